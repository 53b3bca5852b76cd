/** What can be wrong with an answer; content/inquiry.ts has the words. `day`: a date field that the browser finds incomplete. */
export type Rule = 'blank' | 'email' | 'date' | 'day' | 'choice' | 'long'

/** The broken rules and the answers, each by field name. */
export type Errors = Record<string, Rule>
export type Values = Record<string, string>

/** Why an inquiry could not be stored. Only the browser sets `offline`. */
export type Reason = 'not-stored' | 'too-many' | 'unexpected' | 'offline'

/**
 * What became of an inquiry. The reference of a stored one begins its id, that of a failure is in the log. The server returns
 * the answers as it read them: for the receipt, and to fill in the form again where scripts are off.
 */
export type Outcome =
  | { status: 'sent'; reference: string; values: Values }
  | { status: 'refused'; errors: Errors; values?: Values }
  | { status: 'failed'; reason: Reason; reference?: string; values?: Values }
export type Sent = Extract<Outcome, { status: 'sent' }>

/** A form's action. Scripts call it with `null`; where they are off, React gives it the outcome before, which it never reads. */
export type Submit = (previous: Outcome | null, data: FormData) => Promise<Outcome>

/** The ids of a form and of its outcome, and the addresses of its page and, without scripts, of its outcome. */
const formRoute = <Id extends string, Page extends string>(id: Id, page: Page) =>
  ({ id, page, outcomeId: `${id}-outcome`, outcome: `${page}#${id}-outcome` }) as const

export const inquiryRoute = formRoute('inquiry', '/')
export const detailedInquiryRoute = formRoute('detailed-inquiry', '/contact')
export type FormRoute = typeof inquiryRoute | typeof detailedInquiryRoute
