import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { checkBackup } from '@/db/backup'
import { type Check, check } from './check'

const dayMs = 86_400_000
/** One a day, and half a day's grace. */
const newestMs = 1.5 * dayMs
/** Erased inquiries must be gone from all backups within seven days. */
const oldestMs = 7 * dayMs

/** Whether backups are made, whole, and thrown away in time. */
export async function checkBackups(folder = process.env.BACKUP_DIR): Promise<Check> {
  const change = 'BACKUP_DIR, and the daily job in OPERATIONS.md'
  if (!folder) return { subject: 'Backups', fault: 'BACKUP_DIR is not set', change }
  const files = backupsIn(folder)
  const newest = files[0]
  if (!newest) return { subject: 'Backups', fault: `there is no *.ndjson.gz in ${folder}`, change }
  const broken = await checkBackup(newest.file).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return check('Backups', change, [
    Date.now() - newest.at > newestMs && `the newest, ${newest.file}, is older than a day and a half`,
    files.some(({ at }) => Date.now() - at > oldestMs) &&
      'some are older than seven days, and may hold what was erased',
    broken,
  ])
}

/** Newest first. */
function backupsIn(folder: string) {
  try {
    const files = readdirSync(folder).filter(name => name.endsWith('.ndjson.gz'))
    const dated = files.map(name => path.join(folder, name)).map(file => ({ file, at: statSync(file).mtimeMs }))
    return dated.toSorted((a, b) => b.at - a.at)
  } catch {
    return []
  }
}
