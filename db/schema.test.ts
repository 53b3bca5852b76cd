import { expect, it } from 'vitest'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase } from './testing'

const database = await freshDatabase()

const checkViolation = new NotStored('23514')
type Case = [table: string, name: string, field: Field, save: (answer: string) => Promise<unknown>]
const cases: Case[] = [
  ...Object.entries(inquiryFields).map(([name, field]): Case => {
    return ['inquiries', name, field, answer => saveInquiry({ ...inquiry, [name]: answer }, [])]
  }),
  ...Object.entries(detailedInquiryFields).map(([name, field]): Case => {
    const save = (answer: string) => saveDetailedInquiry({ ...detailedInquiry, [name]: answer }, [])
    return ['detailed_inquiries', name, field, save]
  }),
]

it.each(cases.filter(([, , { options, kind }]) => !options && kind !== 'date'))(
  '%s.%s may be as long as its form allows, and no longer',
  async (_, __, { max }, save) => {
    await save('क'.repeat(max))
    await expect(save('a'.repeat(max + 1))).rejects.toEqual(checkViolation)
  },
)

it.each(cases.filter(([, , { options }]) => options))(
  '%s.%s may be any listed option and nothing else',
  async (_, __, { options = [] }, save) => {
    for (const option of options) await save(option)
    await expect(save('other')).rejects.toEqual(checkViolation)
  },
)

it('requires only names and an address', async () => {
  const rows = await database.owner`
    select table_name, column_name from information_schema.columns where table_name in ('inquiries', 'detailed_inquiries')
      and is_nullable = 'NO' and column_default is null and column_name <> 'id' order by 1, 2`
  expect(rows.map(row => `${row.table_name}.${row.column_name}`)).toEqual([
    ...['detailed_inquiries.email', 'detailed_inquiries.name', 'inquiries.email', 'inquiries.names'],
  ])
})

it('keeps the wedding date of the short form as a date, and every other answer as text', async () => {
  const rows = await database.owner`
    select table_name, column_name, data_type from information_schema.columns
    where table_name in ('inquiries', 'detailed_inquiries') and data_type <> 'text'
      and column_name not in ('id', 'flags', 'created_at', 'answered_at', 'notified_at', 'reminded_at', 'token')`
  expect([...rows]).toEqual([{ table_name: 'inquiries', column_name: 'wedding_date', data_type: 'date' }])
})
