/** What can be wrong with one answer. The words for each are copy. `day` is one that a calendar shows and does not have. */
export type Rule = 'blank' | 'email' | 'date' | 'day' | 'choice' | 'long'

/** Which rule each answer breaks, by the names of the fields; and the answers themselves, by the same names. */
export type Errors = Record<string, Rule>
export type Values = Record<string, string>

/** Why an inquiry could not be taken. `offline` is known to the browser alone. */
export type Reason = 'not-stored' | 'too-many' | 'unexpected' | 'offline'

/** The outcome of an inquiry. A failure that the site itself has logged carries the `reference` of that line. */
export type Outcome =
  { status: 'sent' } | { status: 'refused'; errors: Errors } | { status: 'failed'; reason: Reason; reference?: string }

/** What a form's action returns, for React's `useActionState`. `values` are the answers to show again, where the browser itself has posted it. */
export type ActionState = { status: 'idle' } | (Outcome & { values?: Values })

export type Send = (data: FormData) => Promise<ActionState>
export type Post = (previous: ActionState, data: FormData) => Promise<ActionState>

/** The ids of a form and its messages, and the addresses (page and hash) that show an outcome without scripts. */
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
