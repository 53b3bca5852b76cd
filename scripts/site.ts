import { buildIfNeeded } from './build'
import { command } from './command'
import { serve } from './serve'
import { readArguments } from './usage'

readArguments({
  command: 'npm run site',
  help: 'Builds the site if it has changed, starts its database and serves it, until Ctrl-C. PORT, HOST, SITE_URL and the others: .env.example.',
})

/** The site as visitors meet it. */
await command(stopping => serve('start', stopping, () => buildIfNeeded(stopping)))
