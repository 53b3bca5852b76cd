/** What can be wrong with an answer; content/inquiry.ts has the words. `day`: a date field that the browser finds incomplete. */
export type Rule = 'blank' | 'email' | 'date' | 'day' | 'choice' | 'long'

/** The broken rules and the answers, each by field name. */
export type Errors = Record<string, Rule>
export type Values = Record<string, string>

/** Why an inquiry could not be stored. Only the browser sets `offline`. */
export type Reason = 'not-stored' | 'too-many' | 'unexpected' | 'offline'

/** The outcome of an inquiry. `reference` is that of the log line, where the site has logged the failure. */
export type Outcome =
  { status: 'sent' } | { status: 'refused'; errors: Errors } | { status: 'failed'; reason: Reason; reference?: string }

/** What a form's action returns to `useActionState`. `values` are the answers to show again after a post without scripts. */
export type ActionState = { status: 'idle' } | (Outcome & { values?: Values })

export type Send = (data: FormData) => Promise<ActionState>
export type Post = (previous: ActionState, data: FormData) => Promise<ActionState>

/** The ids of a form and its messages, and the addresses (path and hash) that show an outcome without scripts. */
const formRoute = <Id extends string, Page extends string>(id: Id, page: Page) =>
  ({
    id,
    page,
    outcomeId: `${id}-outcome`,
    sentId: `${id}-sent`,
    outcome: `${page}#${id}-outcome`,
    sent: `${page}#${id}-sent`,
  }) as const

export const inquiryRoute = formRoute('inquiry', '/')
export const detailedInquiryRoute = formRoute('detailed-inquiry', '/contact')
export type FormRoute = typeof inquiryRoute | typeof detailedInquiryRoute
