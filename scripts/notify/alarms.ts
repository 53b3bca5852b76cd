import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'

/** A backup each night, and two hours. */
const mostHours = 26
const leastFreeBytes = 2e9

/** The age of the last backup in a sentence, and what is wrong there. Nothing where no backups are made. */
export function readBackups(): { age?: string; alarms: { name: string; text: string }[] } {
  const folder = process.env.BACKUPS_DIR
  if (!folder || !existsSync(folder)) return { alarms: [] }
  // deploy/nightly gives this file the time of the newest proved backup.
  const proved = statSync(path.join(folder, 'proved'), { throwIfNoEntry: false })?.mtimeMs
  const hours = (Date.now() - (proved ?? statSync(folder).birthtimeMs)) / 3_600_000
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const late = `There is no proved backup of the last ${mostHours} hours: docker compose logs nightly.`
  const full = `Only ${(free / 1e9).toFixed(1)} GB are free where the backups are.`
  return {
    age: proved ? `The last proved backup is ${Math.round(hours)} hours old.` : 'No backup has been proved yet.',
    alarms: [
      ...(hours > mostHours ? [{ name: 'backup', text: late }] : []),
      ...(free < leastFreeBytes ? [{ name: 'disk', text: full }] : []),
    ],
  }
}
