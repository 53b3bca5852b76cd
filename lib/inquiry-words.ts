import { detailedInquiryForm, detailedInquiryNotice, inquiryForm, inquiryNotice } from '@/content/inquiry'
import type { detailedInquiryFields, Field, inquiryFields } from './inquiry'

/** What couples read beside what is stored, for those who read the answers: the same words, written once in content/. */
export const inquiryWords = { form: inquiryForm.title, ...inquiryForm.options }
export const detailedInquiryWords = { form: detailedInquiryForm.title, ...detailedInquiryForm.options }

type Fields = Record<string, Field>
type Names<T> = keyof T & string
/** Every option of a form as text, such as `budget 3-5`. */
type OptionsOf<F extends Fields> = {
  [K in Names<F>]: F[K] extends { options: readonly (infer O extends string)[] } ? `${K} ${O}` : never
}[Names<F>]
type OptionWords<W> = { [K in Names<W>]: `${K} ${Names<W[K]>}` }[Names<W>]

/** What content/inquiry.ts does not say of a form's fields, or says of one that there is not, in words. */
type Wrong<
  F extends Fields,
  Form extends { labels: object; options: object },
  Notice extends { answers: readonly { fields: readonly string[] }[] },
> =
  | Difference<'label', Names<F>, Names<Form['labels']>>
  | Difference<'words of the option', OptionsOf<F>, OptionWords<Form['options']>>
  | Difference<'line of the privacy notice', Names<F>, Notice['answers'][number]['fields'][number]>
type Difference<What extends string, Asked extends string, Said extends string> =
  | `content/inquiry.ts lacks the ${What} for: ${Exclude<Asked, Said>}`
  | `content/inquiry.ts has a ${What} for what is no field: ${Exclude<Said, Asked>}`

/** Stops the compiler, which then says what is wrong. */
type Nothing<T extends never> = T
export type NothingIsWrong =
  | Nothing<Wrong<typeof inquiryFields, typeof inquiryForm, typeof inquiryNotice>>
  | Nothing<Wrong<typeof detailedInquiryFields, typeof detailedInquiryForm, typeof detailedInquiryNotice>>
