import { statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type MailWords, mailWords } from '@/content/emails'
import { readNotifyEnv, readSiteUrl } from '@/lib/env'
import { hostOf } from '@/lib/own-origin'
import { MailError } from './mailer'
import { bodyOf } from './parts'
import { attempt, noteTrouble, type Round, send } from './round'

/** A backup each night, and two hours. */
export const mostHours = 26
const leastGigabytes = 2

const { alarms: words } = mailWords

export function readBackups(round: Round) {
  const { memory, now, sentences } = round
  const folder = readNotifyEnv().BACKUPS_DIR
  if (!folder) return
  // deploy/nightly gives this file the time of the newest proved backup.
  const written = statSync(path.join(folder, 'proved'), { throwIfNoEntry: false })?.mtime
  // One to come would silence the alarm until then.
  const proved = written && written <= now ? written : undefined
  const hours = (now.getTime() - (proved ?? memory.startedAt).getTime()) / 3_600_000
  sentences.push(proved ? mailWords.backupAge(hours) : mailWords.noBackup)
  if (hours > mostHours) noteTrouble(round, 'backup', words.backup(mostHours))
  const { bavail, bsize } = statfsSync(folder)
  const freeGigabytes = (bavail * bsize) / 1e9
  if (freeGigabytes < leastGigabytes) noteTrouble(round, 'disk', words.disk(freeGigabytes))
}

export async function sendAlarms(round: Round) {
  const { memory, now } = round
  const { alarms, sentKeys } = memory
  const host = hostOf(readSiteUrl())
  for (const [name, alarm] of alarms) {
    const { isOver, raisedAt } = alarm
    alarm.isOver = true
    await attempt(round, async () => {
      if (isOver) {
        const allClear = mailWords.allClear(alarm, host)
        if (sentKeys.has(name)) await sendToAlerts(round, allClear)
        console.error(allClear.subject)
        sentKeys.delete(name)
        alarms.delete(name)
      } else if (raisedAt <= now) await sendToAlerts(round, mailWords.alarm(alarm, host), name)
    })
  }
}

async function sendToAlerts(round: Round, { subject, toDo }: MailWords, key?: string) {
  const mail = { subject, ...bodyOf([toDo]) }
  try {
    await send(round, { ...mail, audience: 'alerts' }, key)
  } catch (error) {
    const isRefused = error instanceof MailError && error.isRefusal
    if (!isRefused) throw error
    await send(round, mail, key)
  }
}
