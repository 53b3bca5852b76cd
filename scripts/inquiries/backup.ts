import { createGzip } from 'node:zlib'
import { backupLines, checkBackup, type Counts } from '@/db/backup'
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

export function oneFile(name: string, [file, ...more]: string[]): string {
  if (file && more.length === 0) return file
  throw new UsageError(`${name} needs one file.`)
}

export function counted(rows: Counts): string {
  const many = rows.inquiries + rows.detailed_inquiries
  return `${many === 1 ? '1 inquiry' : `${many} inquiries`} (${rows.inquiries} short, ${rows.detailed_inquiries} detailed)`
}
