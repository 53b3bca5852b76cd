import type { Outbox, QueuedInquiry, Recording, Sent } from '@/db/outbox'
import { answerDue } from '@/db/outbox'
import { hourInIndia, indianIsoTime } from '@/lib/india'
import { isSuspicious } from '@/lib/inquiry/spam'
import type { Alarm, Observation, Problem, SmokeTestResult } from './facts'

/*
 * All rules of the emails: what is sent, when, and how many. Nothing here waits, reads a clock or
 * changes anything.
 */

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A mailbox may send some 500 emails a day. */
const maxSinglesPerHour = 10

/**
 * How many unflagged inquiries a list names, and how many a reminder. With more of them, Gmail would
 * cut the email.
 */
const maxNamed = 25

/** Hours of the day in India. */
export const summaryHour = 8
export const nightBegins = 22
export const nightEnds = 7

/** 20:30 in UTC, which is 02:00 in India. */
const smokeTestMs = 20.5 * hourMs

/** Before an answer is due. */
export const reminderHours = 6

/** How long a problem lasts before it is an alarm. A restart or an update of the site takes less. */
const siteMs = 5 * minuteMs
/** For all other problems. A mail server that defers a new sender accepts its emails by then. */
const patienceMs = 15 * minuteMs
/** For a problem whose alarm was over within the last hour, so that a flapping site sends few alarms. */
const flappingMs = 30 * minuteMs
/** A backup is made each night. Two hours are added for the time that it takes. */
const backupHours = 26
const minFreeGigabytes = 2
/** Hours in which each smoke test finds the site too busy. */
const busyHours = 3

/** What one round hands to the next. The database has what must survive a restart. */
export interface Memory {
  /** What has been emailed, as the database said when it could last be read. */
  sent: Sent
  /** What has been emailed since then and is not recorded yet. */
  unrecorded: Recording[]
  /** What is broken, whether or not it has lasted long enough to be an alarm. */
  problems: Alarm[]
  /** When an alarm was over, by its problem's key. One hour is kept. */
  overAt: Record<string, Date>
  smokeTest: SmokeTest
  /** Keys of emails that the mail server has refused once for their content. */
  refused: string[]
  /** Keys of emails that were not accepted when last tried, the latest last. */
  failed: string[]
  loggedInAt?: Date
  /** The key of the last summary that could not say who waits. */
  summaryWithoutList?: string
}

type SmokeTest =
  | { state: 'due' }
  | { state: 'passed' | 'busy'; at: Date }
  | { state: 'failed'; at: Date; page: string; detail: string; isRepeated: boolean }

export const emptyMemory: Memory = {
  sent: { summaryOn: '', listAt: null, reminderAt: null, overdueAt: null, alarms: [] },
  unrecorded: [],
  problems: [],
  overAt: {},
  smokeTest: { state: 'due' },
  refused: [],
  failed: [],
}

/** Tokens name inquiries: if one is erased and sent again, it has the same id and another token. */
export type PlannedEmail = (
  | { kind: 'alarm'; alarm: Alarm }
  | { kind: 'over'; alarm: Alarm; endedAt: Date }
  | { kind: 'reminder' | 'overdue'; tokens: string[] }
  | { kind: 'summary'; day: string; facts: SummaryFacts }
  | { kind: 'summary without list'; day: string; facts: SummaryFacts }
  | { kind: 'inquiry'; token: string }
  /** `countElsewhere`: how many inquiries got an email of their own within the last hour. */
  | { kind: 'list'; tokens: string[]; countElsewhere: number }
) & {
  /** Names the email in the results of the round. */
  key: string
  /**
   * The mail server refused its content before. If the server refuses it again, the email is sent
   * without the couple's words.
   */
  wasRefused: boolean
}

interface SummaryFacts {
  alarms: Alarm[]
  backupVerifiedAt: Date | null | undefined
  smokeTestPassedAt: Date | undefined
  smokeTestBusyAt: Date | undefined
  isMonday: boolean
  hasOneAddress: boolean
}

export interface Plan {
  /** What earlier rounds emailed and could not record. */
  recordings: Recording[]
  /** Sent in this order: the most urgent first. */
  emails: PlannedEmail[]
  /** A round with nothing to do opens no second connection. */
  usesDatabase: boolean
  /** The smoke test had ended before its inquiry was stored. */
  closesSmokeTest: boolean
  checksLogin: boolean
  runsSmokeTest: boolean
  /** Database and mail server work, so the heartbeat goes out. */
  isWell: boolean
  memory: Memory
}

export function plan(observation: Observation, memory: Memory, now: Date): Plan {
  const { database, results } = observation
  const pending = [...memory.unrecorded, ...results.unrecorded]
  const sent = pending.reduce(applyRecording, readSent(observation, memory))
  const smokeTest = nextSmokeTest(memory.smokeTest, results.smokeTest)
  const problems = nextProblems(observation, memory, sent, smokeTest, now)
  const refused = nextRefused(memory.refused, observation)
  const alarms = problems.filter(problem =>
    isAlarm(problem, observation, smokeTest, sent, memory, now),
  )
  const summaryWithoutList =
    results.accepted.find(key => key.startsWith('summary without list')) ??
    memory.summaryWithoutList
  const known = { sent, pending, now, refused }
  const planned = [
    ...planAlarms(problems, alarms, sent, now),
    ...(database.isReadable ? planReminders(database.outbox, known) : []),
    ...planSummary(observation, { ...known, alarms, smokeTest, summaryWithoutList }),
    ...(database.isReadable ? planInquiries(database.outbox, known) : []),
  ]
  const failed = nextFailed(memory.failed, results)
  // A failure may end the round. So an email that failed comes last and holds up no other.
  const emails = planned.toSorted((a, b) => failed.indexOf(a.key) - failed.indexOf(b.key))
  const isBroken = (kind: Problem['kind']) => problems.some(({ problem }) => problem.kind === kind)
  const hasLoggedIn = results.hasLoggedIn || results.accepted.length > 0
  const loggedInAt = hasLoggedIn ? now : memory.loggedInAt
  const closesSmokeTest = database.isReadable && database.outbox.hasOpenSmokeTest
  const hasLoggedInLately = isWithin(loggedInAt, hourMs, now)
  return {
    recordings: database.isReadable ? pending : [],
    emails,
    usesDatabase:
      database.isReadable && (emails.length > 0 || pending.length > 0 || closesSmokeTest),
    closesSmokeTest,
    // Providers lock out whoever logs in each minute. If an email is sent, its login is enough.
    checksLogin: emails.length === 0 && (!hasLoggedInLately || isBroken('email')),
    runsSmokeTest: observation.hasSmokeTest && !isBroken('site') && isSmokeTestDue(smokeTest, now),
    isWell: !isBroken('database') && !isBroken('email'),
    memory: {
      sent,
      unrecorded: database.isReadable ? [] : pending,
      problems,
      overAt: nextOverAt(memory.overAt, emails, now),
      smokeTest,
      refused,
      failed: failed.filter(key => emails.some(email => email.key === key)),
      loggedInAt,
      summaryWithoutList,
    },
  }
}

function nextFailed(before: string[], { failed, accepted }: Observation['results']): string[] {
  const still = before.filter(key => !failed.includes(key) && !accepted.includes(key))
  return [...still, ...failed]
}

interface Known {
  sent: Sent
  pending: Recording[]
  refused: string[]
  now: Date
}

/** A future time comes from a clock that was wrong. It counts as never. */
const isPast = (time: Date | null | undefined, now: Date): time is Date =>
  time !== null && time !== undefined && time <= now

const isWithin = (time: Date | null | undefined, ms: number, now: Date) =>
  isPast(time, now) && now.getTime() - time.getTime() < ms

/** Lists and reminders come once an hour. */
export const isHourOver = (lastAt: Date | null, now: Date) => !isWithin(lastAt, hourMs, now)

function readSent({ database }: Observation, memory: Memory): Sent {
  return database.isReadable ? database.outbox.sent : memory.sent
}

function applyRecording(sent: Sent, recording: Recording): Sent {
  switch (recording.kind) {
    case 'inquiry':
      return sent
    case 'list':
      return { ...sent, listAt: recording.at }
    case 'reminder':
      return { ...sent, reminderAt: recording.at }
    case 'overdue':
      return { ...sent, overdueAt: recording.at }
    case 'summary':
      return { ...sent, summaryOn: recording.day }
    case 'alarm':
      return { ...sent, alarms: [...sent.alarms, recording.alarm] }
    case 'over':
      return { ...sent, alarms: sent.alarms.filter(({ key }) => key !== recording.key) }
  }
}

/** Forgets an email once it is accepted, or its inquiry has left the queue. */
function nextRefused(before: string[], { database, results }: Observation): string[] {
  const refused = new Set([...before, ...results.refused])
  for (const key of results.accepted) refused.delete(key)
  if (!database.isReadable) return [...refused]
  const queued = new Set(database.outbox.queue.map(({ token }) => inquiryKey(token)))
  return [...refused].filter(key => !key.startsWith(inquiryKey('')) || queued.has(key))
}

/* Alarms */

/** A problem whose detail changes stays the same problem. */
export const problemKey = (problem: Problem) =>
  problem.kind === 'recipient' ? `recipient ${problem.address}` : problem.kind

export const storeAlarm = ({ problem, since }: Alarm) => ({
  key: problemKey(problem),
  since: since.toISOString(),
  problem,
})

function restoreAlarm({ problem, since }: Sent['alarms'][number]): Alarm {
  const restored = problem as Problem
  const isDated = restored.kind === 'site' && restored.refusedAt
  return {
    problem: isDated ? { ...restored, refusedAt: new Date(restored.refusedAt!) } : restored,
    since: new Date(since),
  }
}

function nextProblems(
  observation: Observation,
  memory: Memory,
  sent: Sent,
  smokeTest: SmokeTest,
  now: Date,
): Alarm[] {
  const before = new Map(
    [...sent.alarms.map(restoreAlarm), ...memory.problems].map(alarm => [
      problemKey(alarm.problem),
      alarm,
    ]),
  )
  const found = findProblems(observation, smokeTest, now)
  const foundKeys = new Set(found.map(problemKey))
  // A problem that this round could not check again stays.
  const untried = [...before.values()]
    .map(({ problem }) => problem)
    .filter(problem => !foundKeys.has(problemKey(problem)))
    .filter(problem => !isTried(problem, observation, smokeTest))
  return [...found, ...untried].map(problem => {
    const since = before.get(problemKey(problem))?.since ?? firstSeenAt(problem, observation)
    return { problem, since: isPast(since, now) ? since : now }
  })
}

/** The first backup has been missing since the folder was made, whenever `notify` was started. */
const firstSeenAt = ({ kind }: Problem, { backups }: Observation) =>
  kind === 'backup' && !backups?.verifiedAt ? backups?.folderCreatedAt : undefined

function findProblems(
  { database, site, backups, results }: Observation,
  smokeTest: SmokeTest,
  now: Date,
): Problem[] {
  const problems: Problem[] = []
  const databaseFailure = database.isReadable ? results.database : database.detail
  if (site && !site.isReady) {
    const { detail, refusedAt } = site
    problems.push({ kind: 'site', detail, ...(refusedAt && { refusedAt }) })
  }
  if (databaseFailure) problems.push({ kind: 'database', detail: databaseFailure })
  // If one email was accepted, the others follow.
  if (results.mailServer && results.accepted.length === 0)
    problems.push({ kind: 'email', detail: results.mailServer })
  // If no address of the studio accepts an email, that is the problem 'email'.
  for (const [address, code] of Object.entries(results.recipients))
    if (code > 0 && !results.mailServer) problems.push({ kind: 'recipient', address, code })
  if (backups && !isWithin(backups.verifiedAt, backupHours * hourMs, now))
    problems.push({ kind: 'backup', hours: backupHours })
  if (backups && backups.freeGigabytes < minFreeGigabytes)
    problems.push({ kind: 'disk', gigabytes: Math.floor(backups.freeGigabytes * 10) / 10 })
  if (smokeTest.state === 'failed') {
    const { page, detail } = smokeTest
    problems.push({ kind: 'smoke test', page, detail })
  }
  if (smokeTest.state === 'busy') problems.push({ kind: 'busy', hours: busyHours })
  if (results.heartbeat) problems.push({ kind: 'heartbeat', detail: results.heartbeat })
  if (results.unexpected) problems.push({ kind: 'unexpected', detail: results.unexpected })
  return problems
}

/** Whether this round would have found the problem again. */
function isTried(problem: Problem, observation: Observation, smokeTest: SmokeTest): boolean {
  const { results, recipients } = observation
  switch (problem.kind) {
    case 'email':
      // A login does not show whether a mailbox is full.
      return (
        results.accepted.length > 0 ||
        (results.hasLoggedIn && !/^(EENVELOPE|EMESSAGE)/.test(problem.detail))
      )
    case 'backup':
    case 'disk':
      // Without BACKUPS_DIR `backups` is undefined too, but then nothing fails.
      return observation.backups !== undefined || !results.unexpected
    case 'recipient':
      return results.recipients[problem.address] === 0 || !recipients.includes(problem.address)
    case 'smoke test':
      return smokeTest.state === 'passed' || !observation.hasSmokeTest
    case 'busy':
      return smokeTest.state !== 'due' || !observation.hasSmokeTest
    case 'heartbeat':
      return results.heartbeat === '' || !observation.hasHeartbeat
    default:
      return true
  }
}

/** Nobody is told of a problem that lasts for less than its time. */
function isAlarm(
  { problem, since }: Alarm,
  observation: Observation,
  smokeTest: SmokeTest,
  sent: Sent,
  { overAt }: Memory,
  now: Date,
): boolean {
  const key = problemKey(problem)
  const isKnown = sent.alarms.some(alarm => alarm.key === key)
  if (isKnown) return true
  // A single failure may come from an update that is under way.
  if (problem.kind === 'smoke test' && !(smokeTest.state === 'failed' && smokeTest.isRepeated))
    return false
  const isFlapping = isWithin(overAt[key], hourMs, now)
  const waitMs = Math.max(patienceFor(problem, observation, now), isFlapping ? flappingMs : 0)
  return now.getTime() - since.getTime() >= waitMs
}

function patienceFor({ kind }: Problem, { backups }: Observation, now: Date): number {
  // The first backup of a new machine is made within a day.
  if (kind === 'backup' && !isPast(backups?.verifiedAt, now)) return backupHours * hourMs
  if (kind === 'busy') return busyHours * hourMs
  return kind === 'site' ? siteMs : patienceMs
}

function nextOverAt(before: Memory['overAt'], emails: PlannedEmail[], now: Date) {
  const kept = Object.entries(before).filter(([, time]) => isWithin(time, hourMs, now))
  const added = emails.flatMap(email =>
    email.kind === 'over' ? [[problemKey(email.alarm.problem), now] as const] : [],
  )
  return Object.fromEntries([...kept, ...added])
}

function planAlarms(problems: Alarm[], alarms: Alarm[], sent: Sent, now: Date): PlannedEmail[] {
  const isSent = ({ problem }: Alarm) => sent.alarms.some(({ key }) => key === problemKey(problem))
  const isOver = ({ key }: Sent['alarms'][number]) =>
    !problems.some(({ problem }) => problemKey(problem) === key)
  return [
    ...alarms
      .filter(alarm => !isSent(alarm))
      .map(alarm => ({
        kind: 'alarm' as const,
        alarm,
        key: `alarm ${problemKey(alarm.problem)}`,
        wasRefused: false,
      })),
    ...sent.alarms.filter(isOver).map(stored => ({
      kind: 'over' as const,
      alarm: restoreAlarm(stored),
      endedAt: now,
      key: `over ${stored.key}`,
      wasRefused: false,
    })),
  ]
}

/* Smoke test */

function nextSmokeTest(before: SmokeTest, result: SmokeTestResult | undefined): SmokeTest {
  if (!result) return before
  const { outcome, at } = result
  if (outcome === 'failed') {
    const { page, detail } = result
    return { state: 'failed', at, page, detail, isRepeated: before.state === 'failed' }
  }
  // A site that is too busy does not show whether it works again.
  if (outcome === 'busy' && before.state === 'failed') return { ...before, at }
  return { state: outcome, at }
}

/** At the start and each night. After a failure, in a quarter of an hour and then each hour. */
function isSmokeTestDue(test: SmokeTest, now: Date): boolean {
  if (test.state === 'due' || test.at > now) return true
  if (test.state === 'passed') {
    const sinceNightMs = (now.getTime() - smokeTestMs) % dayMs
    return now.getTime() - test.at.getTime() > sinceNightMs
  }
  const isFirstFailure = test.state === 'failed' && !test.isRepeated
  return !isWithin(test.at, isFirstFailure ? patienceMs : hourMs, now)
}

/* Summary */

/** What is due by then is answered today: staff read the next summary then, and may ring from seven. */
export const tomorrowsSummary = (now: Date) =>
  new Date(
    Date.parse(`${indianIsoTime(now).slice(0, 10)}T00:00+05:30`) + dayMs + summaryHour * hourMs,
  )

function planSummary(
  { database, backups, hasOneAddress }: Observation,
  {
    sent,
    alarms,
    smokeTest,
    summaryWithoutList,
    refused,
    now,
  }: Known & { alarms: Alarm[]; smokeTest: SmokeTest; summaryWithoutList: string | undefined },
): PlannedEmail[] {
  const day = indianIsoTime(now).slice(0, 10)
  if (hourInIndia(now) < summaryHour || sent.summaryOn === day) return []
  const keyWithoutList = `summary without list ${day}`
  const isDatabaseAlarm = alarms.some(({ problem }) => problem.kind === 'database')
  const hasList = !isDatabaseAlarm || summaryWithoutList === keyWithoutList
  if (hasList && !database.isReadable) return []
  const kind = hasList ? 'summary' : 'summary without list'
  const key = hasList ? kind : keyWithoutList
  const isLate = smokeTest.state !== 'due' && !isWithin(smokeTest.at, dayMs + hourMs, now)
  const facts: SummaryFacts = {
    alarms,
    backupVerifiedAt: backups && (isPast(backups.verifiedAt, now) ? backups.verifiedAt : null),
    smokeTestPassedAt: smokeTest.state === 'passed' && !isLate ? smokeTest.at : undefined,
    smokeTestBusyAt: smokeTest.state === 'busy' ? smokeTest.at : undefined,
    isMonday: new Date(day).getUTCDay() === 1,
    hasOneAddress,
  }
  return [{ kind, day, facts, key, wasRefused: refused.includes(key) }]
}

/* Reminders */

type Answerable = Pick<QueuedInquiry, 'created_at'>

/** Which reminder an inquiry needs now. None is due at night. */
export function reminderDue(
  inquiry: Answerable & Pick<QueuedInquiry, 'reminded_at' | 'overdue_at'>,
  now: Date,
): 'reminder' | 'overdue' | undefined {
  const hour = hourInIndia(now)
  const isNight = hour >= nightBegins || hour < nightEnds
  if (isNight) return undefined
  const hoursLeft = (answerDue(inquiry).getTime() - now.getTime()) / hourMs
  if (hoursLeft <= 0) return inquiry.overdue_at ? undefined : 'overdue'
  // A reminder that would fall into the night comes in the hour before.
  const hoursOfNight = hour >= nightBegins - 1 ? 24 + nightEnds - hour : 0
  const isNear = hoursLeft <= reminderHours + hoursOfNight
  return isNear && !inquiry.reminded_at ? 'reminder' : undefined
}

/** One reminder of each kind an hour, and never about an inquiry that may be advertising. */
function planReminders(outbox: Outbox, known: Known): PlannedEmail[] {
  const { sent, refused, now } = known
  const kinds = [
    ['overdue', outbox.overdue, sent.overdueAt],
    ['reminder', outbox.upcoming, sent.reminderAt],
  ] as const
  return kinds.flatMap(([kind, inquiries, lastAt]) => {
    if (!isHourOver(lastAt, now)) return []
    const tokens = withoutPending(inquiries, kind, known)
      .filter(inquiry => !isSuspicious(inquiry.flags) && reminderDue(inquiry, now) === kind)
      .slice(0, maxNamed)
      .map(({ token }) => token)
    if (tokens.length === 0) return []
    return [{ kind, tokens, key: kind, wasRefused: refused.includes(kind) }]
  })
}

function withoutPending<Inquiry extends { token: string }>(
  inquiries: Inquiry[],
  kind: 'reminder' | 'overdue' | 'inquiry',
  { pending }: Pick<Known, 'pending'>,
): Inquiry[] {
  const tokens = new Set(
    pending.flatMap(recording => {
      if (!('tokens' in recording)) return []
      const kindOfRecording = recording.kind === 'list' ? 'inquiry' : recording.kind
      return kindOfRecording === kind ? recording.tokens : []
    }),
  )
  return inquiries.filter(({ token }) => !tokens.has(token))
}

/* Inquiries */

const inquiryKey = (token: string) => `inquiry ${token}`

/**
 * Ten single emails an hour, all about unflagged inquiries. All others stand in one list an hour,
 * unflagged ones first, so that a flood hides no couple.
 */
function planInquiries(outbox: Outbox, known: Known): PlannedEmail[] {
  const { sent, pending, refused, now } = known
  const queue = withoutPending(outbox.queue, 'inquiry', known)
  const unflagged = queue.filter(({ flags }) => !isSuspicious(flags))
  const flagged = queue.filter(({ flags }) => isSuspicious(flags))
  const pendingSingles = pending.filter(({ kind }) => kind === 'inquiry').length
  const room = Math.max(0, maxSinglesPerHour - outbox.singlesOfLastHour - pendingSingles)
  const wasRefused = ({ token }: QueuedInquiry) => refused.includes(inquiryKey(token))
  const refusedBefore = unflagged.filter(wasRefused).slice(0, room)
  const fresh = unflagged.filter(inquiry => !wasRefused(inquiry))
  const singles = fresh.slice(0, room - refusedBefore.length)
  const toEmail = ({ token }: QueuedInquiry): PlannedEmail => {
    const key = inquiryKey(token)
    return { kind: 'inquiry', token, key, wasRefused: refused.includes(key) }
  }
  const list = planList(fresh.slice(singles.length), flagged)
  const isListDue = list.length > 0 && isHourOver(sent.listAt, now)
  return [
    ...singles.map(toEmail),
    ...(isListDue
      ? [
          {
            kind: 'list' as const,
            tokens: list.map(({ token }) => token),
            countElsewhere: outbox.singlesOfLastHour,
            key: 'list',
            wasRefused: refused.includes('list'),
          },
        ]
      : []),
    // Last, because if the server defers one of them, the round ends.
    ...refusedBefore.map(toEmail),
  ]
}

/** A list counts the flagged ones that it cannot name. It leaves unflagged ones to the next list. */
function planList(unflagged: QueuedInquiry[], flagged: QueuedInquiry[]): QueuedInquiry[] {
  if (unflagged.length >= maxNamed) return unflagged.slice(0, maxNamed)
  return [...unflagged, ...flagged]
}
