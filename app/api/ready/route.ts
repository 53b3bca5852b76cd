import { connectFor, DatabaseError, databaseErrorCode, hasFailedLately } from '@/db/connection'
import { logEvent } from '@/lib/log'
import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

const answerTimeoutMs = 1_000

let pendingCheck: Promise<unknown> | undefined

/** Concurrent requests share one check, so that they take one connection. */
function checkDatabase(): Promise<unknown> {
  pendingCheck ??= askDatabase().finally(() => {
    pendingCheck = undefined
  })
  return pendingCheck
}

function askDatabase() {
  return connectFor(db => db.execute('select 1'), AbortSignal.timeout(answerTimeoutMs))
}

/**
 * For monitoring: whether the database answers and has refused no inquiry in the last ten minutes.
 * Balancers use `/api/health`: pages and telephone numbers are useful even while nothing can be
 * stored.
 */
export async function GET() {
  try {
    await checkDatabase()
    // With a full disk or a missing right queries succeed and inserts fail.
    if (hasFailedLately()) throw new DatabaseError('NOT_STORED')
    return statusAnswer(200, 'ready')
  } catch (error) {
    logEvent('not ready', { code: databaseErrorCode(error) })
    return statusAnswer(503, 'not ready')
  }
}
