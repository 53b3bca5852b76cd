import { pingDatabase } from '@/db/client'
import { databaseErrorCode, hasFailedLately } from '@/db/store'
import { withTimeout } from '@/db/with-timeout'
import { hasBuiltPages } from '@/lib/built-pages'
import { logEvent } from '@/lib/log'
import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

const answerTimeoutMs = 1_000

/** Requests that come at once share it, so that they take one connection. */
let pendingPing: Promise<void> | undefined

/**
 * For whoever watches the site: whether pages work, the database answers, and no inquiry was refused by it in the last ten
 * minutes. A balancer routes by `/api/health`: pages and telephone numbers are worth reading while nothing can be stored.
 */
export async function GET() {
  try {
    if (!hasBuiltPages()) throw Object.assign(new Error('The built pages are not here'), { code: 'NO_PAGES' })
    pendingPing ??= pingDatabase().finally(() => (pendingPing = undefined))
    await withTimeout(answerTimeoutMs, pendingPing, 'TIMEOUT')
    // A full disk or a lost right lets a query pass, and no insert.
    if (hasFailedLately()) throw Object.assign(new Error('An inquiry was not stored'), { code: 'NOT_STORED' })
    return statusAnswer(200, 'ready')
  } catch (error) {
    logEvent('not ready', { code: databaseErrorCode(error) })
    return statusAnswer(503, 'not ready')
  }
}
