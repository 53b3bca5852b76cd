import { openDatabase } from '@/db/open-database'
import { seed } from '@/db/seed'
import { readDatabaseEnv, SetupError } from '@/lib/env'
import { command } from './command'

await command(
  async () => {
    const { DATABASE_URL, DATABASE_OWNER_URL } = readDatabaseEnv()
    if (DATABASE_URL || DATABASE_OWNER_URL)
      throw new SetupError(
        'Invented inquiries would mix with real ones. Unset DATABASE_URL and DATABASE_OWNER_URL, to seed the bundled database.',
      )
    const { ownerUrl, stop } = await openDatabase({ share: true })
    console.log(`${await seed(ownerUrl).finally(stop)} invented inquiries added.`)
    return 0
  },
  { dev: true },
)
