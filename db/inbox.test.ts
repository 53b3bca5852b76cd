import { afterAll, describe, expect, it } from 'vitest'
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
      ...{ form: 'detailed_inquiries', name: 'Meera', place: 'Udaipur', wedding_date: '2027-02-14' },
      ...{ budget: '18+', discretion: 'nda', flags: '', hours_left: '24' },
      ...{ same_date: 2, answered: null },
    })
    expect(oldest).toEqual({
      ...{ id, reference: id.slice(0, 8), form: 'inquiries', name: 'Asha & Kabir', email: inquiry.email },
      ...{ phone: '+91 98765 43210', wedding_date: '2027-02-14', place: inquiry.location },
      ...{ budget: '12+', discretion: null, hours_left: '22', flags: 'honeypot; offer' },
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
      return sql`select hours_left, phone, wedding_date, same_date, place, budget from inbox`
    })
    const empty = { phone: null, wedding_date: null, same_date: null, place: null, budget: null }
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
    const withoutThisYear = (time: string) => time.replace(` ${thisYear}`, '') // another year is shown
    expect(row).toMatchObject({
      received: withoutThisYear(received),
      answer_due: withoutThisYear(answer_due),
      wedding_date: '2027-02-14',
    })
  })

  it('stops the clock of an inquiry that was answered, and puts it behind those that wait', async () => {
    await saveInquiry({ ...inquiry, names: 'Asha' })
    await database.owner`update inquiries set created_at = now() - interval '3 days'`
    await saveDetailedInquiry({ ...detailedInquiry, name: 'Meera' })
    expect(await inbox()).toMatchObject([{ name: 'Meera' }, { name: 'Asha', hours_left: 'overdue' }])
    await database.owner`update detailed_inquiries set answered_at = '2024-11-21 13:10:00Z'`
    const answered = '21 Nov 2024, 18:40 IST'
    expect(await inbox()).toMatchObject([{ name: 'Asha' }, { answered, hours_left: null }])
  })
})

it.each([`update inbox set name = 'x'`, 'delete from inbox', `insert into inbox (name) values ('x')`])(
  'cannot be written to: %s',
  async statement => {
    expect(await refusal(staff.unsafe(statement))).toMatch(/^(42501|55000)$/)
  },
)

it('cannot be read by the site, even with a right on the view', async () => {
  const undone = database.owner.begin(async sql => {
    await sql.unsafe('grant select on inbox to web; set local role web')
    await sql`select 1 from inbox` // reads with the rights of the querying role
  })
  expect(await refusal(undone)).toBe('42501')
})
