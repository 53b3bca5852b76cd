import { buildIfNeeded } from './build'
import { command } from './command'
import { serve } from './serve'

/** `npm run site`: the site as visitors meet it. */
await command(stopping => serve('start', stopping, () => buildIfNeeded(stopping)))
