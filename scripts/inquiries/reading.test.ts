import { beforeEach, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { runOn } from './testing'

const database = await freshDatabase({ emptied: true })
const run = (line: string[], options = {}) => runOn(database, line, options)
const references = async (table: string) =>
  (await database.owner.unsafe(`select left(id::text, 8) as reference from ${table}`)).map(
    row => row.reference as string,
  )

describe('list', () => {
  beforeEach(async () => {
    await saveInquiry({ ...inquiry, names: 'Asha\u001b[31m & Kabir' })
    await database.owner`update inquiries set created_at = now() - interval '23 hours', flags = '{offer}'`
    await saveDetailedInquiry({ ...detailedInquiry, name: 'आरव और मीरा' })
  })

  it('aligns its columns, says what waits and which date is asked for twice, and writes an object a line for a program', async () => {
    const { code, written, said } = await run(['list'])
    const [title, first, second, ...more] = written.split('\n')
    expect(title).toMatch(/^REF {7}\? {2}ANSWER {23}NAME {17}WEDDING {12}PLACE .*FORM$/)
    expect(first).toMatch(
      /^[0-9a-f]{8} {5}due \d.*, \d\d:\d\d IST, 24 h {2}आरव .* 14 February 2027 {3}Udaipur .* ₹18 lakhs and above .* https:\/\/wa\.me\/919876543210 /,
    )
    expect(second).toMatch(/^[0-9a-f]{8} {2}\? {2}due \d.*, \d\d:\d\d IST, 1 h {3,}Asha \[31m & Kabir /)
    expect([code, more]).toEqual([0, ['']])
    const refs = [first, second].map(line => line!.slice(0, 8)).join(', ')
    expect(said).toBe(
      `2 of 2 inquiries wait for an answer.\nThe same date: two inquiries for 14 February 2027 (${refs}).\n` +
        '?: looks like spam. `show` says why.',
    )
    expect(written).not.toContain('\u001b')
    const json = (await run(['list', '--json'])).written.trim().split('\n')
    expect(json.map(line => JSON.parse(line))).toMatchObject([
      { name: 'आरव और मीरा', whatsapp: '919876543210' },
      { flags: 'offer', hours_left: '1' },
    ])
  })

  it('shows the first fifty of very many, and all when asked', async () => {
    await database.owner`
      insert into inquiries (names, email, id) select 'Asha', n || '@example.com', gen_random_uuid() from generate_series(1, 1001) n`
    const some = await run(['list'])
    expect(some.written.split('\n')).toHaveLength(52)
    expect(some.said).toMatch(/^1003 of 1003 inquiries wait for an answer\.\n.*These are the first 50\. All: --all$/s)
    const all = await run(['list', '--all'])
    expect(all.written.split('\n')).toHaveLength(1 + 1003 + 1)
    expect(all.said).not.toContain('--all')
  })
})

describe('show', () => {
  it('shows every answer under the label that the couple has read, in words', async () => {
    await saveDetailedInquiry({ ...detailedInquiry, story: 'First line\nsecond \u001b[2Jline', venue: null })
    const [reference = ''] = await references('detailed_inquiries')
    const { code, written } = await run(['show', reference.toUpperCase()])
    expect(code).toBe(0)
    expect(written).toMatch(
      /^[0-9a-f]{8} {2}Tell Us About Your Celebration\nreceived .* IST; answer due .* IST, 24 h\nWhatsApp: https:\/\/wa.me\/919876543210\n\n/,
    )
    expect(written).toContain('\nPhone Number: +91 98765 43210\nWedding Date: 14 February 2027\n')
    expect(written).toContain('\nVenue: –\n')
    expect(written).toContain('\nHow Many Days?: 4–5 days\nDiscretion: Full NDA required\n')
    expect(written).toContain('\nYour Story:\n  First line\n  second  [2Jline\n')
  })

  it('shows all whose references begin alike, says what looks like spam, and reports a reference that is unknown', async () => {
    await saveInquiry(shortestInquiry, ['offer'])
    await database.owner`update inquiries set id = '3f9a01c7-0000-4000-8000-000000000001'`
    await saveDetailedInquiry(detailedInquiry)
    await database.owner`update detailed_inquiries set id = '3f9a01c7-0000-4000-8000-000000000002'`
    const { written } = await run(['show', '3f9a01c7', '--json'])
    const [short, long] = written
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(short).toMatchObject({ reference: '3f9a01c7', answers: { ...shortestInquiry } })
    expect(long).toMatchObject({
      discretion: 'Full NDA required',
      answers: { nda: 'nda', story: detailedInquiry.story },
    })
    expect((await run(['show', '3f9a01c7-0000-4000-8000-000000000002'])).written).toMatch(/^3f9a01c7 {2}Tell Us/)
    expect((await run(['show', '3f9a01c7-0000-4000-8000-000000000001'])).written).toContain(
      ' h\ntwo inquiries for 14 February 2027\nlooks like spam: offer\n',
    )
    expect(await run(['show', '00000000'])).toMatchObject({ code: 1, said: expect.stringContaining('No inquiry') })
  })
})

describe('answered', () => {
  const stored = async () =>
    (await database.owner`select names, answered_at from inquiries order by names`).map(row => [
      row.names,
      row.answered_at !== null,
    ])
  beforeEach(async () => {
    await saveInquiry({ ...inquiry, names: 'Asha\n& Kabir' })
    await saveInquiry({ ...inquiry, names: 'Zoë', wedding_date: '2027-03-01' })
    await database.owner`update inquiries set created_at = now() - interval '2 days'`
    await database.owner`update inquiries set id = '3f9a01c7-0000-4000-8000-000000000001' where names like 'Asha%'`
  })

  it('stops the clock in every command, does no harm when repeated, and --undo starts it again', async () => {
    expect((await run(['list'])).said).toBe('2 of 2 inquiries wait for an answer, 2 overdue.')
    const first = await run(['answered', ' 3F9A01C7 '])
    const state = /answered \d{1,2} [A-Z][a-z]{2}, \d\d:\d\d IST/.exec(first.said)?.[0]
    const line = `3f9a01c7  Asha & Kabir  (Share Your Story, received `
    expect(first).toMatchObject({ code: 0, said: expect.stringMatching(/; answered .* IST\)$/) })
    expect(first.said.slice(0, line.length)).toBe(line)
    expect(await run(['answered', '3f9a01c7'])).toMatchObject({ code: 0, said: `As it was: ${first.said}` })
    expect(await stored()).toEqual([
      ['Asha\n& Kabir', true],
      ['Zoë', false],
    ])
    const list = await run(['list'])
    expect(list.written).toMatch(new RegExp(`overdue: .* Zoë .*\n3f9a01c7 {5}${state} .* Asha`))
    expect(list.said).toBe('1 of 2 inquiries waits for an answer, 1 overdue.')
    expect((await run(['show', '3f9a01c7'])).written).toContain(`; ${state}\n`)
    expect((await run(['erase', inquiry.email], { answer: 'no' })).said).toContain(`; ${state})`)
    expect((await run(['export', '--out', '-'])).written).toContain(`,"${state!.slice('answered '.length)}",`)
    const undone = await run(['answered', '3f9a01c7', '--undo'])
    expect(undone).toMatchObject({ code: 0, said: expect.stringMatching(/; answer overdue: .* IST\)$/) })
    expect((await run(['answered', '3f9a01c7', '--undo'])).said).toBe(`As it was: ${undone.said}`)
    expect((await stored()).map(([, answered]) => answered)).toEqual([false, false])
  })

  it('marks nothing for a reference that matches no inquiry, or two', async () => {
    const none = await run(['answered', '00000000'])
    const sentence = 'No inquiry 00000000: `npm run inquiries -- list --all` shows every reference.'
    expect([none.code, none.said]).toEqual([1, sentence])
    await saveDetailedInquiry(detailedInquiry)
    await database.owner`update detailed_inquiries set id = '3f9a01c7-0000-4000-8000-000000000002'`
    const two = await run(['answered', '3f9a01c7'])
    expect(two.code).toBe(1)
    expect(two.said).toMatch(
      /^2 inquiries begin with 3f9a01c7\. Nothing was marked: .*\n {2}3f9a01c7-.*01 .*\n {2}3f9a01c7-.*02 /,
    )
    expect((await stored()).map(([, answered]) => answered)).toEqual([false, false])
    expect((await run(['answered', '3f9a01c7-0000-4000-8000-000000000001'])).code).toBe(0)
    expect((await stored()).map(([, answered]) => answered)).toEqual([true, false])
  })
})
