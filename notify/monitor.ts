import type { StoredAlarm } from '@/db/outbox'

/*
 * When a fault becomes an alarm, and when it is over. Nothing here waits, reads a clock or changes
 * anything.
 */

/** Faults that alarm. Backups, disk and recipients wait for Today. */
export type Kind = StoredAlarm['kind']

export interface Problem {
  since: Date
  seenAt: Date
  /** An alarm has named it. */
  isAlarmed: boolean
}
export type Problems = ReadonlyMap<Kind, Problem>

export interface MonitorEmail {
  kind: 'alarm' | 'over'
  problems: Problems
}

/** A fault alarms after ten minutes, and has ended after ten minutes without it. */
const patienceMs = 600_000

const msBetween = (start: Date, end: Date) => end.getTime() - start.getTime()
const hasEnded = ({ seenAt }: Problem, now: Date) => msBetween(seenAt, now) >= patienceMs
const hasLasted = ({ since, seenAt, isAlarmed }: Problem) =>
  isAlarmed || msBetween(since, seenAt) >= patienceMs

/** @param found what is broken now */
export function seeFaults(before: Problems, found: Kind[], now: Date): Problems {
  const problems = new Map<Kind, Problem>()
  for (const [kind, { since, seenAt, isAlarmed }] of before) {
    const problem = { since: earlier(since, now), seenAt: earlier(seenAt, now), isAlarmed }
    if (hasLasted(problem) || !hasEnded(problem, now)) problems.set(kind, problem)
  }
  for (const kind of found) {
    const known = problems.get(kind)
    // What comes back after it has ended is a fault of its own.
    const isNew = !known || hasEnded(known, now)
    problems.set(
      kind,
      isNew ? { since: now, seenAt: now, isAlarmed: false } : { ...known, seenAt: now },
    )
  }
  return problems
}

/** A time in the future comes from a clock that was wrong. */
const earlier = (time: Date, now: Date) => (time > now ? now : time)

/** What has lasted and has not ended. */
export const selectActive = (problems: Problems, now: Date): Problems =>
  new Map([...problems].filter(([, each]) => hasLasted(each) && !hasEnded(each, now)))

/** Since when something has been broken that alarms. */
export function findBrokenSince(problems: Problems, now: Date): Date | undefined {
  const active = [...selectActive(problems, now).values()].map(({ since }) => since)
  return active.length > 0 ? new Date(Math.min(...active.map(Number))) : undefined
}

/** The email about faults that is due. An alarm waits for a round in which its fault is there. */
export function planAlarm(problems: Problems, now: Date): MonitorEmail | undefined {
  const active = selectActive(problems, now)
  const all = [...problems.values()]
  if ([...active.values()].some(({ isAlarmed, seenAt }) => !isAlarmed && seenAt >= now))
    return { kind: 'alarm', problems: active }
  const isOver = all.length > 0 && all.every(each => hasEnded(each, now))
  return isOver ? { kind: 'over', problems } : undefined
}

/** What is left to tell, once such an email is sent. */
export function closeAlarm(before: Problems, { kind, problems }: MonitorEmail): Problems {
  if (kind === 'over') return new Map()
  return new Map(
    [...before].map(([each, problem]) => [
      each,
      { ...problem, isAlarmed: problem.isAlarmed || problems.has(each) },
    ]),
  )
}

/** What a process that starts must know. */
export const toStored = (problems: Problems): StoredAlarm[] =>
  [...problems].flatMap(([kind, { since, isAlarmed }]) =>
    isAlarmed ? { kind, since: since.toISOString() } : [],
  )

/** Adds what an earlier process has alarmed about. To this one it has just been seen. */
export function addStored(problems: Problems, alarms: StoredAlarm[], now: Date): Problems {
  const stored = alarms.map(({ kind, since }): [Kind, Problem] => [
    kind,
    { since: new Date(since), seenAt: problems.get(kind)?.seenAt ?? now, isAlarmed: true },
  ])
  return new Map([...problems, ...stored])
}

/* Smoke test */

export interface SmokeTest {
  at: Date
  result: 'passed' | 'failed'
  /** How many in a row found the site too busy. Nothing else notices that somebody keeps it busy. */
  busy: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** 20:30 in UTC, which is 02:00 in India. */
const smokeTestMs = 20.5 * hourMs
const maxBusy = 3

export function nextSmokeTest(
  before: SmokeTest | undefined,
  outcome: 'passed' | 'busy' | 'failed',
  at: Date,
): SmokeTest {
  if (outcome !== 'busy') return { at, result: outcome, busy: 0 }
  const busy = (before?.busy ?? 0) + 1
  // A site that is too busy does not show whether it works again.
  const isFailed = busy >= maxBusy || before?.result === 'failed'
  return { at, result: isFailed ? 'failed' : 'passed', busy }
}

/**
 * At the start and each night. After a failure in ten minutes, and in an hour if it was too busy.
 * @param isRefusing whether an inquiry was refused lately: then every ten minutes, because nobody else
 * may write until the reason is gone
 */
export function isSmokeTestDue(
  test: SmokeTest | undefined,
  now: Date,
  isRefusing = false,
): boolean {
  if (!test || test.at > now) return true
  const age = msBetween(test.at, now)
  if (test.result === 'failed' || isRefusing) return age >= patienceMs
  if (test.busy > 0) return age >= hourMs
  return age > (now.getTime() - smokeTestMs) % dayMs
}
