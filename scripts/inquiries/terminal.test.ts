import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { runAs } from './testing'

const database = await freshDatabase({ emptied: true })
const run = (line: string[], options = {}) => runAs(database, line, options)
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

  it('aligns what staff want to know, newest first, colours nothing outside a terminal, and writes an object a line for a program', async () => {
    const { code, written, said } = await run(['list'])
    const [title, first, second, ...more] = written.split('\n')
    expect(title).toMatch(/^REF {7}LEFT {5}\? {2}RECEIVED \(IST\) {4}NAME {22}WEDDING {5}PLACE .*FORM$/)
    expect(first).toMatch(/^[0-9a-f]{8} {2}24 h .* आरव और मीरा .* 2027-02-14 {2}Udaipur .* ₹18 lakhs and above /)
    expect(second).toMatch(/^[0-9a-f]{8} {2}1 h {6}\? {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Asha \[31m & Kabir /)
    expect([code, more, said]).toEqual([0, [''], expect.stringContaining('?: looks like spam')])
    expect(written).not.toContain('\u001b')
    const json = (await run(['list', '--json'])).written.trim().split('\n')
    expect(json.map(line => JSON.parse(line))).toMatchObject([
      { name: 'आरव और मीरा', whatsapp: '919876543210' },
      { flags: 'offer', hours_left: '1' },
    ])
  })

  it('shows on a terminal what fits beside each other, and colours what is urgent or doubtful', async () => {
    await database.owner`update detailed_inquiries set created_at = now() - interval '19 hours'`
    const { written } = await run(['list'], { screen: { columns: 80, colour: true } })
    const [title, first, second] = written.split('\n')
    expect(title).toMatch(/^\u001b\[1mREF .* WEDDING\u001b\[0m$/)
    expect(first).toMatch(/^\u001b\[31m.* 5 h .* 2027-02-14\u001b\[0m$/)
    expect(second).toMatch(/^\u001b\[2m.*\u001b\[0m$/)
  })

  it('shows the newest fifty of very many, and all when asked', async () => {
    await database.owner`
      insert into inquiries (names, email, fingerprint) select 'Asha', n || '@example.com', n from generate_series(1, 1001) n`
    const some = await run(['list'])
    expect(some.written.split('\n')).toHaveLength(52)
    expect(some.said).toContain('These are the newest 50. All: --all')
    const all = await run(['list', '--all'])
    expect(all.written.split('\n')).toHaveLength(1 + 1003 + 1)
    expect(all.said).not.toContain('--all')
    await database.owner`truncate inquiries, detailed_inquiries`
    expect(await run(['list'])).toMatchObject({ code: 0, written: '', said: 'No inquiry yet.' })
  })
})

describe('show', () => {
  it('shows every answer under the label that the couple has read, in words', async () => {
    await saveDetailedInquiry({ ...detailedInquiry, story: 'First line\nsecond \u001b[2Jline', venue: null })
    const [reference = ''] = await references('detailed_inquiries')
    const { code, written } = await run(['show', reference.toUpperCase()])
    expect(code).toBe(0)
    expect(written).toMatch(/^[0-9a-f]{8} {2}Tell Us About Your Celebration\nreceived .* IST, 24 of 24 hours left\n/)
    expect(written).toContain('\nPhone Number: +91 98765 43210\nWhatsApp: https://wa.me/919876543210\n')
    expect(written).toContain('\nVenue: –\n')
    expect(written).toContain('\nHow Many Days?: 4–5 days\nDiscretion: Full NDA required\n')
    expect(written).toContain('\nYour Story:\n  First line\n  second  [2Jline\n')
  })

  it('shows all whose references begin alike, says what looks like spam, and says so where there is none', async () => {
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
    expect(written).not.toContain('fingerprint')
    expect((await run(['show', '3f9a01c7-0000-4000-8000-000000000002'])).written).toMatch(/^3f9a01c7 {2}Tell Us/)
    expect((await run(['show', '3f9a01c7-0000-4000-8000-000000000001'])).written).toContain(
      '\nlooks like spam: offer\n',
    )
    expect(await run(['show', '00000000'])).toMatchObject({ code: 1, said: expect.stringContaining('No inquiry') })
  })
})

describe('backup and restore', () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'all.ndjson.gz')

  it('say what they have done, in words and to a program', async () => {
    await saveInquiry(inquiry)
    const made = await run(['backup', file])
    expect([made.code, made.said]).toEqual([0, `1 inquiry (1 short, 0 detailed) written to ${file}, and read again.`])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await database.owner`truncate inquiries`
    const checked = await run(['restore', file, '--check', '--json'])
    expect(JSON.parse(checked.written)).toEqual({ file, rows: { inquiries: 1, detailed_inquiries: 0 } })
    expect(await references('inquiries')).toHaveLength(0)
    expect((await run(['restore', file])).said).toMatch(
      /is whole: 1 inquiry .*\n1 inquiry \(1 short, 0 detailed\) added\.$/,
    )
    expect((await run(['restore', file])).said).toMatch(/\n0 inquiries .* added\.$/)
    expect(await references('inquiries')).toHaveLength(1)
  })

  it('overwrite no file, and leave no half of one', async () => {
    expect(await run(['backup', file])).toMatchObject({ code: 2, said: expect.stringContaining('EEXIST') })
    const other = path.join(folder, 'other.gz')
    const nowhere = { ...database, staffUrl: 'postgres://staff:wrong@127.0.0.1:1/none' }
    await expect(runAs(nowhere, ['backup', other])).rejects.toThrow()
    expect(existsSync(other)).toBe(false)
  })
})
