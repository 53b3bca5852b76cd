import { leave, pool } from '@/db/client'
import { statementTimeoutMs } from '@/db/site-session'
import { within } from '@/db/within'
import { logEvent } from '@/lib/log'
import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

const patienceMs = 1_000

/** Whether an inquiry could be stored now, by the connections that would store it: if not, send visitors elsewhere. */
export async function GET() {
  try {
    await askDatabase()
    return statusAnswer(200, 'ready')
  } catch (error) {
    const { code = 'UNKNOWN' } = error as { code?: string }
    logEvent('not ready', { code })
    return statusAnswer(503, 'not ready')
  }
}

async function askDatabase() {
  const connections = pool()
  try {
    await within(patienceMs, connections.unsafe('select 1'), 'TIMEOUT')
  } catch (error) {
    // A question that hangs would hold its connection: what comes next gets new ones, what is under way may end.
    void leave(connections, statementTimeoutMs)
    throw error
  }
}
