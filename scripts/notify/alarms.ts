import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'

/** A backup each night, and two hours. */
const mostHours = 26
const leastFreeBytes = 2e9

/**
 * The age of the last backup, and what is wrong there, in sentences. Nothing where no backups are
 * made.
 */
export function readBackups(): { age?: string; alarms: Record<string, string | false> } {
  const folder = process.env.BACKUPS_DIR
  if (!folder || !existsSync(folder)) return { alarms: {} }
  // deploy/nightly gives this file the time of the newest proved backup.
  const proved = statSync(path.join(folder, 'proved'), { throwIfNoEntry: false })?.mtimeMs
  const hours = (Date.now() - (proved ?? statSync(folder).birthtimeMs)) / 3_600_000
  const { bavail, bsize } = statfsSync(folder)
  const backup = `There is no proved backup of the last ${mostHours} hours: docker compose logs nightly.`
  const disk = `Only ${((bavail * bsize) / 1e9).toFixed(1)} GB are free where the backups are.`
  return {
    age: proved
      ? `The last proved backup is ${Math.round(hours)} hours old.`
      : 'No backup has been proved yet.',
    alarms: { backup: hours > mostHours && backup, disk: bavail * bsize < leastFreeBytes && disk },
  }
}
