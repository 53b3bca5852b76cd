import { parseArgs } from 'node:util'
import { SetupError } from '@/db/connect'
import { openDatabase } from '@/db/database'
import { seed, unseed } from '@/db/seed'
import { command } from './command'

const { values } = parseArgs({ options: { remove: { type: 'boolean' }, 'yes-invented': { type: 'boolean' } } })

await command(
  async () => {
    if ((process.env.DATABASE_URL || process.env.DATABASE_OWNER_URL) && !values['yes-invented'])
      throw new SetupError('Invented inquiries would mix with real ones: unset DATABASE_URL, or add --yes-invented.')
    const { ownerUrl, stop } = await openDatabase({ share: true })
    const many = await (values.remove ? unseed : seed)(ownerUrl).finally(stop)
    console.log(`${many} invented inquiries ${values.remove ? 'taken away' : 'added'}.`)
    return 0
  },
  { dev: true },
)
