import { connectFor, DatabaseError, databaseErrorCode, hasFailedLately } from '@/db/connection'
import { logEvent } from '@/lib/log'
import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

const answerTimeoutMs = 1_000

/** Shared by concurrent requests, so that they take one connection. */
let pending: Promise<unknown> | undefined

/**
 * For monitoring: whether the database answers and has refused no inquiry in the last ten minutes.
 * Balancers use `/api/health`: pages and telephone numbers are useful even while nothing can be
 * stored.
 */
export async function GET() {
  try {
    const asking = () =>
      connectFor(db => db.execute('select 1'), AbortSignal.timeout(answerTimeoutMs))
    await (pending ??= asking().finally(() => (pending = undefined)))
    // With a full disk or a missing right queries succeed and inserts fail.
    if (hasFailedLately()) throw new DatabaseError('NOT_STORED')
    return statusAnswer(200, 'ready')
  } catch (error) {
    logEvent('not ready', { code: databaseErrorCode(error) })
    return statusAnswer(503, 'not ready')
  }
}
