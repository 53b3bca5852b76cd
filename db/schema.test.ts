import { expect, it } from 'vitest'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { DatabaseError } from './connection'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase } from './testing'

const database = await freshDatabase()

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

it('requires only names and an address, and keeps all but the wedding date of the short form as text', async () => {
  const columns = await database.owner`
    select table_name || '.' || column_name as name, data_type, is_nullable = 'NO' as required
    from information_schema.columns where table_name in ('inquiries', 'detailed_inquiries') and column_name not in
      ('id', 'flags', 'created_at', 'answered_at', 'notified_at', 'reminded_at', 'token') order by 1`
  const required = columns.filter(column => column.required).map(({ name }) => name)
  expect(required.join()).toBe(
    'detailed_inquiries.email,detailed_inquiries.name,inquiries.email,inquiries.names',
  )
  const others = columns.filter(({ data_type }) => data_type !== 'text')
  expect(others).toMatchObject([{ name: 'inquiries.wedding_date', data_type: 'date' }])
})
