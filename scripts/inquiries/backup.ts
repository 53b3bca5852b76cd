import { createGzip } from 'node:zlib'
import { backupLines, checkBackup, restoreBackup } from '@/db/backup'
import type { Counts } from '@/db/backup-file'
import { writeNewFile } from './new-file'
import { type Subcommand, UsageError } from './subcommand'

export const backup: Subcommand = {
  usage: 'backup FILE [--json]',
  help: 'Writes every inquiry of both tables to a new file that only its owner may read, with a checksum, and reads it once more to be sure.',
  options: { json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    const file = oneFile('backup', positionals)
    return async ({ staffUrl }, operator) => {
      await writeNewFile(file, backupLines(staffUrl), createGzip())
      const rows = await checkBackup(file)
      operator.say(`${counted(rows)} written to ${file}, and read again.`)
      if (values.json) await operator.write(`${JSON.stringify({ file, rows })}\n`)
      return 0
    }
  },
}

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

function oneFile(name: string, [file, ...more]: string[]): string {
  if (file && more.length === 0) return file
  throw new UsageError(`${name} needs one file.`)
}

function counted(rows: Counts): string {
  const many = rows.inquiries + rows.detailed_inquiries
  return `${many === 1 ? '1 inquiry' : `${many} inquiries`} (${rows.inquiries} short, ${rows.detailed_inquiries} detailed)`
}
