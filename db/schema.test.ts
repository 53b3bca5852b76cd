import { expect, it } from 'vitest'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { DatabaseError } from './connection'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase } from './testing'

await freshDatabase()

const short = Object.entries(inquiryFields).map(([name, field]) => {
  const save = (answer: string) => saveInquiry({ ...inquiry, [name]: answer })
  return [`inquiries.${name}`, field, save] as const
})
const long = Object.entries(detailedInquiryFields).map(([name, field]) => {
  const save = (answer: string) => saveDetailedInquiry({ ...detailedInquiry, [name]: answer })
  return [`detailed_inquiries.${name}`, field, save] as const
})
it.each([...short, ...long].filter(([, { kind }]) => kind !== 'date'))(
  '%s may be each listed option or as long as its form allows, and nothing else',
  async (_, { options, max }: Field, save) => {
    for (const answer of options ?? ['क'.repeat(max)]) await save(answer)
    await expect(save(options ? 'other' : 'a'.repeat(max + 1))).rejects.toEqual(
      new DatabaseError('23514'),
    )
  },
)
