import { connectFor, databaseErrorCode, readingTimeout } from '@/db/connect'
import { recentFailure } from '@/db/health'
import { logEvent } from '@/lib/log'
import type { Readiness } from '@/lib/readiness'

export const dynamic = 'force-dynamic'

/** Login and query take five round trips, each up to 500 ms if the database is far away. */
const answerTimeoutMs = 3_000
const keepReadyMs = 10_000
const keepNotReadyMs = 1_000

let pendingCheck: Promise<string | undefined> | undefined
/** Keep the result, not the promise: a promise keeps its request in memory. */
let lastCheck: { code: string | undefined; until: number } | undefined

async function checkDatabase() {
  if (lastCheck && Date.now() < lastCheck.until) return lastCheck.code
  pendingCheck ??= askDatabase().finally(() => {
    pendingCheck = undefined
  })
  return pendingCheck
}

async function askDatabase() {
  let code: string | undefined
  try {
    await connectFor(db => db.execute('select 1'), readingTimeout(answerTimeoutMs))
  } catch (error) {
    code = databaseErrorCode(error)
  }
  lastCheck = { code, until: Date.now() + (code ? keepNotReadyMs : keepReadyMs) }
  return code
}

/**
 * For notify and monitors. Load balancers use `/api/health`, because pages are useful even while
 * nothing can be stored.
 */
export async function GET() {
  const code = await checkDatabase()
  if (code) return notReady(code, 'database unavailable')
  // A full disk or a missing privilege lets queries succeed and inserts fail.
  const failedAt = recentFailure()
  if (failedAt) return notReady('NOT_STORED', 'inquiry refused', failedAt)
  return Response.json(readinessOf('ready'))
}

function notReady(code: string, reason: Readiness['reason'], at?: Date) {
  logEvent('not ready', { code })
  return Response.json(readinessOf(reason, at), { status: 503 })
}

const readinessOf = (reason: Readiness['reason'], at = new Date()): Readiness => ({
  reason,
  at: at.toISOString(),
})
