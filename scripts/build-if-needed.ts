import { buildIfNeeded } from './build'
import { command } from './command'

/** Before the browser tests, which must not run on an old build. */
await command(buildIfNeeded)
