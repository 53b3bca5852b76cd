import { checkBackup, restoreBackup } from '@/db/backup'
import { counted, oneFile } from './backup'
import type { Subcommand } from './subcommand'

export const restore: Subcommand = {
  usage: 'restore FILE [--check] [--json]',
  help: 'Adds what is missing of a backup, all or nothing; what is stored already is left as it is, so that it can be repeated. --check only says whether the file is whole.',
  options: { check: { type: 'boolean' }, json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    const file = oneFile('restore', positionals)
    return async ({ ownerUrl }, operator) => {
      const rows = await checkBackup(file)
      operator.say(`${file} is whole: ${counted(rows)}.`)
      const added = values.check ? undefined : await restoreBackup(ownerUrl, file)
      if (added) operator.say(`${counted(added)} added.`)
      if (values.json) await operator.write(`${JSON.stringify({ file, rows, ...(added && { added }) })}\n`)
      return 0
    }
  },
}
