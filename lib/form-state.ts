/** What can be wrong with one answer. The words for each are copy. `day` is one that a calendar shows and does not have. */
export type Rule = 'blank' | 'email' | 'date' | 'day' | 'choice' | 'long'

/** Which rule each answer breaks, by the names of the fields; and the answers themselves, by the same names. */
export type Errors = Record<string, Rule>
export type Values = Record<string, string>

/** Why an inquiry could not be taken. `offline` is known to the browser alone. */
export type Reason = 'not-stored' | 'too-many' | 'unexpected' | 'offline'

/** What became of an inquiry. A failure that the site itself has logged carries the `reference` of that line. */
export type Outcome =
  { status: 'sent' } | { status: 'refused'; errors: Errors } | { status: 'failed'; reason: Reason; reference?: string }

/** The server's answer to a form. `values` are the answers to show again, where the browser itself has posted it. */
export type FormState = { status: 'idle' } | (Outcome & { values?: Values })

export type Send = (data: FormData) => Promise<FormState>
export type Post = (previous: FormState, data: FormData) => Promise<FormState>

/** Where a form stands: its ids, and the addresses that show what became of it when no script can. */
const place = <Id extends string, Page extends string>(id: Id, page: Page) =>
  ({
    id,
    page,
    outcomeId: `${id}-outcome`,
    sentId: `${id}-sent`,
    outcome: `${page}#${id}-outcome`,
    sent: `${page}#${id}-sent`,
  }) as const

export const inquiryPlace = place('inquiry', '/')
export const detailedInquiryPlace = place('detailed-inquiry', '/contact')
export type Place = typeof inquiryPlace | typeof detailedInquiryPlace
