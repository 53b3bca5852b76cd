import { buildIfNeeded } from './build'
import { command } from './command'

/** Before the stories: they must not be told on an old build. */
await command(buildIfNeeded)
