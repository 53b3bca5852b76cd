import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import type { FormRoute } from './action-state'
import { detailedInquiryFields, type Fields, inquiryFields } from './inquiry'
import { detailedInquirySchema, inquirySchema, type Schema } from './inquiry-schema'
import { readAnswers } from './read-answers'

type Typed = Record<string, string>
/** The broken rules in the shape of React Hook Form. */
export type Check = (data: FormData, options: ResolverOptions<Typed>) => Promise<FieldErrors<Typed>>

/** The server's rules for the browser. Import it on demand only, when a form is first touched: zod takes 17 KB. */
function check(fields: Fields, schema: Schema<object>): Check {
  return async (data, options) => (await zodResolver(schema)(readAnswers(fields, data), undefined, options)).errors
}

export const checks: Record<FormRoute['id'], Check> = {
  inquiry: check(inquiryFields, inquirySchema),
  'detailed-inquiry': check(detailedInquiryFields, detailedInquirySchema),
}
