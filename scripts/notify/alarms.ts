import { existsSync, statfsSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { type MailWords, mailWords } from '@/content/mails'
import { readNotifyEnv, readSiteUrl } from '@/lib/env'
import { hostOf } from '@/lib/own-origin'
import { MailError } from './mailer'
import { alarmMail } from './mails'
import { type Alarm, attempt, type Round, send } from './round'

/** A backup each night, and two hours. */
const mostHours = 26
const leastGigabytes = 2

const { alarms: words } = mailWords
const host = () => hostOf(readSiteUrl()) ?? hostname()

export function readBackups({ memory, now, sentences }: Round) {
  const folder = readNotifyEnv().BACKUPS_DIR
  if (!folder || !existsSync(folder)) return
  // deploy/nightly gives this file the time of the newest proved backup.
  const written = statSync(path.join(folder, 'proved'), { throwIfNoEntry: false })?.mtime
  // One to come would silence the alarm until then.
  const proved = written && written <= now ? written : undefined
  const hours = (now.getTime() - (proved ?? memory.startedAt).getTime()) / 3_600_000
  sentences.push(proved ? mailWords.backupAge(hours) : mailWords.noBackup)
  if (hours > mostHours) memory.troubles.set('backup', words.backup(mostHours))
  const { bavail, bsize } = statfsSync(folder)
  const freeGigabytes = (bavail * bsize) / 1e9
  if (freeGigabytes < leastGigabytes) memory.troubles.set('disk', words.disk(freeGigabytes))
}

const isRaised = ({ since, patienceMs = 0 }: Alarm, now: Date) =>
  now.getTime() - since.getTime() >= patienceMs

/** For the morning mail. */
export const raisedAlarms = ({ memory, now }: Round) =>
  [...memory.alarms.values()].filter(alarm => isRaised(alarm, now)).map(mailWords.alarmSince)

/** Each trouble is mailed once while it lasts, by its name, and once when it is over. */
export async function sendAlarms(round: Round) {
  const { memory, now } = round
  const { alarms, troubles } = memory
  for (const [name, trouble] of troubles)
    alarms.set(name, { since: now, ...alarms.get(name), ...trouble })
  for (const [name, alarm] of alarms) {
    if (!troubles.has(name)) await attempt(round, () => sendAllClear(round, name, alarm))
    else if (isRaised(alarm, now))
      await attempt(round, () => sendToAlerts(round, mailWords.alarm(alarm, host()), name))
  }
  troubles.clear()
}

async function sendAllClear(round: Round, name: string, alarm: Alarm) {
  const { alarms, sentKeys } = round.memory
  if (sentKeys.has(name)) await sendToAlerts(round, mailWords.allClear(alarm, host()))
  sentKeys.delete(name)
  alarms.delete(name)
}

/** The studio gets what ALERT_TO refuses. */
async function sendToAlerts(round: Round, words: MailWords, key?: string) {
  const mail = alarmMail(words)
  try {
    await send(round, mail, key)
  } catch (error) {
    const isRefused = error instanceof MailError && error.isRefusal
    if (!isRefused) throw error
    await send(round, { ...mail, audience: 'studio' }, key)
  }
}
