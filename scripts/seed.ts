import { SetupError } from '@/db/connection'
import { openDatabase } from '@/db/open-database'
import { seed } from '@/db/seed'
import { command } from './command'

await command(
  async () => {
    if (process.env.DATABASE_URL || process.env.DATABASE_OWNER_URL)
      throw new SetupError(
        'Invented inquiries would mix with real ones: unset DATABASE_URL and DATABASE_OWNER_URL.',
      )
    const { ownerUrl, stop } = await openDatabase({ share: true })
    console.log(`${await seed(ownerUrl).finally(stop)} invented inquiries added.`)
    return 0
  },
  { dev: true },
)
