import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

/** Whether the process answers at all: if not, start it again. */
export function GET() {
  return statusAnswer(200, 'ok')
}
