import type { Summary } from '@/notify/facts'
import { type Email, renderEmail } from './email'

export function summaryEmail(summary: Summary): Email {
  const subject = `Summary: ${summary.waiting?.length}`
  return renderEmail({ subject, audience: 'studio' }, <p>{summary.now.toISOString()}</p>)
}
