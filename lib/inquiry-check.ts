import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import type { z } from 'zod'
import { detailedInquiryFields, type Field, inquiryFields } from './inquiry'
import { detailedInquirySchema, inquirySchema } from './inquiry-schema'
import { readAnswers } from './read-answers'

type Typed = Record<string, string>
/** Which rules the answers break, in the shape React Hook Form keeps them. */
export type Check = (data: FormData, options: ResolverOptions<Typed>) => Promise<FieldErrors<Typed>>

/** The server's own rules in the browser. 31 KB of zod: only ever imported on demand, when a form is first touched. */
function check(fields: Record<string, Field>, schema: z.ZodType<object, Typed>): Check {
  const resolve = zodResolver(schema)
  return async (data, options) => (await resolve(readAnswers(fields, data), undefined, options)).errors
}

export const checkInquiry = check(inquiryFields, inquirySchema)
export const checkDetailedInquiry = check(detailedInquiryFields, detailedInquirySchema)
