import type { Alarm } from '@/notify/facts'
import { type Email, renderEmail } from './email'

export function alarmEmail(alarm: Alarm, { now }: { now: Date }): Email {
  const subject = `Alarm: ${alarm.problem.kind}`
  return renderEmail({ subject, audience: 'alerts' }, <p>{now.toISOString()}</p>)
}

export function alarmOverEmail(alarm: Alarm, { endedAt }: { endedAt: Date }): Email {
  const subject = `Over: ${alarm.problem.kind}`
  return renderEmail({ subject, audience: 'alerts' }, <p>{endedAt.toISOString()}</p>)
}
