import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { mailWords } from '@/content/mails'

/** A backup each night, and two hours. */
const mostHours = 26
const leastFreeBytes = 2e9

/** What is wrong, and what to do. */
export type Alarm = ReturnType<(typeof mailWords)['alarms']['backup' | 'disk']>

/**
 * The age of the last backup, and what is wrong, by its name. Nothing where no backups
 * are made.
 */
export function readBackups(): { age?: string; alarms: Record<string, Alarm | false> } {
  const folder = process.env.BACKUPS_DIR
  if (!folder || !existsSync(folder)) return { alarms: {} }
  // deploy/nightly gives this file the time of the newest proved backup.
  const proved = statSync(path.join(folder, 'proved'), { throwIfNoEntry: false })?.mtimeMs
  const hours = (Date.now() - (proved ?? statSync(folder).birthtimeMs)) / 3_600_000
  const { bavail, bsize } = statfsSync(folder)
  const freeBytes = bavail * bsize
  const { alarms, backupAge, noBackup } = mailWords
  return {
    age: proved ? backupAge(Math.round(hours)) : noBackup,
    alarms: {
      backup: hours > mostHours && alarms.backup(mostHours),
      disk: freeBytes < leastFreeBytes && alarms.disk((freeBytes / 1e9).toFixed(1)),
    },
  }
}
