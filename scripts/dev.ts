import { command } from './command'
import { checkEssays } from './essays'
import { serve } from './serve'
import { readArguments } from './usage'

readArguments({
  command: 'npm run dev',
  help: 'Serves the site while it is worked on: a change is seen at once. The same database, PORT and HOST as npm run site.',
})

await command(stopping => serve('dev', stopping, async () => (checkEssays(), 0)), { dev: true })
