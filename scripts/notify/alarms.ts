import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type MailWords, mailWords } from '@/content/mails'

/** A backup each night, and two hours. */
const mostHours = 26
const leastGigabytes = 2

export function readBackups(): { age?: string; alarms: Record<string, MailWords | false> } {
  const folder = process.env.BACKUPS_DIR
  if (!folder || !existsSync(folder)) return { alarms: {} }
  // deploy/nightly gives this file the time of the newest proved backup.
  const proved = statSync(path.join(folder, 'proved'), { throwIfNoEntry: false })?.mtimeMs
  const hours = (Date.now() - (proved ?? statSync(folder).birthtimeMs)) / 3_600_000
  const { bavail, bsize } = statfsSync(folder)
  const freeGigabytes = (bavail * bsize) / 1e9
  const { alarms, backupAge, noBackup } = mailWords
  return {
    age: proved ? backupAge(hours) : noBackup,
    alarms: {
      backup: hours > mostHours && alarms.backup(mostHours),
      disk: freeGigabytes < leastGigabytes && alarms.disk(freeGigabytes),
    },
  }
}
