import { openForOwner } from '@/db/database'
import { seed, unseed } from '@/db/seed'
import { SetupError } from '@/db/setup-error'
import { command } from './command'
import { readArguments } from './usage'

const { values } = readArguments({
  command: 'npm run db:seed',
  takes: '--remove, --yes-invented',
  help: 'Adds invented inquiries to develop with, each marked. --remove takes them away. With a database of your own it needs --yes-invented.',
  options: { remove: { type: 'boolean' }, 'yes-invented': { type: 'boolean' } },
})

await command(
  async () => {
    const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
    if ((DATABASE_URL || DATABASE_OWNER_URL) && !values['yes-invented'])
      throw new SetupError(
        'Invented inquiries would mix with real ones: unset DATABASE_URL and DATABASE_OWNER_URL, or add --yes-invented.',
      )
    const database = await openForOwner()
    try {
      const many = await (values.remove ? unseed : seed)(database.url)
      console.log(`${many} invented inquiries ${values.remove ? 'taken away' : 'added'}.`)
      return 0
    } finally {
      await database.stop()
    }
  },
  { dev: true },
)
