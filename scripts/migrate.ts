import { openDatabase } from '@/db/database'
import { command } from './command'

/** `npm run db:migrate`: tables, roles and rights, and nothing else; the site does the same at its start. */
await command(async () => {
  const database = await openDatabase({ share: true })
  console.log(database.summary)
  await database.stop()
  return 0
})
