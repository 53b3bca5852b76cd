import { pingDatabase } from '@/db/client'
import { databaseErrorCode } from '@/db/store'
import { withTimeout } from '@/db/with-timeout'
import { hasBuiltPages } from '@/lib/built-pages'
import { logEvent } from '@/lib/log'
import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

const answerTimeoutMs = 1_000

/** Requests that come at once share it, so that they take one connection. */
let pendingPing: Promise<void> | undefined

/** Whether pages work and an inquiry could be stored now: if not, send visitors elsewhere. */
export async function GET() {
  try {
    if (!hasBuiltPages()) throw Object.assign(new Error('The built pages are not here'), { code: 'NO_PAGES' })
    pendingPing ??= pingDatabase().finally(() => (pendingPing = undefined))
    await withTimeout(answerTimeoutMs, pendingPing, 'TIMEOUT')
    return statusAnswer(200, 'ready')
  } catch (error) {
    logEvent('not ready', { code: databaseErrorCode(error) })
    return statusAnswer(503, 'not ready')
  }
}
