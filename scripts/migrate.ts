import { openDatabase } from '@/db/open-database'
import { command } from './command'

await command(async () => {
  const database = await openDatabase({ share: true })
  console.log(database.summary)
  await database.stop()
  return 0
})
