import { statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { mailWords } from '@/content/emails'
import { facts } from '@/content/facts'
import { readNotifyEnv, readSiteUrl } from '@/lib/env'
import { indianTime } from '@/lib/india'
import { hostOf } from '@/lib/own-origin'
import { MailError } from './mailer'
import { bodyOf } from './parts'
import { type Alarm, attempt, noteTrouble, type Round, send } from './round'
import { fillSentence, fillWords, type MailWords } from './words'

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
  const age = fillSentence(mailWords.backupAge, { hours: Math.round(hours) })
  sentences.push(proved ? age : mailWords.noBackup)
  if (hours > mostHours) noteTrouble(round, 'backup', fillWords(words.backup, { hours: mostHours }))
  const { bavail, bsize } = statfsSync(folder)
  const freeGigabytes = (bavail * bsize) / 1e9
  const gigabytes = freeGigabytes.toFixed(1)
  if (freeGigabytes < leastGigabytes)
    noteTrouble(round, 'disk', fillWords(words.disk, { gigabytes }))
}

export async function sendAlarms(round: Round) {
  const { memory, now } = round
  const { alarms, sentKeys } = memory
  const host = hostOf(readSiteUrl()) ?? facts.name
  for (const [name, alarm] of alarms) {
    const { isOver, raisedAt, since, subject } = alarm
    alarm.isOver = true
    await attempt(round, async () => {
      if (isOver) {
        const time = indianTime(since)
        const allClear = fillWords(mailWords.allClear, { host, subject, time })
        if (sentKeys.has(name)) await sendToAlerts(round, allClear)
        console.error(allClear.subject)
        sentKeys.delete(name)
        alarms.delete(name)
      } else if (raisedAt <= now) {
        const words = {
          subject: fillSentence(mailWords.alarm, { host, subject }),
          toDo: describeAlarm(alarm),
        }
        await sendToAlerts(round, words, name)
      }
    })
  }
}

export const describeAlarm = ({ since, subject, toDo }: Pick<Alarm, 'since' | keyof MailWords>) =>
  fillSentence(mailWords.alarmSince, { time: indianTime(since), subject, toDo })

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
