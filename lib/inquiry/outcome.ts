import type { Sunset } from './sunset'

/** `date`: no such day exists. `day`: the browser's date field is incomplete. */
export type Rule = 'blank' | 'email' | 'date' | 'day' | 'choice' | 'long'
export type Errors = Record<string, { type: string; message: Rule }>
export type Values = Record<string, string>
/** Only the browser sets `offline`. */
export type FailureReason =
  'not-stored' | 'busy' | 'too-many' | 'too-many-in-all' | 'unexpected' | 'offline'

/** Whether a confirmation follows by email: usually, none for a full NDA, or none at all. */
export type Confirmation = 'usual' | 'fullNda' | 'none'

/** A failure's reference is in the log. */
export type Outcome =
  | {
      status: 'sent'
      reference: string
      receivedAt: string
      values: Values
      confirmation: Confirmation
      sunset?: Sunset
    }
  | { status: 'invalid'; errors: Errors; values?: Values }
  | { status: 'failed'; reason: FailureReason; reference?: string; values?: Values }
export type SentOutcome = Extract<Outcome, { status: 'sent' }>

export type InquiryAction = (previous: Outcome | null, data: FormData) => Promise<Outcome>
