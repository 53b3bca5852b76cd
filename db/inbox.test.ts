import { afterAll, describe, expect, it } from 'vitest'
import { budgetRanges, budgets, discretions } from '@/lib/inquiry'
import { detailedInquiryWords, inquiryWords } from '@/lib/inquiry-words'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestDetailedInquiry } from './samples'
import { open, refusal, freshDatabase } from './testing'

const database = await freshDatabase({ emptied: true })
const staff = open(database.staffUrl)
afterAll(() => staff.end())

const indianTime = /^\d{1,2} [A-Z][a-z]{2}( \d{4})?, \d\d:\d\d IST$/
const inbox = () => staff`select * from inbox`

describe('the inbox, as staff reads it', () => {
  it('shows both forms in one list, newest first, and how many name the same day', async () => {
    await saveInquiry({ ...inquiry, names: 'Asha & Kabir' }, ['honeypot', 'offer'])
    await saveDetailedInquiry({ ...detailedInquiry, name: 'Meera' })
    await database.owner`update inquiries set created_at = now() - interval '2 hours'`
    const [newest, oldest, ...more] = await inbox()
    const [{ id } = {}] = await database.owner`select id from inquiries`
    expect(newest).toMatchObject({
      ...{ form: detailedInquiryWords.form, name: 'Meera', place: 'Udaipur', wedding_date: '2027-02-14' },
      ...{ budget: '₹18 lakhs and above', discretion: 'Full NDA required', flags: '', hours_left: '24' },
      ...{ same_date: 2, answered: null },
    })
    expect(oldest).toEqual({
      ...{ id, reference: id.slice(0, 8), form: inquiryWords.form, name: 'Asha & Kabir', email: inquiry.email },
      ...{ phone: '+91 98765 43210', whatsapp: '919876543210', wedding_date: '2027-02-14', place: inquiry.location },
      ...{ budget: '₹12 lakhs and above', discretion: null, hours_left: '22', flags: 'honeypot; offer' },
      ...{ same_date: 2, answered: null, answer_due: expect.stringMatching(indianTime) },
      received: expect.stringMatching(indianTime),
    })
    expect(more).toEqual([])
  })

  it.each([
    ['1 second', '24'],
    ['1 hour', '23'],
    ['23 hours 59 minutes', '1'],
    ['24 hours', 'overdue'],
  ])('says of an inquiry that came %s ago: %s', async (age, left) => {
    await saveDetailedInquiry(shortestDetailedInquiry)
    // In one transaction now() stands still.
    const [row] = await database.owner.begin(async sql => {
      await sql`update detailed_inquiries set created_at = now() - ${age}::interval`
      return sql`select hours_left, phone, whatsapp, wedding_date, same_date, place, budget from inbox`
    })
    const empty = { phone: null, whatsapp: null, wedding_date: null, same_date: null, place: null, budget: null }
    expect(row).toEqual({ hours_left: left, ...empty })
  })

  it.each([
    ['2025-11-20 18:29:59Z', '20 Nov 2025, 23:59 IST', '21 Nov 2025, 23:59 IST'],
    ['2025-12-30 20:00:00Z', '31 Dec 2025, 01:30 IST', '1 Jan 2026, 01:30 IST'],
  ])('tells %s by Indian clocks: %s, whatever the clock of the session', async (utc, received, answer_due) => {
    await saveInquiry(inquiry)
    await database.owner`update inquiries set created_at = ${utc}::timestamptz`
    await staff.unsafe(`set timezone to 'America/New_York'; set datestyle to 'German'`)
    const [row] = await inbox()
    await staff`reset all`
    const thisYear = new Date().toLocaleString('en', { timeZone: 'Asia/Kolkata', year: 'numeric' })
    const told = (time: string) => time.replace(` ${thisYear}`, '') // the year is told where it is another
    expect(row).toMatchObject({ received: told(received), answer_due: told(answer_due), wedding_date: '2027-02-14' })
  })

  it('stops the clock of an inquiry that was answered, and puts it behind those that wait', async () => {
    await saveInquiry({ ...inquiry, names: 'Asha' })
    await database.owner`update inquiries set created_at = now() - interval '3 days'`
    await saveDetailedInquiry({ ...detailedInquiry, name: 'Meera' })
    expect(await inbox()).toMatchObject([{ name: 'Meera' }, { name: 'Asha', hours_left: 'overdue' }])
    await database.owner`update detailed_inquiries set answered_at = '2024-11-21 13:10:00Z'`
    const answered = '21 Nov 2024, 18:40 IST'
    expect(await inbox()).toMatchObject([{ name: 'Asha' }, { answered, hours_left: `answered ${answered}` }])
  })

  it.each([
    ['98765 43210', '919876543210'],
    ['098765-43210', '919876543210'],
    ['+91 (0) 98765 43210', '919876543210'],
    ['919876543210', '919876543210'],
    ['९८७६५ ४३२१०', '919876543210'],
    ['0141 234 5678', '911412345678'],
    ['+44 (0)7700 900123', '447700900123'],
    ['00971 50 123 4567', '971501234567'],
    ['+1 (415) 555-0137', '14155550137'],
    ['9', null],
    ['+12', null],
    ['call my mother', null],
    ['+1234567890123456', null],
  ])('dials %j as %s', async (phone, whatsapp) => {
    await saveInquiry({ ...inquiry, phone })
    expect(await inbox()).toMatchObject([{ phone, whatsapp }])
  })

  it('says budgets and discretion in the words that couples chose them by', async () => {
    const changed = 'content/inquiry.ts has other words than the migrated view: run npm run db:generate -- --name words'
    for (const budget of budgets) await saveInquiry({ ...inquiry, budget })
    for (const budgetRange of budgetRanges) await saveDetailedInquiry({ ...shortestDetailedInquiry, budgetRange })
    for (const nda of discretions) await saveDetailedInquiry({ ...shortestDetailedInquiry, nda })
    const rows = await inbox()
    const { form: short, budget } = inquiryWords
    const { form: long, budgetRange, nda } = detailedInquiryWords
    for (const [form, column, words] of [
      [short, 'budget', budget],
      [long, 'budget', budgetRange],
      [long, 'discretion', nda],
    ] as const) {
      const said = rows.filter(row => row.form === form && row[column]).map(row => row[column] as string)
      expect(new Set(said), changed).toEqual(new Set(Object.values(words)))
    }
  })
})

it.each([`update inbox set name = 'x'`, 'delete from inbox', `insert into inbox (name) values ('x')`])(
  'cannot be written to: %s',
  async statement => {
    expect(await refusal(staff.unsafe(statement))).toMatch(/^(42501|55000)$/)
  },
)

it('is not the site’s to read, even where it is given the view', async () => {
  const undone = database.owner.begin(async sql => {
    await sql.unsafe('grant select on inbox to web; set local role web')
    await sql`select 1 from inbox` // reads with the rights of whoever asks
  })
  expect(await refusal(undone)).toBe('42501')
})

describe('an arrival', () => {
  it('is announced by its id alone, once', async () => {
    const heard: string[] = []
    const { unlisten } = await staff.listen('inquiry', id => heard.push(id))
    await saveInquiry(inquiry)
    await saveInquiry(inquiry)
    await saveDetailedInquiry(detailedInquiry)
    const ids = [
      ...(await database.owner`select id from inquiries`),
      ...(await database.owner`select id from detailed_inquiries`),
    ]
    await staff.notify('inquiry', 'end') // arrives after those that were committed before it
    await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe('end')
    expect(heard).toEqual([...ids.map(({ id }) => id), 'end'])
    await unlisten()
  })

  it('is stored even where announcing fails', async () => {
    await database.owner`revoke execute on function pg_notify(text, text) from public`
    await saveInquiry(inquiry)
    expect(await inbox()).toHaveLength(1)
    await database.owner`grant execute on function pg_notify(text, text) to public`
  })
})
