import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { QueuedInquiry } from '@/db/outbox'
import { hourInIndia } from '@/lib/india'
import { type Observation, type Problem, type Results, noResults } from './facts'
import {
  emptyMemory,
  type Memory,
  nightBegins,
  nightEnds,
  plan,
  reminderDue,
  reminderHours,
  storeAlarm,
  summaryHour,
} from './plan'

const at = (time: string) => new Date(`2026-11-${time}+05:30`)
const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)
const before = (time: Date, hours: number) => after(time, -60 * hours)

/** A Wednesday, before the summary and after the smoke test. */
const night = at('25T05:00')
const noon = at('25T12:00')

const emptyOutbox = {
  sent: { ...emptyMemory.sent, summaryOn: '2026-11-25' },
  queue: [],
  upcoming: [],
  overdue: [],
  singlesOfLastHour: 0,
  hasOpenSmokeTest: false,
}
type Outbox = Extract<Observation['database'], { isReadable: true }>['outbox']

interface Changes {
  outbox?: Partial<Outbox>
  sent?: Partial<Outbox['sent']>
  /** The code with which the database cannot be read. */
  database?: string
  results?: Partial<Results>
}

function observe({
  outbox,
  sent,
  database,
  results,
  ...changes
}: Changes & Partial<Omit<Observation, keyof Changes>> = {}): Observation {
  const readable = {
    isReadable: true,
    outbox: { ...emptyOutbox, ...outbox, sent: { ...emptyOutbox.sent, ...sent } },
  } as const
  return {
    database: database ? { isReadable: false, detail: database } : readable,
    site: { isReady: true },
    backups: undefined,
    recipients: ['studio@example.com', 'engineer@example.com'],
    hasOneAddress: false,
    hasHeartbeat: true,
    hasSmokeTest: true,
    results: { ...noResults, ...results },
    ...changes,
  }
}

const quiet: Memory = {
  ...emptyMemory,
  smokeTest: { state: 'passed', at: at('25T02:00') },
  loggedInAt: night,
}

function inquiries(many: number, kind: string, changes: Partial<QueuedInquiry> = {}) {
  return Array.from({ length: many }, (_, n) => ({
    token: `${kind} ${n}`,
    flags: [] as string[],
    created_at: before(noon, 1),
    reminded_at: null,
    overdue_at: null,
    ...changes,
  }))
}
const flagged = { flags: ['markup'] }

const emailsOf = (observation: Observation, memory = quiet, now = noon) =>
  plan(observation, memory, now).emails
const keysOf = (...args: Parameters<typeof emailsOf>) => emailsOf(...args).map(({ key }) => key)

/** A round each at these times. @returns the keys of what each sends */
function rounds(
  times: Date[],
  observationAt: (time: Date, round: number) => Observation,
  start = quiet,
) {
  let memory = start
  return times.map((time, round) => {
    const next = plan(observationAt(time, round), memory, time)
    memory = next.memory
    return next.emails.map(({ key }) => key)
  })
}
const minutes = (start: Date, ...all: number[]) => all.map(minute => after(start, minute))

/* Inquiries */

it('sends ten single emails an hour, all unflagged, and the rest in one list', () => {
  const queue = [...inquiries(12, 'couple'), ...inquiries(3, 'flagged', flagged)]
  const emails = emailsOf(observe({ outbox: { queue } }))
  expect(emails.slice(0, 10).map(({ key }) => key)).toEqual(
    queue.slice(0, 10).map(({ token }) => `inquiry ${token}`),
  )
  expect(emails.slice(10)).toEqual([
    {
      kind: 'list',
      key: 'list',
      tokens: ['couple 10', 'couple 11', 'flagged 0', 'flagged 1', 'flagged 2'],
      countElsewhere: 0,
      wasRefused: false,
    },
  ])
})

it('counts the single emails of the last hour towards the ten', () => {
  const queue = inquiries(3, 'couple')
  expect(keysOf(observe({ outbox: { queue, singlesOfLastHour: 8 } }))).toEqual([
    'inquiry couple 0',
    'inquiry couple 1',
    'list',
  ])
})

it('counts single emails that are not recorded yet towards the ten', () => {
  const unrecorded = inquiries(9, 'earlier').map(({ token }) => ({
    kind: 'inquiry' as const,
    tokens: [token],
    at: noon,
  }))
  const outbox = { queue: inquiries(2, 'couple') }
  expect(keysOf(observe({ outbox, results: { unrecorded } }))).toEqual(['inquiry couple 0', 'list'])
})

it('sends one list an hour, and ignores a last list in the future', () => {
  const queue = inquiries(1, 'flagged', flagged)
  const listAfter = (listMinutes: number) =>
    keysOf(observe({ outbox: { queue }, sent: { listAt: after(noon, listMinutes) } }))
  expect(listAfter(-59)).toEqual([])
  expect(listAfter(-60)).toEqual(['list'])
  expect(listAfter(5)).toEqual(['list'])
})

it('fills a list with unflagged inquiries before flagged ones', () => {
  const queue = [...inquiries(60, 'couple'), ...inquiries(60, 'flagged', flagged)]
  const list = emailsOf(observe({ outbox: { queue } })).at(-1)
  expect(list).toMatchObject({ tokens: queue.slice(10, 35).map(({ token }) => token) })
})

it('puts a couple before sixty older flagged inquiries', () => {
  const queue = [...inquiries(1, 'couple'), ...inquiries(60, 'flagged', flagged)]
  const outbox = { queue, singlesOfLastHour: 10 }
  expect(emailsOf(observe({ outbox }))).toMatchObject([{ tokens: queue.map(({ token }) => token) }])
})

it('sends a refused inquiry again, after the others', () => {
  const outbox = { queue: inquiries(2, 'couple') }
  const key = 'inquiry couple 0'
  const { emails, memory } = plan(observe({ outbox, results: { refused: [key] } }), quiet, noon)
  expect(emails.map(email => [email.key, email.wasRefused])).toEqual([
    ['inquiry couple 1', false],
    [key, true],
  ])
  const accepted = observe({ outbox, results: { accepted: [key] } })
  expect(plan(accepted, memory, noon).memory.refused).toEqual([])
})

it('forgets a refusal once its inquiry no longer waits', () => {
  const memory = { ...quiet, refused: ['inquiry couple 0', 'list'] }
  expect(plan(observe(), memory, noon).memory.refused).toEqual(['list'])
})

it('records a sent email that is unrecorded, and does not send it again', () => {
  const tokens = ['couple 0', 'couple 1']
  const unrecorded = [
    { kind: 'inquiry' as const, tokens: [tokens[0]!], at: noon },
    { kind: 'list' as const, tokens: [tokens[1]!], at: noon },
    { kind: 'reminder' as const, tokens, at: noon },
    { kind: 'summary' as const, day: '2026-11-25' },
  ]
  const queue = inquiries(2, 'couple')
  const upcoming = inquiries(2, 'couple', { created_at: before(noon, 20) })
  const observation = observe({
    outbox: { queue, upcoming },
    sent: { summaryOn: '2026-11-24' },
    results: { unrecorded },
  })
  const { emails, recordings, memory } = plan(observation, quiet, noon)
  expect(emails).toEqual([])
  expect(recordings).toEqual(unrecorded)
  expect(memory.unrecorded).toEqual([])
})

it('remembers unrecorded emails while the database is away', () => {
  const unrecorded = [{ kind: 'summary' as const, day: '2026-11-25' }]
  const away = observe({ database: 'ECONNREFUSED', results: { unrecorded } })
  const first = plan(away, quiet, noon)
  expect(first.recordings).toEqual([])
  expect(plan(observe(), first.memory, noon).recordings).toEqual(unrecorded)
})

/* Reminders */

it('reminds by day in the last hours before an answer is due, never at night', () => {
  for (let later = 0; later < 24; later++) {
    const created_at = after(night, later * 60)
    const due = after(created_at, 24 * 60)
    for (let left = 24; left >= 0; left--) {
      const now = before(due, left)
      const hour = hourInIndia(now)
      const isDay = hour >= nightEnds && hour < nightBegins
      const found = reminderDue({ created_at, reminded_at: null, overdue_at: null }, now)
      if (!isDay) expect(found).toBeUndefined()
      else if (left === 0) expect(found).toBe('overdue')
      else if (left <= reminderHours) expect(found).toBe('reminder')
    }
  }
})

it('sends one reminder of each kind an hour, and none about flagged inquiries', () => {
  const upcoming = [
    ...inquiries(2, 'due', { created_at: before(noon, 19) }),
    ...inquiries(1, 'later', { created_at: before(noon, 17) }),
    ...inquiries(1, 'flagged', { created_at: before(noon, 19), ...flagged }),
  ]
  const overdue = inquiries(1, 'overdue', { created_at: before(noon, 25) })
  const sentAt = (minute: number) => ({
    outbox: { upcoming, overdue },
    sent: { reminderAt: after(noon, minute), overdueAt: after(noon, minute) },
  })
  expect(emailsOf(observe(sentAt(-60)))).toMatchObject([
    { kind: 'overdue', tokens: ['overdue 0'] },
    { kind: 'reminder', tokens: ['due 0', 'due 1'] },
  ])
  expect(emailsOf(observe(sentAt(-59)))).toEqual([])
})

/* Summary */

const unsent = { sent: { summaryOn: '2026-11-24' } }
const morning = after(at('25T00:00'), summaryHour * 60)

it('sends the summary once a day from its hour in India, even after a restart', () => {
  expect(keysOf(observe(unsent), emptyMemory, after(morning, -1))).toEqual([])
  expect(keysOf(observe(unsent), emptyMemory, morning)).toEqual(['summary'])
  expect(keysOf(observe(), emptyMemory, morning)).toEqual([])
})

it.each(['STAFF.md', 'docs/operations/emails.md'])('%s names the hour of the summary', file => {
  const row = /^\|.*Summary.*/m.exec(readFileSync(file, 'utf8'))?.[0]
  expect(row).toMatch(new RegExp(`\\b0?${summaryHour}:00`))
})

it('sends no summary while the database is away for less than 15 minutes', () => {
  const away = (_: Date, round: number) =>
    round < 2 ? observe({ database: 'ECONNREFUSED' }) : observe(unsent)
  expect(rounds(minutes(morning, 0, 1, 3), away, emptyMemory)).toEqual([[], [], ['summary']])
})

it('sends one summary without its list if the database stays away longer', () => {
  const keyWithoutList = 'summary without list 2026-11-25'
  const sent = rounds(minutes(morning, 0, 14, 15, 16, 17), (_, round) =>
    observe({
      database: 'ECONNREFUSED',
      results: round === 3 ? { accepted: [keyWithoutList] } : {},
    }),
  )
  expect(sent).toEqual([
    [],
    [],
    ['alarm database', keyWithoutList],
    ['alarm database'],
    ['alarm database'],
  ])
})

it('sends the summary with its list on the same day, once the database is back', () => {
  const key = 'summary without list 2026-11-25'
  const away = { database: 'ECONNREFUSED', results: { accepted: [key] } }
  const sent = rounds(minutes(morning, 15, 16), (_, round) => observe(round === 0 ? away : unsent))
  expect(sent[1]).toEqual(['summary'])
})

it('the summary names active alarms, the last backup and the last smoke test', () => {
  const since = before(morning, 1)
  const disk: Problem = { kind: 'disk', gigabytes: 1 }
  const backups = { verifiedAt: before(morning, 3), freeGigabytes: 1 }
  const stored = storeAlarm({ problem: disk, since })
  const memory = { ...quiet, problems: [{ problem: disk, since }] }
  const observation = observe({ sent: { ...unsent.sent, alarms: [stored] }, backups })
  expect(emailsOf(observation, memory, morning)).toMatchObject([
    {
      kind: 'summary',
      facts: {
        alarms: [{ problem: disk, since }],
        backupVerifiedAt: backups.verifiedAt,
        smokeTestPassedAt: at('25T02:00'),
        smokeTestBusyAt: undefined,
        isMonday: false,
      },
    },
  ])
})

it('the summary says that the site was too busy for a smoke test', () => {
  const memory: Memory = { ...quiet, smokeTest: { state: 'busy', at: at('25T07:30') } }
  expect(emailsOf(observe(unsent), memory, morning)).toMatchObject([
    { facts: { smokeTestPassedAt: undefined, smokeTestBusyAt: at('25T07:30') } },
  ])
})

it('the summary ignores old smoke tests and times in the future', () => {
  const factsAt = (time: Date) => {
    const memory: Memory = { ...quiet, smokeTest: { state: 'passed', at: time } }
    const backups = { verifiedAt: time, freeGigabytes: 9 }
    const [summary] = emailsOf(observe({ ...unsent, backups }), memory, morning)
    return summary
  }
  expect(factsAt(after(morning, 60))).toMatchObject({
    facts: { backupVerifiedAt: null, smokeTestPassedAt: undefined },
  })
  expect(factsAt(before(morning, 26))).toMatchObject({ facts: { smokeTestPassedAt: undefined } })
})

it('recognizes a Monday in India', () => {
  const [summary] = emailsOf(observe(unsent), quiet, after(morning, 5 * 24 * 60))
  expect(summary).toMatchObject({ facts: { isMonday: true } })
})

/* Alarms */

const lasting: [string, Parameters<typeof observe>[0], number][] = [
  ['site', { site: { isReady: false, detail: '502' } }, 5],
  ['database', { database: 'ECONNREFUSED' }, 15],
  ['email', { results: { mailServer: 'EAUTH 535' } }, 15],
  ['recipient left@example.com', { results: { recipients: { 'left@example.com': 550 } } }, 15],
  ['backup', { backups: { verifiedAt: before(night, 27), freeGigabytes: 9 } }, 15],
  ['disk', { backups: { verifiedAt: night, freeGigabytes: 1.9 } }, 15],
  ['heartbeat', { results: { heartbeat: '404' } }, 15],
  ['unexpected', { results: { unexpected: '22023' } }, 15],
]

it.each(lasting)('the alarm “%s” is sent once the problem has lasted', (key, broken, patience) => {
  const times = minutes(night, 0, patience - 1, patience)
  expect(rounds(times, () => observe(broken))).toEqual([[], [], [`alarm ${key}`]])
})

it.each(lasting)('no alarm “%s” is sent if the problem ends sooner', (_, broken, patience) => {
  const times = minutes(night, 0, patience - 1, patience, 60)
  const results = { accepted: ['list'], recipients: { 'left@example.com': 0 }, heartbeat: '' }
  const sent = rounds(times, (__, round) => observe(round < 2 ? broken : { results }))
  expect(sent.flat()).toEqual([])
})

it('sends an alarm once, even after a restart, and reports when it is over', () => {
  const problem: Problem = { kind: 'site', detail: '502' }
  const sent = { alarms: [storeAlarm({ problem, since: night })] }
  const broken = observe({ sent, site: { isReady: false, detail: 'ETIMEDOUT' } })
  expect(keysOf(broken, emptyMemory, after(night, 60))).toEqual([])
  expect(emailsOf(observe({ sent }), emptyMemory, after(night, 25))).toMatchObject([
    { kind: 'over', alarm: { problem, since: night }, endedAt: after(night, 25) },
  ])
})

it('reads an alarm’s dates back from the database as dates', () => {
  const problem: Problem = { kind: 'site', detail: 'refused', refusedAt: night }
  const stored = JSON.parse(JSON.stringify(storeAlarm({ problem, since: night }))) as never
  const [over] = emailsOf(observe({ sent: { alarms: [stored] } }), emptyMemory, noon)
  expect(over).toMatchObject({ alarm: { problem, since: night } })
})

it('an alarm sent while the database was away is not sent again', () => {
  const problem: Problem = { kind: 'database', detail: 'ECONNREFUSED' }
  const alarm = storeAlarm({ problem, since: night })
  const results = { unrecorded: [{ kind: 'alarm' as const, alarm }] }
  const sent = rounds(minutes(night, 16, 17, 18), (_, round) =>
    round === 0
      ? observe({ database: 'ECONNREFUSED', results })
      : observe(round === 1 ? { database: 'ECONNREFUSED' } : {}),
  )
  expect(sent).toEqual([[], [], ['over database']])
})

it('an alarm stays active until a new try shows that it is over', () => {
  const problems: Problem[] = [
    { kind: 'email', detail: 'EAUTH 535' },
    { kind: 'recipient', address: 'engineer@example.com', code: 550 },
    { kind: 'smoke test', page: '/', detail: '500' },
    { kind: 'heartbeat', detail: '404' },
  ]
  const alarms = problems.map(problem => storeAlarm({ problem, since: night }))
  const untried = { ...quiet, smokeTest: emptyMemory.smokeTest }
  expect(keysOf(observe({ sent: { alarms } }), untried)).toEqual([])
  const results = {
    hasLoggedIn: true,
    recipients: { 'engineer@example.com': 0 },
    smokeTest: { outcome: 'passed' as const, at: noon },
    heartbeat: '',
  }
  expect(keysOf(observe({ sent: { alarms }, results }), untried)).toEqual([
    'over email',
    'over recipient engineer@example.com',
    'over smoke test',
    'over heartbeat',
  ])
})

it('the first backup may take 26 hours; a missing later one alarms sooner', () => {
  const backups = (verifiedAt: Date | null) =>
    observe({ backups: { verifiedAt, freeGigabytes: 9 } })
  const times = minutes(noon, 0, 26 * 60 - 1, 26 * 60)
  const alarms = (verifiedAt: Date | null) =>
    rounds(times, () => backups(verifiedAt)).map(keys => keys.includes('alarm backup'))
  expect(alarms(null)).toEqual([false, false, true])
  expect(alarms(after(noon, 48 * 60))).toEqual([false, false, true])
  expect(alarms(before(noon, 27))).toEqual([false, true, true])
})

it('a restart does not give the first backup another day', () => {
  const backups = (hoursOfFolder: number) => ({
    verifiedAt: null,
    freeGigabytes: 9,
    folderCreatedAt: before(noon, hoursOfFolder),
  })
  const afterRestart = (hoursOfFolder: number) =>
    emailsOf(observe({ backups: backups(hoursOfFolder) }), emptyMemory, noon)
  expect(afterRestart(25)).toEqual([])
  expect(afterRestart(26)).toMatchObject([
    { key: 'alarm backup', alarm: { since: before(noon, 26) } },
  ])
  expect(afterRestart(-1)).toEqual([])
})

it('an alarm that was over within the hour comes again only after 30 minutes', () => {
  const problem: Problem = { kind: 'site', detail: '502' }
  const alarms = [storeAlarm({ problem, since: night })]
  const down = { site: { isReady: false, detail: '502' } } as const
  const sent = rounds(minutes(night, 10, 11, 40, 41, 42), (_, round) =>
    round === 0 ? observe({ sent: { alarms } }) : observe(down),
  )
  expect(sent).toEqual([['over site'], [], [], ['alarm site'], ['alarm site']])
  const nextHour = rounds(minutes(night, 10, 71, 76), (_, round) =>
    round === 0 ? observe({ sent: { alarms } }) : observe(down),
  )
  expect(nextHour).toEqual([['over site'], [], ['alarm site']])
})

it('an alarm that seems to begin in the future begins now', () => {
  const memory = {
    ...quiet,
    problems: [{ problem: { kind: 'disk', gigabytes: 1 } as Problem, since: after(noon, 600) }],
  }
  const broken = observe({ backups: { verifiedAt: noon, freeGigabytes: 1 } })
  expect(plan(broken, memory, noon).memory.problems).toMatchObject([{ since: noon }])
})

/* Smoke test */

const runsAt = (smokeTest: Memory['smokeTest'], now: Date, observation = observe()) =>
  plan(observation, { ...quiet, smokeTest }, now).runsSmokeTest

it('runs the smoke test at the start and at 02:00 in India', () => {
  expect(runsAt({ state: 'due' }, noon)).toBe(true)
  const passed = { state: 'passed', at: at('24T12:00') } as const
  expect(runsAt(passed, at('25T01:59'))).toBe(false)
  expect(runsAt(passed, at('25T02:00'))).toBe(true)
  expect(runsAt({ state: 'passed', at: at('25T02:00:30') }, at('25T02:01:30'))).toBe(false)
})

it('runs a failed smoke test again after 15 minutes, then each hour', () => {
  const failed = { state: 'failed', at: night, page: '/', detail: '500' } as const
  const isDue = (minute: number, isRepeated: boolean) =>
    runsAt({ ...failed, isRepeated }, after(night, minute))
  expect([14, 15].map(minute => isDue(minute, false))).toEqual([false, true])
  expect([59, 60].map(minute => isDue(minute, true))).toEqual([false, true])
})

it('runs the smoke test again if it seems to have passed in the future', () => {
  expect(runsAt({ state: 'passed', at: after(noon, 60) }, noon)).toBe(true)
})

it('runs no smoke test without https, or while the site is known to be down', () => {
  expect(runsAt({ state: 'due' }, noon, observe({ hasSmokeTest: false }))).toBe(false)
  const down = observe({ site: { isReady: false, detail: '502' } })
  expect(runsAt({ state: 'due' }, noon, down)).toBe(false)
})

it('a smoke test raises an alarm once it has failed twice', () => {
  const failure = { outcome: 'failed', page: '/', detail: '500' } as const
  const testedAt = [0, 15]
  const sent = rounds(minutes(night, 0, 14, 15, 16), time => {
    const minute = (time.getTime() - night.getTime()) / 60_000
    const smokeTest = testedAt.includes(minute) ? { ...failure, at: time } : undefined
    return observe({ results: smokeTest && { smokeTest } })
  })
  expect(sent).toEqual([[], [], ['alarm smoke test'], ['alarm smoke test']])
})

it('a smoke test that failed once raises no alarm until it fails again', () => {
  const sent = rounds(minutes(night, 0, 15, 30), (time, index) => {
    const failed = { outcome: 'failed', page: '/', detail: '500', at: time } as const
    const smokeTest = [failed, { outcome: 'busy', at: time } as const, undefined][index]
    return observe({ results: smokeTest && { smokeTest } })
  })
  expect(sent.flat()).toEqual([])
})

it('after a restart the summary still says that the smoke test fails', () => {
  const problem: Problem = { kind: 'smoke test', page: '/', detail: '500' }
  const sent = { ...unsent.sent, alarms: [storeAlarm({ problem, since: night })] }
  expect(emailsOf(observe({ sent }), emptyMemory, morning)).toMatchObject([
    { kind: 'summary', facts: { alarms: [{ problem, since: night }] } },
  ])
})

it('a site too busy for a smoke test does not fail it; notify retries in an hour', () => {
  const busy = { smokeTest: { outcome: 'busy' as const, at: night } }
  const { memory } = plan(
    observe({ results: busy }),
    { ...quiet, smokeTest: { state: 'due' } },
    night,
  )
  expect(memory.problems.map(({ problem }) => problem.kind)).toEqual(['busy'])
  expect(runsAt(memory.smokeTest, after(night, 59))).toBe(false)
  expect(runsAt(memory.smokeTest, after(night, 60))).toBe(true)
})

it('a site that is too busy for three hours is an alarm, until a smoke test gets through', () => {
  const busyAt = (time: Date) => ({ outcome: 'busy' as const, at: time })
  const passed = { outcome: 'passed' as const, at: after(night, 241) }
  const sent = rounds(minutes(night, 0, 60, 120, 179, 180, 241), (time, round) =>
    observe({ results: { smokeTest: round === 5 ? passed : busyAt(time) } }),
  )
  expect(sent).toEqual([[], [], [], [], ['alarm busy'], []])
  const alarms = [storeAlarm({ problem: { kind: 'busy', hours: 3 }, since: night })]
  const ended = (results: Partial<Results>) =>
    keysOf(observe({ sent: { alarms }, results }), { ...quiet, smokeTest: { state: 'due' } })
  expect(ended({})).toEqual([])
  expect(ended({ smokeTest: passed })).toEqual(['over busy'])
})

it('a busy site does not end a smoke test’s alarm', () => {
  const failed = { state: 'failed', at: night, page: '/', detail: '500', isRepeated: true } as const
  const busy = { smokeTest: { outcome: 'busy' as const, at: noon } }
  const { memory } = plan(observe({ results: busy }), { ...quiet, smokeTest: failed }, noon)
  expect(memory.smokeTest).toEqual({ ...failed, at: noon })
})

it('answers a late smoke-test inquiry, and uses no database without work', () => {
  const planned = (hasOpenSmokeTest: boolean) =>
    plan(observe({ outbox: { hasOpenSmokeTest } }), quiet, noon)
  expect(planned(true)).toMatchObject({ usesDatabase: true, closesSmokeTest: true })
  expect(planned(false)).toMatchObject({ usesDatabase: false, closesSmokeTest: false })
})

/* Mail server and heartbeat */

it('only a failure of the database or of every email holds back the heartbeat', () => {
  const isWell = (changes: Parameters<typeof observe>[0]) =>
    plan(observe(changes), quiet, noon).isWell
  expect(isWell({})).toBe(true)
  expect(isWell({ database: 'ECONNREFUSED' })).toBe(false)
  expect(isWell({ results: { database: '25006' } })).toBe(false)
  expect(isWell({ results: { mailServer: 'EAUTH 535' } })).toBe(false)
  expect(isWell({ results: { refused: ['inquiry couple 0'] } })).toBe(true)
  expect(isWell({ results: { recipients: { 'engineer@example.com': 550 } } })).toBe(true)
  expect(isWell({ results: { mailServer: '450 4.7.0', accepted: ['inquiry couple 0'] } })).toBe(
    true,
  )
  expect(isWell({ site: { isReady: false, detail: '502' } })).toBe(true)
})

it('an email that the server never accepts does not block the others', () => {
  const queue = inquiries(2, 'couple')
  const firstTried = rounds(minutes(after(morning, 30), 0, 1, 2, 3), (_, round) =>
    observe({
      sent: { summaryOn: '' },
      outbox: { queue },
      // The first email of each round ends it.
      results: {
        failed: round ? [['summary', 'inquiry couple 0', 'inquiry couple 1'][round - 1]!] : [],
      },
    }),
  ).map(([first]) => first)
  expect(firstTried).toEqual(['summary', 'inquiry couple 0', 'inquiry couple 1', 'summary'])
})

it('a login does not end the alarm about a full mailbox', () => {
  const full = { kind: 'email', detail: 'EENVELOPE 552' } as const
  const memory = { ...quiet, problems: [{ problem: full, since: before(noon, 1) }] }
  const { problems } = plan(observe({ results: { hasLoggedIn: true } }), memory, noon).memory
  expect(problems.map(({ problem }) => problem)).toEqual([full])
})

it('a backup alarm stays active while the backup folder cannot be read', () => {
  const backup = { kind: 'backup', hours: 26 } as const
  const memory = { ...quiet, problems: [{ problem: backup, since: before(noon, 1) }] }
  const unreadable = observe({ results: { unexpected: 'BACKUPS_DIR: EIO' } })
  const { problems } = plan(unreadable, memory, noon).memory
  expect(problems.map(({ problem }) => problem)).toContainEqual(backup)
})

it('checks the mail login once an hour unless an email does', () => {
  const checks = (changes: Parameters<typeof observe>[0], minute: number, memory = quiet) =>
    plan(observe(changes), memory, after(night, minute)).checksLogin
  expect(checks({}, 0, { ...quiet, loggedInAt: undefined })).toBe(true)
  expect([59, 60].map(minute => checks({}, minute))).toEqual([false, true])
  expect(checks({ results: { accepted: ['list'] } }, 60)).toBe(false)
  expect(checks({ outbox: { queue: inquiries(1, 'couple') } }, 60)).toBe(false)
  expect(checks({ results: { mailServer: 'ETIMEDOUT' } }, 1)).toBe(true)
  expect(checks({}, 0, { ...quiet, loggedInAt: after(night, 60) })).toBe(true)
})

it('mutates neither the observation nor the memory', () => {
  const freeze = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    Object.values(value).forEach(freeze)
    return Object.freeze(value)
  }
  const observation = observe({
    outbox: { queue: inquiries(20, 'couple') },
    ...unsent,
    site: { isReady: false, detail: '502' },
    results: { refused: ['list'], accepted: ['summary'] },
  })
  expect(() => plan(freeze(observation), freeze(quiet), noon)).not.toThrow()
})
