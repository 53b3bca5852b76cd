/** What can be wrong with one answer. The words for each are copy. */
export type Rule = 'blank' | 'email' | 'date' | 'choice' | 'long'

/** What became of an inquiry. `values` are the answers to show again; `errors` the rule that each named answer breaks. */
export type FormState =
  | { status: 'idle' | 'sent' }
  | { status: 'refused'; errors: Record<string, Rule>; values: Record<string, string> }
  | { status: 'not-stored' | 'too-many' | 'unexpected'; values: Record<string, string> }

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
export type Place = Record<keyof typeof inquiryPlace, string>
