import type { StoredAlarm } from '@/db/outbox'

/*
 * When a fault becomes an alarm, and when it is over. Nothing here waits, reads a clock or changes
 * anything.
 */

/** Faults that alarm. Backups, disk and recipients wait for Today. */
export type Kind = StoredAlarm['kind']

export interface Problem {
  kind: Kind
  since: Date
  seenAt: Date
}

export interface MonitorEmail {
  kind: 'alarm' | 'over'
  problems: Problem[]
}

/** A fault alarms after ten minutes, and has ended after ten minutes without it. */
const patienceMs = 600_000

const msBetween = (start: Date, end: Date) => end.getTime() - start.getTime()
const hasEnded = ({ seenAt }: Problem, now: Date) => msBetween(seenAt, now) >= patienceMs

/** Two processes notice the same fault within minutes. An earlier fault of its kind began before. */
export const isTold = ({ kind, since }: Problem, told: StoredAlarm[]) =>
  told.some(alarm => alarm.kind === kind && msBetween(new Date(alarm.since), since) < patienceMs)

/**
 * @param before what the last round returned
 * @param told what the last alarm has said. Empty once all works again
 * @param found what is broken now
 */
export function monitor(before: Problem[], told: StoredAlarm[], found: Kind[], now: Date) {
  const hasLasted = (problem: Problem) =>
    isTold(problem, told) || msBetween(problem.since, problem.seenAt) >= patienceMs
  const problems = [...before, ...restore(told, before, now)]
    .map(problem => see(problem, found, now))
    .concat(begin(before, told, found, now))
    .filter(problem => hasLasted(problem) || !hasEnded(problem, now))
  const active = problems.filter(problem => hasLasted(problem) && !hasEnded(problem, now))
  const isNew = active.some(problem => !isTold(problem, told) && found.includes(problem.kind))
  const isOver = problems.length > 0 && problems.every(problem => hasEnded(problem, now))
  const email: MonitorEmail | undefined = isNew
    ? { kind: 'alarm', problems: active }
    : isOver
      ? { kind: 'over', problems }
      : undefined
  return { problems, active, email }
}

/** After a restart, what an alarm has said has just been seen. */
const restore = (told: StoredAlarm[], before: Problem[], now: Date): Problem[] =>
  told
    .filter(({ kind }) => !before.some(problem => problem.kind === kind))
    .map(({ kind, since }) => ({ kind, since: new Date(since), seenAt: now }))

/** A time in the future comes from a clock that was wrong. */
function see(problem: Problem, found: Kind[], now: Date): Problem {
  const { kind } = problem
  const [since, seenAt] = [problem.since, problem.seenAt].map(time => (time > now ? now : time))
  if (!found.includes(kind)) return { kind, since: since!, seenAt: seenAt! }
  // What comes back after it has ended is a fault of its own.
  return { kind, since: hasEnded({ ...problem, seenAt: seenAt! }, now) ? now : since!, seenAt: now }
}

const begin = (before: Problem[], told: StoredAlarm[], found: Kind[], now: Date): Problem[] =>
  found
    .filter(kind => ![...before, ...told].some(known => known.kind === kind))
    .map(kind => ({ kind, since: now, seenAt: now }))

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
