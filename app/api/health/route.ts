import { statusAnswer } from '@/lib/status-answer'

export const dynamic = 'force-dynamic'

/** Answers while the process runs; without an answer it must be restarted. */
export function GET() {
  return statusAnswer(200, 'ok')
}
