/** `day` means that the browser finds a date field incomplete. */
export type Rule = 'blank' | 'email' | 'date' | 'day' | 'choice' | 'long'
export type Errors = Record<string, { type: string; message: Rule }>
export type Values = Record<string, string>
/** Only the browser sets `offline`. */
export type Reason =
  'not-stored' | 'busy' | 'too-many' | 'too-many-in-all' | 'unexpected' | 'offline'

/** A failure's reference is in the log. */
export type Outcome =
  | { status: 'sent'; reference: string; receivedAt: string; values: Values }
  | { status: 'refused'; errors: Errors; values?: Values }
  | { status: 'failed'; reason: Reason; reference?: string; values?: Values }
export type Sent = Extract<Outcome, { status: 'sent' }>

export type InquiryAction = (previous: Outcome | null, data: FormData) => Promise<Outcome>
