import { within } from '@/db/connect'
import { runAsStaff, withConnection } from '@/db/open-database'
import { readAlarms, recordAlarms } from '@/db/outbox'
import { deliver, deliverAlarm, noteError, readCode } from './deliver'
import { addStored, closeAlarm, planAlarm, seeFaults, selectActive, toStored } from './monitor'
import { findBackupFaults, findSiteFault, testForms } from './observe'
import { logChanges, logSent, sendHeartbeat } from './report'
import type { Round, State, Tools } from './state'

/** For queries that follow each other. */
const queriesMs = 30_000

/**
 * Looks at everything once and sends what is due. Changes `state`.
 * @returns whether nothing alarms
 */
export async function runRound(state: State, tools: Tools): Promise<boolean> {
  const now = tools.clock()
  const before = state.problems
  const site = await findSiteFault()
  const quiet: Round['quiet'] = findBackupFaults(now)
  if (state.refusing.size > 0) quiet.push('recipient')
  const round: Round = { faults: new Map(), quiet, sent: [] }

  await connect(async db => {
    if (!state.storedAlarms) {
      state.storedAlarms = await within(queriesMs, readAlarms(db))
      state.problems = addStored(state.problems, state.storedAlarms, now)
    }
    await deliver(db, state, round, tools)
    // The test waits for the lock that keeps the emails waiting.
    if (!round.faults.has('database'))
      state.smokeTest = await testForms(db, state.smokeTest, site, now)
  }).catch((error: unknown) => noteError(error, state, round))

  if (site) round.faults.set('site', site)
  if (state.smokeTest?.result === 'failed') round.faults.set('smoke test', 'failed')
  // If one email was accepted, the others follow.
  if (round.sent.length > 0) round.faults.delete('mail server')
  state.problems = seeFaults(state.problems, [...round.faults.keys()], now)
  const active = selectActive(state.problems, now)
  const email = planAlarm(state.problems, now)
  if (email && !tools.stop.aborted && (await deliverAlarm(email, now, state, round, tools)))
    state.problems = closeAlarm(state.problems, email)
  if (!round.faults.has('database')) await storeAlarms(state)

  logChanges(before, state.problems, round.faults)
  logSent(round.sent)
  if (!tools.stop.aborted) await sendHeartbeat([...active.keys()])
  return active.size === 0
}

const connect = (work: Parameters<typeof withConnection<void>>[2]) =>
  runAsStaff(url => withConnection('DATABASE_STAFF_URL', url, work))

/** For a process that starts. This one knows more than the row. What fails is tried in the next round. */
async function storeAlarms(state: State) {
  const alarms = toStored(state.problems)
  if (JSON.stringify(alarms) === JSON.stringify(state.storedAlarms)) return
  try {
    await connect(db => within(queriesMs, recordAlarms(db, alarms)))
    state.storedAlarms = alarms
  } catch (error) {
    console.error(`Alarms are not recorded: ${readCode(error)}`)
  }
}
