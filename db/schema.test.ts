import { beforeAll, describe, expect, it } from 'vitest'
import {
  detailedInquiryFields,
  inquiryFields,
  type DetailedInquiryField,
  type Field,
  type InquiryField,
} from '@/lib/inquiry'
import { NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { refusal, useFreshDatabase, type TestDatabase } from './testing'

let database: TestDatabase
beforeAll(async () => {
  database = await useFreshDatabase()
})

const checkViolation = '23514'
const saveWith = (name: InquiryField, answer: string) => saveInquiry({ ...inquiry, [name]: answer })
const saveDetailedWith = (name: DetailedInquiryField, answer: string) =>
  saveDetailedInquiry({ ...detailedInquiry, [name]: answer })

/** The names of the fields that are bounded by what `bounded` looks for. */
const fieldsOf = <Name extends string>(fields: Record<Name, Field>, bounded: (field: Field) => boolean) =>
  (Object.keys(fields) as Name[]).filter(name => bounded(fields[name])).map(name => [name, fields[name]] as const)
const isText = (field: Field) => !field.options && field.kind !== 'date'
const isChoice = (field: Field) => field.options !== undefined

describe.each(fieldsOf(inquiryFields, isText))('%s of inquiries', (name, { max }) => {
  it('may be as long as its form allows, and no longer', async () => {
    await saveWith(name, 'क'.repeat(max))
    await expect(saveWith(name, 'a'.repeat(max + 1))).rejects.toEqual(new NotStored(checkViolation))
  })
})

describe.each(fieldsOf(detailedInquiryFields, isText))('%s of detailed_inquiries', (name, { max }) => {
  it('may be as long as its form allows, and no longer', async () => {
    await saveDetailedWith(name, 'क'.repeat(max))
    await expect(saveDetailedWith(name, 'a'.repeat(max + 1))).rejects.toEqual(new NotStored(checkViolation))
  })
})

describe.each(fieldsOf(inquiryFields, isChoice))('%s of inquiries', (name, { options = [] }) => {
  it('may be any listed option and nothing else', async () => {
    for (const option of options) await saveWith(name, option)
    await expect(saveWith(name, 'other')).rejects.toEqual(new NotStored(checkViolation))
  })
})

describe.each(fieldsOf(detailedInquiryFields, isChoice))('%s of detailed_inquiries', (name, { options = [] }) => {
  it('may be any listed option and nothing else', async () => {
    for (const option of options) await saveDetailedWith(name, option)
    await expect(saveDetailedWith(name, 'other')).rejects.toEqual(new NotStored(checkViolation))
  })
})

it('demands names and an address only', async () => {
  const { owner } = database
  expect(await refusal(owner`insert into inquiries (names, email, fingerprint) values ('a', 'b', '1')`)).toBeUndefined()
  expect(await refusal(owner`insert into inquiries (names, fingerprint) values ('a', '2')`)).toBe('23502')
  expect(await refusal(owner`insert into inquiries (email, fingerprint) values ('b', '3')`)).toBe('23502')
  const detailed = owner`insert into detailed_inquiries (name, email, fingerprint) values ('a', 'b', '1')`
  expect(await refusal(detailed)).toBeUndefined()
  expect(await refusal(owner`insert into detailed_inquiries (name, fingerprint) values ('a', '2')`)).toBe('23502')
})

it('keeps the wedding date of the short form as a date and every detailed answer as text', async () => {
  const rows = await database.owner`
    select table_name, column_name, data_type from information_schema.columns
    where table_name in ('inquiries', 'detailed_inquiries') and data_type <> 'text' order by 1, 2`
  expect(rows.map(row => `${row.table_name}.${row.column_name} ${row.data_type}`)).toEqual([
    'detailed_inquiries.created_at timestamp with time zone',
    'detailed_inquiries.flags ARRAY',
    'detailed_inquiries.id uuid',
    'inquiries.created_at timestamp with time zone',
    'inquiries.flags ARRAY',
    'inquiries.id uuid',
    'inquiries.wedding_date date',
  ])
})
