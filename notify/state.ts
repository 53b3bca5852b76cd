import type { StoredAlarm } from '@/db/outbox'
import type { Today } from './emails/today'
import type { Mailer } from './mailer'
import type { Kind, Problems, SmokeTest } from './monitor'
import type { Attempts } from './plan'

export interface Tools {
  mailer: Mailer
  stop: AbortSignal
  clock: () => Date
}

/** What one round hands to the next. The database has what must survive a restart. */
export interface State {
  problems: Problems
  /** The alarms that the database has. Undefined until it could be read. */
  storedAlarms?: StoredAlarm[]
  /** Emails that were not accepted, or could not be recorded. */
  attempts: Attempts
  /** The addresses that refused the last email to them. */
  refusing: Set<string>
  /** The references of confirmations that the mail server has refused since the last Today. */
  refusedConfirmations: string[]
  /** Undefined until the first one has run. */
  smokeTest?: SmokeTest
}

export const createState = (): State => ({
  problems: new Map(),
  attempts: new Map(),
  refusing: new Set(),
  refusedConfirmations: [],
})

/** What one round finds and does. */
export interface Round {
  /** What is broken: a code, for the log. */
  faults: Map<Kind, string>
  /** What alarms nobody. */
  quiet: Today['quiet']
  /** The kind of each email that the mail server has accepted. */
  sent: string[]
}
