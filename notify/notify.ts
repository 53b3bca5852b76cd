import { databaseErrorCode } from '@/db/connect'
import { readNotifyEnv } from '@/lib/env'
import { deliver, type Tools } from './deliver'
import { noResults, type Problem, type Results } from './facts'
import { request } from './http'
import { observe } from './observe'
import { emptyMemory, type Memory, plan, type Plan, problemKey } from './plan'
import { runSmokeTest } from './smoke-test'

/** What one round hands to the next. */
export interface State {
  memory: Memory
  results: Results
}
export const firstState: State = { memory: emptyMemory, results: noResults }

/** @returns whether the database could be read and emails be sent */
export async function runRound(
  { memory, results }: State,
  tools: Tools,
): Promise<State & { isWell: boolean }> {
  const now = tools.clock()
  const observation = await observe(now, tools.mailer, results)
  const planned = plan(observation, memory, now)
  logChanges(memory, planned.memory)
  const delivered = await deliver(planned, tools)
  const isWell = isStillWell(planned, delivered)
  const heartbeat = isWell && !tools.stop.aborted ? await sendHeartbeat() : undefined
  const smokeTest =
    planned.runsSmokeTest && !tools.stop.aborted ? await testForms(tools) : undefined
  return {
    memory: planned.memory,
    results: { ...delivered, heartbeat, ...smokeTest },
    isWell,
  }
}

function isStillWell({ isWell }: Plan, { accepted, database, mailServer }: Results): boolean {
  return isWell && !database && (!mailServer || accepted.length > 0)
}

/** @returns a code if it is not answered, and an empty string if it is */
async function sendHeartbeat(): Promise<string | undefined> {
  const { HEARTBEAT_URL } = readNotifyEnv()
  if (!HEARTBEAT_URL) return undefined
  try {
    const { status, isOk } = await request(HEARTBEAT_URL)
    return isOk ? '' : `${status}`
  } catch (error) {
    return (error as Error).message
  }
}

async function testForms({ clock }: Tools): Promise<Partial<Results>> {
  try {
    const smokeTest = await runSmokeTest(clock)
    console.error(`Smoke test: ${smokeTest.outcome}`)
    return { smokeTest }
  } catch (error) {
    return { database: databaseErrorCode(error) }
  }
}

/** Logs which problems begin and which are over, in no couple's words. */
function logChanges(before: Memory, after: Memory) {
  const keysOf = ({ problems }: Memory) => problems.map(({ problem }) => problemKey(problem))
  for (const { problem } of after.problems)
    if (!keysOf(before).includes(problemKey(problem)))
      console.error(`Problem: ${describeProblem(problem)}`)
  for (const { problem } of before.problems)
    if (!keysOf(after).includes(problemKey(problem)))
      console.error(`Over: ${describeProblem(problem)}`)
}

function describeProblem({ kind, ...details }: Problem): string {
  const values = Object.values(details).map(value =>
    value instanceof Date ? value.toISOString() : String(value),
  )
  return [kind, ...values].join(', ')
}
