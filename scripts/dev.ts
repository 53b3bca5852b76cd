import { command } from './command'
import { serve } from './serve'
import { readArguments } from './usage'

readArguments({
  command: 'npm run dev',
  help: 'Serves the site with hot reload. The same database, PORT and HOST as npm run site.',
})

await command(stopping => serve('dev', stopping), { dev: true })
