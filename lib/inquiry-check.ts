import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { detailedInquiryFields, type Field, inquiryFields } from './inquiry'
import { detailedInquirySchema, inquirySchema, type Schema } from './inquiry-schema'
import { readAnswers } from './read-answers'

type Typed = Record<string, string>
/** Which rules the answers break, in the shape React Hook Form keeps them. */
export type Check = (data: FormData, options: ResolverOptions<Typed>) => Promise<FieldErrors<Typed>>

/** The server's own rules in the browser. 17 KB of zod: only ever imported on demand, when a form is first touched. */
function check(fields: Record<string, Field>, schema: () => Schema<object>): Check {
  return async (data, options) => (await zodResolver(schema())(readAnswers(fields, data), undefined, options)).errors
}

export const checkInquiry = check(inquiryFields, inquirySchema)
export const checkDetailedInquiry = check(detailedInquiryFields, detailedInquirySchema)
