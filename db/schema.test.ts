import { expect, it } from 'vitest'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry/fields'
import { DatabaseError } from './connect'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase } from '@/db/test/database'

const { owner } = await freshDatabase()

const short = Object.entries(inquiryFields).map(([name, field]) => {
  const save = (answer: string) => saveInquiry({ ...inquiry, [name]: answer })
  return [`inquiries.${name}`, field, save] as const
})
const detailed = Object.entries(detailedInquiryFields).map(([name, field]) => {
  const save = (answer: string) => saveDetailedInquiry({ ...detailedInquiry, [name]: answer })
  return [`detailed_inquiries.${name}`, field, save] as const
})
it.each([...short, ...detailed].filter(([, { kind }]) => kind !== 'date'))(
  '%s accepts exactly what its form accepts',
  async (_, { options, max }: Field, save) => {
    for (const answer of options ?? ['क'.repeat(max)]) await save(answer)
    await expect(save(options ? 'no option' : 'a'.repeat(max + 1))).rejects.toEqual(
      new DatabaseError('23514'),
    )
  },
)

const dayOf = (weddingDate: string) => saveDetailedInquiry({ ...detailedInquiry, weddingDate })
const violation = new DatabaseError('23514')

it.each(['', '0001-01-01', '2027-02-28', '2028-02-29', '2000-02-29', '2027-04-30', '9999-12-31'])(
  'the table detailed_inquiries accepts the day "%s"',
  async day => void (await dayOf(day)),
)
it.each([
  'no date',
  '0000-01-01',
  '2027-02-29',
  '2100-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-1-01',
  '२०२७-०१-०१',
])('the table detailed_inquiries refuses the day "%s"', day =>
  expect(dayOf(day)).rejects.toEqual(violation),
)

it.each(['inquiries', 'detailed_inquiries'])(
  'a row of %s has at most twenty flags, none of them null',
  async table => {
    const name = table === 'inquiries' ? 'names' : 'name'
    const insert = (flags: string) =>
      owner.unsafe(
        `insert into ${table} (${name}, email, id, flags) values ('a', 'b', gen_random_uuid(), ${flags})`,
      )
    await insert(`array_fill('x'::text, array[20])`)
    for (const flags of [
      `array_fill('x'::text, array[21])`,
      `array_fill('x'::text, array[7, 3])`,
      `array_fill(null::text, array[1])`,
      `'{{a,null}}'`,
    ])
      await expect(insert(flags), flags).rejects.toMatchObject({ code: '23514' })
  },
)
