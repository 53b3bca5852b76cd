import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Check, check } from './check'

const hourMs = 3_600_000
/** One a night, and two hours' grace. */
const newestMs = 26 * hourMs
/** Erased inquiries must be gone from all backups within seven days. */
const oldestMs = 7 * 24 * hourMs
/** A dump that is being made takes minutes. */
const unfinishedMs = hourMs

/** Whether backups are made (deploy/backup), whole, and thrown away in time. */
export function checkBackups(folder = process.env.BACKUP_DIR): Check {
  const change = 'BACKUP_DIR, and the nightly backup in OPERATIONS.md'
  if (!folder) return { subject: 'Backups', fault: 'BACKUP_DIR is not set', change }
  try {
    const files = filesIn(folder)
    const newest = files.findLast(({ name }) => name.endsWith('.dump'))
    const namesOf = (found: typeof files) => found.map(({ name }) => name).join(', ')
    const old = namesOf(files.filter(({ age }) => age > oldestMs))
    const unfinished = namesOf(files.filter(({ name, age }) => name.endsWith('.part') && age > unfinishedMs))
    return check('Backups', change, [
      !newest && `there is no *.dump in ${folder}`,
      newest && newest.age > newestMs && `the newest, ${newest.name}, is older than 26 hours`,
      newest && !isWhole(path.join(folder, newest.name)) && `${newest.name} is not what its checksum says`,
      old && `older than seven days, and may hold what was erased: ${old}`,
      unfinished && `begun and never finished: ${unfinished}`,
    ])
  } catch (error) {
    const { path: file, code } = error as NodeJS.ErrnoException
    return { subject: 'Backups', fault: `${file} cannot be read (${code})`, change }
  }
}

/** Newest last, and by name where they are of the same moment; whatever they are: the folder is for backups alone. */
function filesIn(folder: string) {
  const now = Date.now()
  const names = readdirSync(folder).toSorted()
  const dated = names.map(name => ({ name, age: now - statSync(path.join(folder, name)).mtimeMs }))
  return dated.toSorted((a, b) => b.age - a.age)
}

/** By the line of sha256sum beside it. */
function isWhole(file: string): boolean {
  const [noted] = readFileSync(`${file}.sha256`, 'utf8').split(' ')
  return noted === createHash('sha256').update(readFileSync(file)).digest('hex')
}
