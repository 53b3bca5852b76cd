import type { detailedInquiryForm, detailedInquiryNotice, inquiryForm, inquiryNotice } from '@/content/inquiry'
import type { detailedInquiryFields, Field, inquiryFields } from './inquiry'

type Fields = Record<string, Field>
type Names<T> = keyof T & string
// Types only, imported by nobody: content/inquiry.ts must have words for every field and option of lib/inquiry.ts.

/** Every option of a form as a string, such as `budget 3-5`. */
type OptionsOf<F extends Fields> = {
  [K in Names<F>]: F[K] extends { options: readonly (infer O extends string)[] } ? `${K} ${O}` : never
}[Names<F>]
type OptionWords<W> = { [K in Names<W>]: `${K} ${Names<W[K]>}` }[Names<W>]

/** What content/inquiry.ts lacks for a form, or has for a field that does not exist, as an error message. */
type Mismatch<
  F extends Fields,
  Form extends { labels: object; options: object },
  Notice extends { answers: readonly { fields: readonly string[] }[] },
> =
  | Difference<'label', Names<F>, Names<Form['labels']>>
  | Difference<'words of the option', OptionsOf<F>, OptionWords<Form['options']>>
  | Difference<'line of the privacy notice', Names<F>, Notice['answers'][number]['fields'][number]>
type Difference<What extends string, Needed extends string, Written extends string> =
  | `content/inquiry.ts lacks the ${What} for: ${Exclude<Needed, Written>}`
  | `content/inquiry.ts has a ${What} for no field: ${Exclude<Written, Needed>}`

/** Compiles only for `never`; for another type the compiler prints the message. */
type AssertNever<T extends never> = T
export type CopyIsComplete =
  | AssertNever<Mismatch<typeof inquiryFields, typeof inquiryForm, typeof inquiryNotice>>
  | AssertNever<Mismatch<typeof detailedInquiryFields, typeof detailedInquiryForm, typeof detailedInquiryNotice>>
