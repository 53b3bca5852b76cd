import { askDatabase } from '@/db/client'
import { codeOf } from '@/db/store'
import { within } from '@/db/within'
import { hasBuiltPages } from '@/lib/built-pages'
import { logEvent } from '@/lib/log'
import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

const answerTimeoutMs = 1_000

/** All who ask at once share it: however many they are, they take one connection. */
let question: Promise<void> | undefined

/** Whether pages work and an inquiry could be stored now: if not, send visitors elsewhere. */
export async function GET() {
  try {
    if (!hasBuiltPages()) throw Object.assign(new Error('The built pages are not here'), { code: 'NO_PAGES' })
    question ??= askDatabase().finally(() => (question = undefined))
    await within(answerTimeoutMs, question, 'TIMEOUT')
    return statusAnswer(200, 'ready')
  } catch (error) {
    logEvent('not ready', { code: codeOf(error) })
    return statusAnswer(503, 'not ready')
  }
}
