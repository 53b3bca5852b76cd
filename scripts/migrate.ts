import { openForSite } from '@/db/database'
import { command } from './command'
import { readArguments } from './usage'

readArguments({
  command: 'npm run db:migrate',
  help: 'Makes tables, roles and rights, and nothing else. The site does the same at its start.',
})

await command(async () => {
  const database = await openForSite({ share: true })
  console.log(database.summary)
  await database.stop()
  return 0
})
