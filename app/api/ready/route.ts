import { sql } from 'drizzle-orm'
import { database, endPool, statementTimeoutMs } from '@/db/client'
import { codeOf } from '@/db/store'
import { within } from '@/db/within'
import { logEvent } from '@/lib/log'
import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

const answerTimeoutMs = 1_000

/** Whether an inquiry could be stored now, by the connections that would store it: if not, send visitors elsewhere. */
export async function GET() {
  try {
    await askDatabase()
    return statusAnswer(200, 'ready')
  } catch (error) {
    logEvent('not ready', { code: codeOf(error) })
    return statusAnswer(503, 'not ready')
  }
}

async function askDatabase() {
  const db = database()
  try {
    await within(answerTimeoutMs, db.execute(sql`select 1`), 'TIMEOUT')
  } catch (error) {
    // A query that hangs holds its connection: later queries get a new pool, and inserts under way may still end.
    void endPool(db, statementTimeoutMs)
    throw error
  }
}
