import { existsSync, mkdirSync, readFileSync, statfsSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { InboxRow } from '@/db/inbox'
import { inIndia } from '@/lib/india'
import type { Mail } from './mail'
import { commandName } from './command-name'
import { answerState, count } from './words'

/** In India. */
const morningHour = 8
const hourMs = 3_600_000
/** A backup each night, and two hours. */
const proofMs = 26 * hourMs
const leastFreeBytes = 2e9

/** State is kept in files: if the folder is lost, one mail comes twice. */
const stateFile = (name: string) => path.join(process.env.NOTICES_DIR || '.data', name)

/** Records a round of `notify`, for the container's health check. */
export function noteRound() {
  const file = stateFile('last-round')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '', { flag: 'a' })
  utimesSync(file, new Date(), new Date())
}

/** Whether it is past 08:00 in India and today's mail has not been sent. */
export function isMorningMailDue(now = new Date()): boolean {
  const time = inIndia(now)
  return Number(time.slice(11, 13)) >= morningHour && read(stateFile('morning')) !== time.slice(0, 10)
}

export const noteMorningMail = (now = new Date()) => writeFileSync(stateFile('morning'), inIndia(now).slice(0, 10))

/**
 * The studio's mail of each morning, also on quiet days: its absence is the alarm. It names nobody.
 * @param rows of the inbox, in its order
 */
export function morningMail(rows: InboxRow[], now = new Date()): Mail {
  const waiting = rows.filter(({ answered }) => !answered)
  const overdue = waiting.filter(({ hours_left }) => hours_left === 'overdue').length
  const subject = waiting.length
    ? `${count(waiting.length)} ${waiting.length > 1 ? 'wait' : 'waits'} for an answer${overdue ? `, ${overdue} overdue` : ''}`
    : 'No inquiry waits for an answer'
  const lines = waiting.map(row => `${row.reference}  received ${row.received}; ${answerState(row)}`)
  const backup = backupState(now)
  const parts = [
    lines.join('\n'),
    waiting.length && `To read one: ${commandName} show ${waiting[0]?.reference}`,
    backup,
  ]
  return {
    id: `morning.${inIndia(now).slice(0, 10)}`,
    subject,
    text: `${[subject + '.', ...parts].filter(Boolean).join('\n\n')}\n`,
  }
}

/** The time of the newest proved backup, which deploy/nightly gives to a file. Undefined before the first night. */
function lastProved(folder: string): number | undefined {
  return statSync(path.join(folder, 'proved'), { throwIfNoEntry: false })?.mtimeMs
}

/** The age of the backup as a sentence; undefined where no backups are made. */
function backupState(now: Date): string | undefined {
  const folder = process.env.BACKUPS_DIR
  if (!folder) return undefined
  const proved = lastProved(folder)
  if (!proved) return 'No backup has been proved yet.'
  return `The last proved backup is ${Math.round((now.getTime() - proved) / hourMs)} hours old.`
}

/** Alarms, a sentence each: a late backup, or a nearly full disk. */
export function backupAlarms(now = new Date(), leastFree = leastFreeBytes): string[] {
  const folder = process.env.BACKUPS_DIR
  if (!folder || !existsSync(folder)) return []
  // Before the first backup: since the folder was created.
  const since = lastProved(folder) ?? statSync(folder).birthtimeMs
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return [
    now.getTime() - since > proofMs && 'There is no proved backup of the last 26 hours: docker compose logs nightly.',
    free < leastFree && `Only ${(free / 1e9).toFixed(1)} GB are free where the backups are.`,
  ].filter(alarm => alarm !== false)
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
