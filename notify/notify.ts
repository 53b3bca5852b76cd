import { type Database, within } from '@/db/connect'
import { runAsStaff, withConnection } from '@/db/open-database'
import { closeSmokeTest, readOutbox, record, type Recording, type StoredAlarm } from '@/db/outbox'
import { readNotifyEnv, readSiteUrl } from '@/lib/env'
import type { Readiness } from '@/lib/readiness'
import {
  alarmsOf,
  deliver,
  deliverAlarm,
  joinResults,
  noResults,
  type Results,
  resultsOf,
  type Tools,
} from './deliver'
import { request } from './http'
import {
  isSmokeTestDue,
  type Kind,
  monitor,
  nextSmokeTest,
  type Problem,
  type SmokeTest,
} from './monitor'
import { findBackupFaults, findSiteFault } from './observe'
import { plan } from './plan'
import { runSmokeTest } from './smoke-test'

/** What one round hands to the next. The database has what must survive a restart. */
export interface State {
  problems: Problem[]
  /** What the last alarm has said. */
  told: StoredAlarm[]
  /** What was sent and is not recorded yet. */
  unrecorded: Recording[]
  /** The keys of emails that were not accepted when last tried, the latest last. */
  failed: string[]
  /** The addresses that refused when last tried. */
  refusing: string[]
  /** Undefined until the first one has run. */
  smokeTest: SmokeTest | undefined
}
export const firstState: State = {
  problems: [],
  told: [],
  unrecorded: [],
  failed: [],
  refusing: [],
  smokeTest: undefined,
}

/** For queries that follow each other. */
const queriesMs = 30_000
/** An email that is no longer due stays among those that failed until others take its place. */
const maxFailed = 50
/** For four responses of the site, and the database's. */
const smokeTestMs = 120_000

/** What a round has found and done, besides its alarm. */
interface Round extends Results {
  told: StoredAlarm[]
  smokeTest: SmokeTest | undefined
}

/** @returns `isWell` if nothing alarms */
export async function runRound(before: State, tools: Tools): Promise<State & { isWell: boolean }> {
  const now = tools.clock()
  const site = await findSiteFault()
  const work = async (db: Database) => {
    const round = await sendDueEmails(db, before, now, tools, site)
    return alarm(before, round, site, now, tools, round.faults.database ? undefined : db)
  }
  const { state, active } = await runAsStaff(url =>
    withConnection('DATABASE_STAFF_URL', url, work),
  ).catch((error: unknown) => {
    const round = { ...before, ...resultsOf(error), unrecorded: before.unrecorded }
    return alarm(before, round, site, now, tools)
  })
  if (!tools.stop.aborted) await sendHeartbeat(active)
  return { ...state, isWell: active.length === 0 }
}

async function sendDueEmails(
  db: Database,
  before: State,
  now: Date,
  tools: Tools,
  site: string | undefined,
): Promise<Round> {
  let round: Round = { ...before, ...(await recordLate(before.unrecorded, db)) }
  if (round.faults.database) return round
  try {
    await within(queriesMs, closeSmokeTest(db))
    const smokeTest = await testForms(db, before.smokeTest, now, site)
    round = { ...round, smokeTest }
    const outbox = await within(queriesMs, readOutbox(db, now))
    const isAlarmRecorded = !round.unrecorded.some(({ kind }) => kind === 'alarms')
    const told = isAlarmRecorded ? outbox.alarms : before.told
    const emails = plan(outbox, { unrecorded: round.unrecorded, failed: before.failed }, now)
    const context = {
      hasOthers: tools.mailer.hasOthers,
      active: monitor(before.problems, told, [], now).active,
      quiet: [
        ...findBackupFaults(now),
        ...(before.refusing.length > 0 ? (['recipient'] as const) : []),
      ],
    }
    const results = await deliver(emails, context, db, tools)
    return { ...joinResults(round, results), told, smokeTest }
  } catch (error) {
    return { ...round, ...joinResults(round, resultsOf(error)) }
  }
}

async function recordLate(unrecorded: Recording[], db: Database): Promise<Results> {
  let results = noResults
  for (const recording of unrecorded)
    try {
      await within(
        queriesMs,
        db.transaction(tx => record(tx, recording)),
      )
    } catch (error) {
      results = joinResults(results, { ...resultsOf(error), unrecorded: [recording] })
    }
  return results
}

async function testForms(
  db: Database,
  before: SmokeTest | undefined,
  now: Date,
  site: string | undefined,
): Promise<SmokeTest | undefined> {
  const isPublic = readSiteUrl()?.startsWith('https:')
  const isRefusing = site === ('inquiry refused' satisfies Readiness['reason'])
  const isAnswering = site === undefined || isRefusing
  if (!isPublic || !isAnswering || !isSmokeTestDue(before, now, isRefusing)) return before
  const result = await within(smokeTestMs, runSmokeTest(db))
  console.error(`Smoke test: ${Object.values(result).join(', ')}`)
  return nextSmokeTest(before, result.outcome, now)
}

/** Sends an alarm, or that all works again, if one is due. */
async function alarm(
  before: State,
  round: Round,
  site: string | undefined,
  now: Date,
  tools: Tools,
  db?: Database,
): Promise<{ state: State; active: Problem[] }> {
  // Another process has told that all works again.
  const isOverElsewhere = before.told.length > 0 && round.told.length === 0
  const known = isOverElsewhere ? [] : before.problems
  const faults = findFaults(round, site)
  const { active, email } = monitor(known, round.told, kindsOf(faults), now)
  const isStopped = tools.stop.aborted
  const sent = email && !isStopped ? await deliverAlarm(email, now, tools, db) : undefined
  const isAccepted = sent && sent.accepted.length > 0
  const results = { ...round, ...joinResults(round, sent ?? noResults) }
  // An alarm that was not accepted shows what is broken in this round, not in the next.
  const faultsAfter = findFaults(results, site)
  const { problems: seen } = monitor(known, round.told, kindsOf(faultsAfter), now)
  const problems = isAccepted && email?.kind === 'over' ? [] : seen
  logChanges(before.problems, problems, faultsAfter)
  logSent(results.accepted)
  const failed = [...before.failed, ...results.failed].filter(
    (key, index, all) => !results.accepted.includes(key) && all.lastIndexOf(key) === index,
  )
  const state = {
    problems,
    told: isAccepted ? alarmsOf(email!) : round.told,
    unrecorded: results.unrecorded.filter(
      ({ kind }, index, all) =>
        kind !== 'alarms' || all.findLastIndex(each => each.kind === kind) === index,
    ),
    failed: failed.slice(-maxFailed),
    refusing: nextRefusing(before.refusing, results.recipients),
    smokeTest: round.smokeTest,
  }
  return { state, active }
}

const kindsOf = (faults: Results['faults']) => Object.keys(faults) as Kind[]

/** What is broken now, by its kind: a code, for the log. */
function findFaults(
  { faults, accepted, smokeTest }: Round,
  site: string | undefined,
): Results['faults'] {
  const { 'mail server': mailServer, ...others } = faults
  return {
    ...others,
    // If one email was accepted, the others follow.
    ...(mailServer && accepted.length === 0 && { 'mail server': mailServer }),
    ...(site && { site }),
    ...(smokeTest?.result === 'failed' && { 'smoke test': 'failed' }),
  }
}

function nextRefusing(before: string[], recipients: Results['recipients']): string[] {
  const refused = Object.keys(recipients).filter(address => recipients[address]! > 0)
  return [...before.filter(address => !(address in recipients)), ...refused]
}

/** Logs which problems begin and which are over, in no couple's words. */
function logChanges(before: Problem[], after: Problem[], faults: Results['faults']) {
  const has = (problems: Problem[], kind: Kind) => problems.some(problem => problem.kind === kind)
  for (const { kind } of after)
    if (!has(before, kind)) console.error(`Problem: ${kind}, ${faults[kind] ?? 'told before'}`)
  for (const { kind } of before) if (!has(after, kind)) console.error(`Over: ${kind}`)
}

/** Logs how many emails of each kind were sent. A key begins with its email's kind. */
function logSent(keys: string[]) {
  const counts: Record<string, number> = {}
  for (const [kind = ''] of keys.map(key => key.split(' '))) counts[kind] = (counts[kind] ?? 0) + 1
  const sent = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`)
  if (sent.length > 0) console.log(`Sent: ${sent.join(', ')}`)
}

/** Whoever watches the machine hears of one that is off, and at `/fail` of one that is broken. */
async function sendHeartbeat(active: Problem[]) {
  const { HEARTBEAT_URL } = readNotifyEnv()
  if (!HEARTBEAT_URL) return
  const url = new URL(HEARTBEAT_URL)
  if (active.length > 0) url.pathname = `${url.pathname.replace(/\/$/, '')}/fail`
  const body = active.map(({ kind }) => kind).join(', ')
  const init = body ? { method: 'POST', body } : {}
  // A heartbeat that is not answered is the watcher's to notice.
  await request(url, init).catch(() => undefined)
}
