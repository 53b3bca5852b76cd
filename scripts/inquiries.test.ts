import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from '@/db/samples'
import { type TestDatabase, useFreshDatabase } from '@/db/testing'
import { runAs } from './inquiries/testing'

let database: TestDatabase
const folder = mkdtempSync(path.join(tmpdir(), 'noor-vista-inquiries-'))
beforeAll(async () => {
  database = await useFreshDatabase()
  return () => rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await database.owner`truncate inquiries, detailed_inquiries`
})

const stored = async () => {
  const rows = await database.owner<{ email: string }[]>`
    select email from inquiries union all select email from detailed_inquiries order by 1`
  return rows.map(row => row.email)
}

const run = (line: string[], answer?: string) => runAs(database, line, answer === undefined ? {} : { answer })

describe('erase', () => {
  beforeEach(async () => {
    await saveInquiry({ ...inquiry, email: 'Asha@example.com' })
    await saveDetailedInquiry({ ...detailedInquiry, email: 'asha@Example.com' })
    await saveInquiry({ ...inquiry, email: 'asha@example.com.au' })
  })

  it('shows every inquiry with that address, asks, and erases those alone', async () => {
    const { code, said, asked } = await run(['erase', ' asha@example.com'], 'yes')
    expect(asked).toEqual(['Erase 2 inquiries, for good? Type yes: '])
    expect(said).toMatch(
      /2 inquiries with the address asha@example.com:\n +\d{4}-.* \(Share Your Story\)\n.*2 inquiries erased/s,
    )
    expect([code, await stored()]).toEqual([0, ['asha@example.com.au']])
  })

  it.each(['no', '', 'y'])('erases nothing at the answer %j', async answer => {
    expect(await run(['erase', 'asha@example.com'], answer)).toMatchObject({ code: 1 })
    expect(await stored()).toHaveLength(3)
  })

  it('erases nothing where nobody can be asked, and says how a script would', async () => {
    const { code, said } = await run(['erase', 'asha@example.com'])
    expect(said).toMatch(/Nothing was erased: there is no terminal to ask on\. Add --yes/)
    expect([code, await stored()]).toEqual([1, expect.objectContaining({ length: 3 })])
  })

  it('asks nothing where yes is given', async () => {
    expect(await run(['erase', 'asha@example.com', '--yes'])).toMatchObject({ code: 0, asked: [] })
    expect(await stored()).toHaveLength(1)
  })

  it('tells a program what it found, and what it erased', async () => {
    const asked = await run(['erase', 'asha@example.com', '--json'], 'no')
    expect(JSON.parse(asked.written)).toMatchObject({ found: [{ form: 'Share Your Story' }, {}], erased: 0 })
    expect(JSON.parse((await run(['erase', 'asha@example.com', '--json', '--yes'])).written).erased).toBe(2)
    const nothing = await run(['erase', 'asha@example.com', '--json', '--yes'])
    expect(JSON.parse(nothing.written)).toEqual({ found: [], erased: 0 })
  })

  it('is content where there is nothing', async () => {
    const { code, said } = await run(['erase', 'nobody@example.com'], 'yes')
    expect([code, said]).toEqual([0, 'No inquiry with the address nobody@example.com.'])
  })

  it('finds an address in another script', async () => {
    await saveInquiry({ ...shortestInquiry, email: 'आशा@उदाहरण.भारत' })
    expect(await run(['erase', 'आशा@उदाहरण.भारत', '--yes'])).toMatchObject({ code: 0 })
    expect(await stored()).toHaveLength(3)
  })

  it('shows a name on one line, whatever it holds', async () => {
    await saveInquiry({ ...shortestInquiry, names: 'Asha\n\tand\nKabir', email: 'lines@example.com' })
    expect((await run(['erase', 'lines@example.com'], 'no')).said).toContain('  Asha and Kabir  (')
  })
})

describe('purge', () => {
  it('erases what is older, and nothing younger', async () => {
    for (const [email, age] of [
      ['old@example.com', '25 months'],
      ['new@example.com', '23 months'],
    ] as const) {
      await saveInquiry({ ...inquiry, email })
      await saveDetailedInquiry({ ...detailedInquiry, email })
      await database.owner`update inquiries set created_at = now() - ${age}::interval where email = ${email}`
      await database.owner`update detailed_inquiries set created_at = now() - ${age}::interval where email = ${email}`
    }
    const { code, said } = await run(['purge', '--older-than', '24m'], 'yes')
    expect(said).toMatch(/^2 inquiries older than 24 months:/)
    expect([code, await stored()]).toEqual([0, ['new@example.com', 'new@example.com']])
  })

  it('shows the first of very many', async () => {
    for (let n = 0; n < 25; n++) await saveInquiry({ ...shortestInquiry, names: `Asha ${n}` })
    await database.owner`update inquiries set created_at = now() - interval '2 days'`
    expect((await run(['purge', '--older-than', '1d'], 'no')).said).toMatch(/and 5 more/)
  })
})

describe('export', () => {
  const file = (name: string) => path.join(folder, name)

  it('writes CSV that a spreadsheet reads as it was meant', async () => {
    await saveInquiry({ ...inquiry, message: '=1+1\n"quoted", second line' }, ['honeypot', 'offer'])
    await saveDetailedInquiry(detailedInquiry)
    const { code, written, said } = await run(['export', '--csv'])
    expect([code, said]).toEqual([0, '2 inquiries written.'])
    expect(written).toMatch(/^\ufeffform,created_at,name,email,/)
    expect(written).toContain(`,"'+91 98765 43210",2027-02-14,`)
    expect(written).toContain(`,12+,"'=1+1\n""quoted"", second line",`)
    expect(written).toContain(',honeypot; offer,')
    expect(written).toContain('आरव & Meera')
    const [inquiries] = await database.owner<{ fingerprint: string }[]>`select fingerprint from inquiries`
    expect(written).not.toContain(inquiries!.fingerprint)
    expect(written.match(/\r\n/g)).toHaveLength(3)
  })

  it('writes a JSON array of everything as it was stored', async () => {
    await saveInquiry(inquiry)
    await saveDetailedInquiry(detailedInquiry)
    const [short, long] = JSON.parse((await run(['export', '--json'])).written)
    expect(short).toMatchObject({ ...inquiry, form: 'Share Your Story', flags: [] })
    expect(long).toMatchObject({ story: detailedInquiry.story, form: 'Tell Us About Your Celebration' })
    expect(short).not.toHaveProperty('fingerprint')
  })

  it('writes a valid nothing', async () => {
    expect(JSON.parse((await run(['export', '--json'])).written)).toEqual([])
    expect((await run(['export'])).written.split('\r\n')).toHaveLength(2)
  })

  it('writes a new file for its owner alone, and overwrites none', async () => {
    await saveInquiry(inquiry)
    expect(await run(['export', '--out', file('a.csv')])).toMatchObject({ code: 0, written: '' })
    expect(readFileSync(file('a.csv'), 'utf8')).toMatch(/^\ufeffform,.*\r\nShare Your Story,/)
    expect(statSync(file('a.csv')).mode & 0o777).toBe(0o600)
    const again = await run(['export', '--out', file('a.csv')])
    expect([again.code, again.said]).toEqual([2, expect.stringMatching(/cannot be written \(EEXIST\)/)])
  })

  it('reads more than fits into one batch, each once', async () => {
    await database.owner`
      insert into inquiries (names, email, fingerprint) select 'Asha', n || '@example.com', n from generate_series(1, 1001) n`
    const all = JSON.parse((await run(['export', '--json'])).written) as { email: string }[]
    expect(new Set(all.map(row => row.email)).size).toBe(1001)
  })
})

describe('what is typed', () => {
  it.each([
    [[], 2, /^What couples have sent:/],
    [['--help'], 0, /list .*show REF .*export .*erase EMAIL .*purge --older-than 24m/s],
    [['list', 'all'], 2, /^list takes no other words\./],
    [['show'], 2, /^show needs one reference\./],
    [['show', 'asha'], 2, /^"asha" is no reference/],
    [['burn'], 2, /^There is no "burn"\./],
    [['toString'], 2, /^There is no "toString"\./],
    [['erase'], 2, /^erase needs one e-mail address\./],
    [['erase', 'a@b', 'c@d'], 2, /^erase needs one e-mail address\./],
    [['erase', 'asha'], 2, /^"asha" is no e-mail address/],
    [['erase', 'a@b', '--force'], 2, /^Unknown option '--force'\./],
    [['purge'], 2, /^purge needs --older-than/],
    [['purge', '--older-than', '0m'], 2, /^purge needs --older-than/],
    [['purge', '--older-than', '24 months'], 2, /^purge needs --older-than/],
    [['export', '--csv', '--json'], 2, /not both/],
  ])('%j is answered in words', async (line, code, words) => {
    const outcome = await run(line)
    expect([outcome.code, outcome.said]).toEqual([code, expect.stringMatching(words)])
  })

  it('reaches the database of the site from a shell', async () => {
    await saveInquiry(inquiry)
    const env = { ...process.env, DATABASE_URL: database.ownerUrl }
    const shell = (...line: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'scripts/inquiries.ts', ...line], { env, encoding: 'utf8' })
    expect(shell('erase', inquiry.email)).toMatchObject({ status: 1, stderr: expect.stringContaining('Add --yes') })
    expect(shell('export', '--json')).toMatchObject({ status: 0, stderr: '1 inquiry written.\n' })
    expect(JSON.parse(shell('export', '--json').stdout)).toHaveLength(1)
    const line = `"${process.execPath}" --import tsx scripts/inquiries.ts export --json | true`
    expect(spawnSync('bash', ['-o', 'pipefail', '-c', line], { env, encoding: 'utf8' })).toMatchObject({
      ...{ status: 0, stderr: '' },
    })
    expect(shell('erase', inquiry.email, '--yes')).toMatchObject({ status: 0, stdout: '' })
    expect(await stored()).toEqual([])
  })
})
