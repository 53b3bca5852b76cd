/** An inquiry, by the columns of the view. */
export interface Inquiry {
  id: string
  token: string
  form: 'inquiry' | 'detailed-inquiry'
  flags: string[]
  created_at: Date
  answered_at: Date | null
  notified_at: Date | null
  reminded_at: Date | null
  overdue_at: Date | null
  opened_at: Date | null
  name: string
  email: string
  phone: string | null
  wedding_date: string | null
  venue: string | null
  guest_count: string | null
  cultural_details: string | null
  visual_references: string | null
  wedding_planner: string | null
  decision_timeline: string | null
  budget_range: string | null
  multi_day: string | null
  nda: string | null
  story: string | null
}
export type QueuedInquiry = Pick<
  Inquiry,
  'token' | 'flags' | 'created_at' | 'reminded_at' | 'overdue_at'
>
export type RelatedInquiry = Pick<Inquiry, 'id' | 'answered_at'> & { hasSameAddress: boolean }
export interface StoredAlarm {
  kind: 'site' | 'database' | 'mail server' | 'smoke test' | 'other'
  since: string
}
export interface Outbox {
  todayOn: string
  listAt: Date | null
  alarms: StoredAlarm[]
  queue: QueuedInquiry[]
  unmarked: QueuedInquiry[]
  recentSingles: number
  recentReminders: number
  hasOpenSmokeTest: boolean
}
export type Recording =
  | { kind: 'inquiry' | 'reminder' | 'overdue'; isList: boolean; tokens: string[]; at: Date }
  | { kind: 'today'; day: string }
  | { kind: 'alarms'; alarms: StoredAlarm[] }
const answerHours = 24
export const answerDue = ({ created_at }: Pick<Inquiry, 'created_at'>) =>
  new Date(created_at.getTime() + answerHours * 3_600_000)
