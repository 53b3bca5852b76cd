import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from '@/db/samples'
import { detailedInquiries } from '@/db/schema'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { runAs } from './inquiries/testing'

const database = await freshDatabase({ emptied: true })
const folder = temporaryFolder()

const stored = async () => {
  const rows = await database.owner<{ email: string }[]>`
    select email from inquiries union all select email from detailed_inquiries order by 1`
  return rows.map(row => row.email)
}
const run = (line: string[], answer?: string) => runAs(database, line, answer === undefined ? {} : { answer })

describe('erase', () => {
  beforeEach(async () => {
    await saveInquiry({ ...inquiry, email: 'Asha@example.com', names: 'Asha\n\tand\nKabir' })
    await saveDetailedInquiry({ ...detailedInquiry, email: 'asha@Example.com' })
    await saveInquiry({ ...inquiry, email: 'asha@example.com.au' })
    await saveInquiry({ ...shortestInquiry, email: 'आशा@उदाहरण.भारत' })
  })

  it('shows every inquiry with that address, asks, and erases those alone', async () => {
    const { code, said, asked } = await run(['erase', ' asha@example.com'], 'yes')
    expect(asked).toEqual(['Erase 2 inquiries, for good? Type yes: '])
    expect(said).toMatch(
      /2 inquiries with the address asha@example.com:\n +[0-9a-f]{8} {2}Asha and Kabir {2}\(Share Your Story, received .* IST; answer due .* IST, 24 h\)\n.*2 inquiries erased/s,
    )
    expect([code, await stored()]).toEqual([0, ['asha@example.com.au', 'आशा@उदाहरण.भारत']])
    expect(await run(['erase', 'आशा@उदाहरण.भारत', '--yes'])).toMatchObject({ code: 0, asked: [] })
    expect(await stored()).toEqual(['asha@example.com.au'])
  })

  it.each([
    ['no', 'Nothing was erased.'],
    ['', 'Nothing was erased.'],
    ['y', 'Nothing was erased.'],
    [undefined, 'Nothing was erased: there is no terminal to ask on. Add --yes if that is what you want.'],
  ])('erases nothing at the answer %j', async (answer, words) => {
    const { code, said } = await run(['erase', 'asha@example.com'], answer)
    expect([code, said.split('\n').at(-1), await stored()]).toEqual([1, words, expect.objectContaining({ length: 4 })])
  })

  it('tells a program what it found, and what it erased', async () => {
    const erase = async (...more: string[]) => {
      const { code, written } = await run(['erase', 'asha@example.com', '--json', ...more], 'no')
      return { code, ...JSON.parse(written) }
    }
    expect(await erase()).toMatchObject({ code: 1, found: [{ form: 'Share Your Story' }, {}], erased: 0 })
    expect(await erase('--yes')).toMatchObject({ code: 0, found: [{}, {}], erased: 2 })
    expect(await erase('--yes')).toEqual({ code: 0, found: [], erased: 0 })
    expect(await run(['erase', 'asha@example.com'])).toMatchObject({
      ...{ code: 0, said: 'No inquiry with the address asha@example.com.' },
    })
  })
})

it('purge erases what is older, and nothing younger, and shows the first of very many', async () => {
  for (let month = 1; month <= 25; month++) await saveInquiry({ ...inquiry, email: `${month}@example.com` })
  await saveDetailedInquiry({ ...detailedInquiry, email: '25@example.com' })
  for (const table of ['inquiries', 'detailed_inquiries'])
    await database.owner.unsafe(
      `update ${table} set created_at = now() - split_part(email, '@', 1)::int * interval '1 month' - interval '1 hour'`,
    )
  expect((await run(['purge', '--older-than', '30d'], 'no')).said).toMatch(/and 6 more/)
  const { code, said } = await run(['purge', '--older-than', '24m'], 'yes')
  expect(said).toMatch(/^3 inquiries older than 24 months:/)
  expect([code, (await stored()).length]).toEqual([0, 23])
})

describe('export', () => {
  it('writes CSV that a spreadsheet reads as it was meant, with a column for every answer', async () => {
    await saveInquiry({ ...inquiry, message: '=1+1\n"quoted", second line' }, ['honeypot', 'offer'])
    await saveDetailedInquiry(detailedInquiry)
    await database.owner`update inquiries set answered_at = '2024-11-21 13:10:05Z'`
    const { code, written, said } = await run(['export', '--csv', '--out', '-'])
    expect([code, said]).toEqual([0, '2 inquiries written.'])
    const [titles = ''] = written.split('\r\n')
    expect(titles).toMatch(
      /^\ufeffreference,form,received,answer_due,answered,id,created_at,name,email,phone,whatsapp,wedding_date,venue,/,
    )
    const headings = titles.slice(1).split(',')
    for (const { name } of Object.values(getTableColumns(detailedInquiries)))
      expect(
        headings.filter(heading => heading === name),
        name,
      ).toHaveLength(name === 'fingerprint' ? 0 : 1)
    expect(written).toContain(`,"'+91 98765 43210",https://wa.me/919876543210,2027-02-14,`)
    expect(written).toContain(`,12+,₹12 lakhs and above,"'=1+1\n""quoted"", second line",`)
    expect(written).toMatch(/,"21 Nov 2024, 18:40 IST",.*,2024-11-21T18:40:05\+05:30,/s)
    expect(written).toContain(',18+,₹18 lakhs and above,')
    expect(written).toContain(',"honeypot; offer",')
    expect(written).toContain('आरव & Meera')
    expect(written.match(/\r\n/g)).toHaveLength(3)
  })

  it('writes a JSON array of everything as it was stored, and a valid nothing', async () => {
    expect(JSON.parse((await run(['export', '--json', '--out', '-'])).written)).toEqual([])
    expect((await run(['export', '--out', '-'])).written.split('\r\n')).toHaveLength(2)
    await saveInquiry(inquiry)
    await saveDetailedInquiry(detailedInquiry)
    const [short, long] = JSON.parse((await run(['export', '--json', '--out', '-'])).written)
    expect(short).toMatchObject({ ...inquiry, form: 'Share Your Story', flags: [], answered_at: null })
    expect(long).toMatchObject({ story: detailedInquiry.story, form: 'Tell Us About Your Celebration' })
    for (const row of [short, long]) expect(row).not.toHaveProperty('fingerprint')
  })

  it('writes a new file for its owner alone, and overwrites none', async () => {
    await saveInquiry(inquiry)
    const file = path.join(folder, 'a.csv')
    expect(await run(['export', '--out', file])).toMatchObject({ code: 0, written: '' })
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffreference,form,.*\r\n[0-9a-f]{8},Share Your Story,/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await run(['export', '--out', file])
    const sentence = `${file} is there already, and stays as it is: move it away, or name another file.`
    expect([again.code, again.said]).toEqual([2, expect.stringContaining(sentence)])
    const nowhere = await run(['export', '--out', path.join(folder, 'none', 'a.csv')])
    expect([nowhere.code, nowhere.said]).toEqual([2, expect.stringMatching(/cannot be written \(ENOENT\)\./)])
  })

  it('names the file by the Indian day where none is named, ignored by git and never overwritten', async () => {
    await saveInquiry(inquiry)
    const commands = path.resolve('scripts/inquiries.ts')
    const tsx = createRequire(import.meta.url).resolve('tsx')
    const exportNow = (...more: string[]) =>
      spawnSync(process.execPath, ['--import', tsx, commands, 'export', ...more], {
        ...{ cwd: folder, encoding: 'utf8' },
        env: { ...process.env, DATABASE_URL: database.ownerUrl, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
      })
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
    const file = path.join(folder, `inquiries-${today}.csv`)
    expect(exportNow()).toMatchObject({ status: 0, stdout: '', stderr: `1 inquiry written to ${file}.\n` })
    const before = readFileSync(file, 'utf8')
    await saveInquiry({ ...inquiry, names: 'Zoë' })
    expect(exportNow()).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^inquiries-.*\.csv is there already,/),
    })
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(exportNow('--json').status).toBe(0)
    for (const format of ['csv', 'json'])
      expect(spawnSync('git', ['check-ignore', '-q', `inquiries-${today}.${format}`]).status, format).toBe(0)
  })
})

it.each([
  [[], 2, /^What couples have sent:/],
  [['--help'], 0, /list .*show REF .*export .*erase EMAIL .*purge --older-than 24m/s],
  [['list', '--help'], 0, /^npm run inquiries -- list \[--all\] \[--json\]\n\nThe first 50 .*not understood\.$/s],
  [['list', 'all'], 2, /^list takes no other words\.$/],
  [['show'], 2, /^show needs one reference\./],
  [['answered'], 2, /^answered needs one reference\./],
  [['answered', 'asha'], 2, /^"asha" is no reference/],
  [['show', 'asha'], 2, /^"asha" is no reference/],
  [['burn'], 2, /^There is no "burn"\. What there is: npm run inquiries -- --help$/],
  [['toString'], 2, /^There is no "toString"\./],
  [['erase'], 2, /^erase needs one e-mail address\./],
  [['erase', 'a@b', 'c@d'], 2, /^erase needs one e-mail address\./],
  [['erase', 'asha'], 2, /^"asha" is no e-mail address/],
  [['erase', 'a@b', '--force'], 2, /^Unknown option '--force'\. It takes: npm run inquiries -- erase EMAIL .*$/],
  [['purge'], 2, /^purge needs --older-than/],
  [['purge', '--older-than', '0m'], 2, /^purge needs --older-than/],
  [['purge', '--older-than', '24 months'], 2, /^purge needs --older-than/],
  [['export', '--csv', '--json'], 2, /not both/],
])('%j is answered in words', async (line, code, words) => {
  const outcome = await run(line)
  expect([outcome.code, outcome.said]).toEqual([code, expect.stringMatching(words)])
})

it('reaches the database of the site from a shell, and a reader who has had enough is no failure', async () => {
  await saveInquiry(inquiry)
  const shell = (line: string) =>
    spawnSync('bash', ['-o', 'pipefail', '-c', `"${process.execPath}" --import tsx scripts/inquiries.ts ${line}`], {
      ...{ env: { ...process.env, DATABASE_URL: database.ownerUrl }, encoding: 'utf8' },
    })
  expect(shell('export --json --out -')).toMatchObject({ status: 0, stderr: '1 inquiry written.\n' })
  expect(shell('export --json --out - | true')).toMatchObject({ status: 0, stderr: '' })
  expect(shell(`erase '${inquiry.email}'`)).toMatchObject({ status: 1, stderr: expect.stringContaining('Add --yes') })
  expect(shell(`erase '${inquiry.email}' --yes`)).toMatchObject({ status: 0, stdout: '' })
  expect(await stored()).toEqual([])
})
