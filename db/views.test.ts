import { getViewConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, expect, it } from 'vitest'
import {
  findColumn,
  detailedForm,
  detailedInquiryFields,
  type Field,
  type Fields,
  inquiryFields,
  shortForm,
} from '@/lib/inquiry/fields'
import { answersByColumn } from '@/lib/inquiry/labelled-answers'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { allInquiries } from './schema'
import { freshDatabase, open, refusal } from '@/db/test/database'

const database = await freshDatabase({ emptyEachTest: true })
const staff = open(database.staffUrl)
afterAll(() => staff.end())

it('the inbox lists both forms, unanswered ones first, in Indian time', async () => {
  await saveInquiry({ ...inquiry, names: 'Asha & Kabir' }, ['many links', 'markup'])
  await saveDetailedInquiry({ ...detailedInquiry, name: 'Meera' })
  await database.owner`update inquiries set created_at = '2025-12-30 20:00Z'`
  await staff.unsafe(`set timezone to 'America/New_York'; set datestyle to 'German'`)
  const [newest, oldest, ...more] = await staff`select * from inbox`
  expect(newest).toMatchObject({
    name: 'Meera',
    venue: 'The Lake Palace',
    hours_left: '24',
    nda: 'nda',
    flags: '',
  })
  expect(oldest).toMatchObject({
    reference: `${oldest!.id.slice(0, 4)} ${oldest!.id.slice(4, 8)}`,
    form: 'Share Your Story',
    received: '2025-12-31 01:30',
    answer_due: '2026-01-01 01:30',
    hours_left: 'overdue',
    answered: null,
    wedding_date: '2027-02-14',
    budget_range: '12+',
    flags: 'many links; markup',
  })
  expect(more).toEqual([])
  await database.owner`update detailed_inquiries set answered_at = '2026-11-21 13:10Z'`
  const answered = { name: 'Meera', answered: '2026-11-21 18:40', hours_left: null }
  expect(await staff`select * from inbox`).toMatchObject([{ name: 'Asha & Kabir' }, answered])
})

it('the export guards every answer against spreadsheet formulas', async () => {
  const short = withFormulas(inquiryFields, inquiry)
  const detailed = withFormulas(detailedInquiryFields, detailedInquiry)
  await saveInquiry(short)
  await saveDetailedInquiry(detailed)
  const rows = await staff`select * from export order by form`
  expect(rows[0]).toMatchObject({ phone: "'+91 98765 43210", wedding_date: '2027-02-14' })
  expect(rows[0]).toMatchObject({ story: "'\tmessage", budget_range: "'12+" })
  for (const [index, answers] of [short, detailed].entries()) {
    const cells = Object.values(answers).map(answer =>
      /^[=\t]/.test(answer ?? '') ? `'${answer}` : expect.toBeOneOf([answer, `'${answer}`]),
    )
    expect(Object.values(rows[index]!)).toEqual(expect.arrayContaining(cells))
  }
})

function withFormulas<Answers extends object>(fields: Fields, answers: Answers): Answers {
  const formulas = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'multiline' ? [[name, `\t${name}`]] : kind === 'text' ? [[name, `=${name}`]] : [],
  )
  return { ...answers, ...Object.fromEntries(formulas) }
}

const columnsOf = (view: string) =>
  database.owner`select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = ${view}::regclass order by attname`

const fields = [...Object.entries<Field>(inquiryFields), ...Object.entries(detailedInquiryFields)]
it.each(fields.map(([name, field]) => [name, findColumn(name, field)]))(
  'the export has a column for %s: %s',
  async (_, column) =>
    expect(await columnsOf('export')).toContainEqual({ name: column, type: 'text' }),
)

it('the view of all inquiries has every answer in the column that its field names', async () => {
  await saveInquiry(inquiry)
  await saveDetailedInquiry(detailedInquiry)
  const [detailed, short] = await staff`select * from all_inquiries order by form`
  expect(short).toMatchObject(answersByColumn(shortForm, inquiry))
  expect(detailed).toMatchObject(answersByColumn(detailedForm, detailedInquiry))
})

it.each(['＝1+1', '\ufeff\u2060@SUM(1)'])(
  'the export puts an apostrophe before %j',
  async guest_count => {
    await saveInquiry({ ...inquiry, guest_count })
    expect(await staff`select guest_count from export`).toEqual([
      { guest_count: `'${guest_count}` },
    ])
  },
)

it('db/schema.ts has the columns of the view all_inquiries', async () => {
  const named = Object.values(getViewConfig(allInquiries).selectedFields) as PgColumn[]
  const columns = named.map(column => ({ name: column.name, type: column.getSQLType() }))
  expect(await columnsOf('all_inquiries')).toEqual(
    columns.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  )
})

it('the site cannot read a view, even if somebody grants it', async () => {
  for (const view of ['inbox', 'export']) {
    const reading = `grant select on ${view} to web; set local role web; select from ${view}`
    expect(await refusal(database.owner.begin(sql => sql.unsafe(reading)))).toBe('42501')
  }
})
