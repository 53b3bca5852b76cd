import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Outbox, QueuedInquiry, Recording } from '@/db/outbox'
import { hourInIndia } from '@/lib/india'
import {
  keyOf,
  maxEntries,
  nightBegins,
  nightEnds,
  plan,
  type PlannedEmail,
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
  alarms: [],
  queue: [],
  unmarked: [],
  recentSingles: 0,
  recentReminders: 0,
}
interface Memory {
  unrecorded?: Recording[]
  failed?: string[]
}
const planned = (
  outbox: Partial<Outbox>,
  { unrecorded = [], failed = [] }: Memory = {},
  now = noon,
) => plan({ ...empty, ...outbox }, { unrecorded, failed }, now)
const keysOf = (...args: Parameters<typeof planned>) => planned(...args).map(keyOf)
const tokensOf = (email: PlannedEmail | undefined) =>
  email && 'tokens' in email ? email.tokens : []

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
  expect(emails.slice(10)).toEqual([
    { kind: 'inquiry', isList: true, tokens: tokens(queue.slice(10)) },
  ])
  expect(keysOf({ queue, recentSingles: 9 })).toEqual(['inquiry couple 0', 'inquiry list'])
})

it('a list comes once an hour, and a last one in the future does not count', () => {
  const queue = inquiries(1, 'flagged', flagged)
  const listAfter = (minutes: number) => keysOf({ queue, listAt: after(noon, minutes) })
  expect(listAfter(-59)).toEqual([])
  expect(listAfter(-60)).toEqual(['inquiry list'])
  expect(listAfter(5)).toEqual(['inquiry list'])
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

it('what was sent and is not recorded yet is not sent again, and counts towards the ten', () => {
  const queue = inquiries(3, 'couple')
  const single = (token: string): Recording => ({
    kind: 'inquiry',
    isList: false,
    tokens: [token],
    at: noon,
  })
  const unrecorded = ['couple 0', ...tokens(inquiries(8, 'earlier'))].map(single)
  expect(keysOf({ queue }, { unrecorded })).toEqual(['inquiry couple 1', 'inquiry list'])
  const listed: Recording = { kind: 'inquiry', isList: true, tokens: tokens(queue), at: noon }
  expect(
    keysOf({ queue: [...queue, ...inquiries(1, 'flagged', flagged)] }, { unrecorded: [listed] }),
  ).toEqual([])
  const today: Recording = { kind: 'today', day: '2026-11-25' }
  const unmarked = inquiries(1, 'due', { created_at: before(noon, 20) })
  const reminder: Recording = { ...single('due 0'), kind: 'reminder' } as Recording
  expect(keysOf({ todayOn: '', unmarked }, { unrecorded: [today, reminder] })).toEqual([])
})

it('emails that failed come last, the latest of them at the end', () => {
  const queue = inquiries(3, 'couple')
  const failed = ['inquiry couple 1', 'inquiry couple 0']
  expect(keysOf({ queue }, { failed })).toEqual(['inquiry couple 2', ...failed])
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

it('each reminder is an email of its own, and more than ten within an hour are one list', () => {
  const overdue = inquiries(2, 'overdue', { created_at: before(noon, 25) })
  const due = inquiries(2, 'due', { created_at: before(noon, 19) })
  expect(keysOf({ unmarked: [...overdue, ...due] })).toEqual([
    'overdue overdue 0',
    'overdue overdue 1',
    'reminder due 0',
    'reminder due 1',
  ])
  const many = inquiries(30, 'overdue', { created_at: before(noon, 25) })
  expect(planned({ unmarked: many })).toEqual([
    { kind: 'overdue', isList: true, tokens: tokens(many.slice(0, maxEntries)) },
  ])
  expect(keysOf({ unmarked: due, recentReminders: 9 })).toEqual(['reminder list'])
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
  expect(keysOf(yesterday, {}, after(morning, -1))).toEqual([])
  expect(keysOf(yesterday, {}, morning)).toEqual(['today list'])
  expect(keysOf({}, {}, morning)).toEqual([])
})

it.each([
  ['docs/operations/emails.md', /Today +\|.* at 0?(\d+):00/],
  ['STAFF.md', /\*\*Today\*\* has not come\s+by 0?(\d+):30/],
])('%s names the hour of Today', (file, sentence) => {
  const hour = Number(sentence.exec(readFileSync(file, 'utf8'))?.[1])
  expect(todayHour, `todayHour, of which ${file} says ${hour}`).toBe(hour)
})
