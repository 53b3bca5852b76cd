import { isOnThisMachine } from '@/db/address'
import { openForOwner } from '@/db/database'
import { seed, unseed } from '@/db/seed'
import { SetupError } from '@/db/setup-error'
import { command } from './command'
import { readArguments } from './usage'

const { values } = readArguments({
  command: 'npm run db:seed',
  takes: '--remove',
  help: 'Adds invented inquiries to develop with, each marked, to a database on this machine. --remove takes them away.',
  options: { remove: { type: 'boolean' } },
})

await command(
  async () => {
    const database = await openForOwner()
    try {
      if (!isOnThisMachine(database.url))
        throw new SetupError('Invented inquiries are for a database on this machine: unset DATABASE_URL.')
      const many = await (values.remove ? unseed : seed)(database.url)
      console.log(`${many} invented inquiries ${values.remove ? 'taken away' : 'added'}.`)
      return 0
    } finally {
      await database.stop()
    }
  },
  { dev: true },
)
