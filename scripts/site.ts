import { command } from './command'
import { runNext } from './next'
import { serve } from './serve'
import { readArguments } from './usage'

readArguments({
  command: 'npm run site',
  help: 'Builds the site, starts its database and serves it, until Ctrl-C. PORT, HOST, SITE_URL and the others: .env.example.',
})

/** Builds and serves the site. */
await command(stopping => serve('start', stopping, () => runNext(['build'], {}, stopping)))
