import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { DueEmail, Outbox, QueuedInquiry } from '@/db/outbox'
import { hourInIndia } from '@/lib/india'
import type { StoredInquiry } from '@/lib/inquiry/stored'
import { detailed } from '@/notify/emails/samples'
import {
  type Attempts,
  findKey,
  maxEntries,
  mayConfirm,
  nightBegins,
  nightEnds,
  plan,
  reminderDue,
  reminderHours,
  todayHour,
} from './plan'

const at = (time: string) => new Date(`2026-11-${time}+05:30`)
const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)
const before = (time: Date, hours: number) => after(time, -60 * hours)
const noon = at('25T12:00')

const empty: Outbox = {
  todayOn: '2026-11-25',
  listAt: null,
  queue: [],
  unmarked: [],
  recentSingles: 0,
  recentReminders: 0,
}
const planned = (outbox: Partial<Outbox>, now = noon, attempts: Attempts = new Map()) =>
  plan({ ...empty, ...outbox }, attempts, now)
const keysOf = (...args: Parameters<typeof planned>) => planned(...args).map(findKey)
const tokensOf = (email: DueEmail | undefined) =>
  email?.kind === 'list' ? email.tokens : email && 'token' in email ? [email.token] : []

const inquiries = (many: number, kind: string, changes: Partial<QueuedInquiry> = {}) =>
  Array.from({ length: many }, (_, n) => ({
    token: `${kind} ${n}`,
    flags: [] as string[],
    created_at: before(noon, 1),
    reminded_at: null,
    overdue_at: null,
    ...changes,
  }))
const flagged = { flags: ['markup'] }
const tokens = (all: QueuedInquiry[]) => all.map(({ token }) => token)

/* Inquiries */

it('ten single emails an hour are about unflagged inquiries, and one list has the rest', () => {
  const queue = [...inquiries(12, 'couple'), ...inquiries(3, 'flagged', flagged)]
  const emails = planned({ queue })
  expect(emails.slice(0, 10).flatMap(tokensOf)).toEqual(tokens(queue.slice(0, 10)))
  expect(emails.slice(10)).toEqual([{ kind: 'list', tokens: tokens(queue.slice(10)) }])
  expect(keysOf({ queue, recentSingles: 9 })).toEqual(['inquiry couple 0', 'list'])
})

it('a list comes once an hour, and a last one in the future does not count', () => {
  const queue = inquiries(1, 'flagged', flagged)
  const listAfter = (minutes: number) => keysOf({ queue, listAt: after(noon, minutes) })
  expect(listAfter(-59)).toEqual([])
  expect(listAfter(-60)).toEqual(['list'])
  expect(listAfter(5)).toEqual(['list'])
})

it('a list leaves unflagged inquiries beyond its cap to the next one', () => {
  const queue = [...inquiries(60, 'couple'), ...inquiries(60, 'flagged', flagged)]
  expect(tokensOf(planned({ queue }).at(-1))).toEqual(tokens(queue.slice(10, 10 + maxEntries)))
})

it('couples come before sixty flagged inquiries, and a hotel’s guests before advertising', () => {
  const couple = inquiries(1, 'couple')
  const advertising = inquiries(60, 'flagged', flagged)
  const guest = inquiries(1, 'guest', { flags: ['many from one address'] })
  const queue = [...couple, ...advertising, ...guest]
  expect(tokensOf(planned({ queue, recentSingles: 10 })[0])).toEqual(
    tokens([...couple, ...guest, ...advertising]),
  )
})

it('emails that were tried come last, the latest of them at the end', () => {
  const queue = inquiries(3, 'couple')
  const attempts: Attempts = new Map()
  for (const [index, minutesAgo] of [1, 2].entries()) {
    const email = { kind: 'inquiry', token: `couple ${index}` } as const
    attempts.set(findKey(email), { email, at: after(noon, -minutesAgo), isAccepted: false })
  }
  const keys = ['inquiry couple 2', 'inquiry couple 1', 'inquiry couple 0']
  expect(keysOf({ queue }, noon, attempts)).toEqual(keys)
})

/* Reminders */

it('reminders come by day in the last hours before an answer is due, never at night', () => {
  for (let later = 0; later < 24; later++) {
    const created_at = after(at('25T05:00'), later * 60)
    for (let left = 24; left >= 0; left--) {
      const now = before(after(created_at, 24 * 60), left)
      const hour = hourInIndia(now)
      const isDay = hour >= nightEnds && hour < nightBegins
      const found = reminderDue({ flags: [], created_at, reminded_at: null, overdue_at: null }, now)
      if (!isDay) expect(found).toBeUndefined()
      else if (left === 0) expect(found).toBe('overdue')
      else if (left <= reminderHours) expect(found).toBe('reminder')
    }
  }
})

it('a reminder that would fall into the night comes at 21:00, an Overdue at 07:00', () => {
  const dueAt = (received: string) => ({
    flags: [],
    created_at: at(received),
    reminded_at: null,
    overdue_at: null,
  })
  const early = dueAt('24T08:00') // its reminder would come at 02:00
  const late = dueAt('25T04:00')
  expect(['24T20:59', '24T21:00'].map(time => reminderDue(early, at(time)))).toEqual([
    undefined,
    'reminder',
  ])
  expect(['26T06:59', '26T07:00'].map(time => reminderDue(late, at(time)))).toEqual([
    undefined,
    'overdue',
  ])
})

it('ten reminders come in an hour, those that are overdue first, then the oldest', () => {
  const due = inquiries(4, 'due', { created_at: before(noon, 19) })
  const overdue = inquiries(8, 'overdue', { created_at: before(noon, 25) })
  const keys = [
    ...overdue.map(({ token }) => `overdue ${token}`),
    'reminder due 0',
    'reminder due 1',
  ]
  expect(keysOf({ unmarked: [...due, ...overdue] })).toEqual(keys)
  expect(keysOf({ unmarked: due, recentReminders: 9 })).toEqual(['reminder due 0'])
  expect(keysOf({ unmarked: due, recentReminders: 25 })).toEqual([])
})

it('advertising causes no reminder', () => {
  const unmarked = inquiries(3, 'flagged', { ...flagged, created_at: before(noon, 30) })
  expect(keysOf({ unmarked })).toEqual([])
})

/* Today */

it('Today is due once a day from its hour in India', () => {
  const morning = after(at('25T00:00'), todayHour * 60)
  const yesterday = { todayOn: '2026-11-24' }
  expect(keysOf(yesterday, after(morning, -1))).toEqual([])
  expect(keysOf(yesterday, morning)).toEqual(['today'])
  expect(keysOf({}, morning)).toEqual([])
})

it.each([
  ['docs/operations/emails.md', /Today +\|.* at 0?(\d+):00/],
  ['STAFF.md', /\*\*Today\*\* has not come\s+by 0?(\d+):30/],
])('%s names the hour of Today', (file, sentence) => {
  const hour = Number(sentence.exec(readFileSync(file, 'utf8'))?.[1])
  expect(todayHour, `todayHour, of which ${file} says ${hour}`).toBe(hour)
})

/* Confirmations */

const fewRecent = { hour: 4, day: 19, address: 0 }
const isConfirmed = (changes: Partial<StoredInquiry>, recent = fewRecent) =>
  mayConfirm(
    detailed(1, { created_at: before(noon, 1), ...changes }),
    recent,
    new Set(['studio@studio.example']),
    noon,
  )

it.each<[string, Partial<StoredInquiry>, typeof fewRecent?]>([
  ['flagged', { flags: ['honeypot'] }],
  ['a full NDA', { nda: 'nda' }],
  ['to an address without a dot', { email: 'meera@gmial' }],
  ['to our own address', { email: 'Studio@studio.example' }],
  ['older than an hour', { created_at: after(before(noon, 1), -1) }],
  ['the second one of the day to its address', {}, { ...fewRecent, address: 1 }],
  ['the sixth one of the hour', {}, { ...fewRecent, hour: 5 }],
  ['the twenty-first one of the day', {}, { ...fewRecent, day: 20 }],
])('an inquiry is confirmed, but not one that is %s', (_, changes, recent) => {
  expect(isConfirmed({})).toBe(true)
  expect(isConfirmed(changes, recent)).toBe(false)
})
