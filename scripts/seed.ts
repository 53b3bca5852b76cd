import { openDatabase } from '@/db/database'
import { seed, unseed } from '@/db/seed'
import { SetupError } from '@/db/setup-error'
import { command } from './command'

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** `npm run db:seed`: invented inquiries to develop with, each marked; `-- --remove` takes them away. On this machine alone. */
await command(
  async () => {
    const database = await openDatabase({ share: true })
    try {
      if (!thisMachine.includes(new URL(database.ownerUrl).hostname))
        throw new SetupError('Invented inquiries are for a database on this machine: unset DATABASE_URL.')
      const remove = process.argv.includes('--remove')
      const many = await (remove ? unseed : seed)(database.ownerUrl)
      console.log(`${many} invented inquiries ${remove ? 'taken away' : 'added'}.`)
      return 0
    } finally {
      await database.stop()
    }
  },
  { dev: true },
)
