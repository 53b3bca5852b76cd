import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inquiryForm } from '@/content/inquiry'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from '@/db/samples'
import { detailedInquiries } from '@/db/schema'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { runOn } from './inquiries/testing'
import { openMailServer } from './inquiries/testing-mail'

const database = await freshDatabase({ emptied: true })
const folder = temporaryFolder()

const stored = async () => {
  const rows = await database.owner<{ email: string }[]>`
    select email from inquiries union all select email from detailed_inquiries order by 1`
  return rows.map(row => row.email)
}
/** The logins of the commands. */
const logins = { DATABASE_STAFF_URL: database.staffUrl, DATABASE_OWNER_URL: database.ownerUrl }
const run = (line: string[], answer?: string) => runOn(database, line, answer === undefined ? {} : { answer })

describe('erase', () => {
  beforeEach(async () => {
    await saveInquiry({ ...inquiry, email: 'Asha@example.com', names: 'Asha\n\tand\nKabir' })
    await saveDetailedInquiry({ ...detailedInquiry, email: 'asha@Example.com' })
    await saveInquiry({ ...inquiry, email: 'asha@example.com.au' })
    await saveInquiry({ ...shortestInquiry, email: 'आशा@उदाहरण.भारत' })
  })

  it('shows every inquiry with that address in whatever case, asks, and erases those alone', async () => {
    const { code, said, asked } = await run(['erase', ' ASHA@example.com'], 'yes')
    expect(asked).toEqual(['Erase 2 inquiries, for good? Type yes: '])
    expect(said).toMatch(
      /2 inquiries with the address ASHA@example.com:\n +[0-9a-f]{8} {2}Asha and Kabir {2}\(Share Your Story, received .* IST; answer due .* IST, 24 h\)\n.*2 inquiries erased/s,
    )
    expect([code, await stored()]).toEqual([0, ['asha@example.com.au', 'आशा@उदाहरण.भारत']])
    expect(await run(['erase', 'आशा@उदाहरण.भारत', '--yes'])).toMatchObject({ code: 0, asked: [] })
    expect(await stored()).toEqual(['asha@example.com.au'])
  })

  it.each([
    ['y', 'Nothing was erased.'],
    [undefined, 'Nothing was erased: there is no terminal to ask on. Add --yes if that is what you want.'],
  ])('erases nothing at the answer %j', async (answer, words) => {
    const { code, said } = await run(['erase', 'asha@example.com'], answer)
    expect([code, said.split('\n').at(-1), await stored()]).toEqual([1, words, expect.objectContaining({ length: 4 })])
  })

  it('prints as JSON what it found, and what it erased', async () => {
    const erase = async (...more: string[]) => {
      const { code, written } = await run(['erase', 'asha@example.com', '--json', ...more], 'no')
      return { code, ...JSON.parse(written) }
    }
    expect(await erase()).toMatchObject({ code: 1, found: [{ form: 'Share Your Story' }, {}], erased: 0 })
    expect(await erase('--yes')).toMatchObject({ code: 0, found: [{}, {}], erased: 2 })
    expect(await erase('--yes')).toEqual({ code: 0, found: [], erased: 0 })
  })
})

it('find shows the inquiries with a word of the name, e-mail, number, place or reference, in any case', async () => {
  await saveInquiry({
    ...inquiry,
    names: 'Zoë & Arjun',
    email: 'zoe@example.net',
    phone: '+91 98765 43210',
    location: 'Kochi',
  })
  await saveDetailedInquiry({
    ...detailedInquiry,
    name: 'मीरा राव',
    email: 'meera@example.com',
    phone: null,
    venue: 'Udaipur',
  })
  const [row] = await database.owner`select reference from inbox where email = 'zoe@example.net'`
  const find = async (word: string) => {
    const { code, written, said } = await run(['find', word, '--json'])
    const emails = written
      .split('\n')
      .filter(Boolean)
      .map(line => (JSON.parse(line) as { email: string }).email)
    return [code, said.split(' ')[0], ...emails]
  }
  for (const word of ['ZOË', 'arjun', 'zoe@', '43210', '98765-43210', 'koch', String(row?.reference)])
    expect(await find(word), word).toEqual([0, '1', 'zoe@example.net'])
  for (const word of ['मीरा', 'udaipur']) expect(await find(word), word).toEqual([0, '1', 'meera@example.com'])
  expect(await find('example')).toHaveLength(4)
  expect(await find('nobody')).toEqual([0, '0'])
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
    const columns = Object.values(getTableColumns(detailedInquiries)).map(({ name }) => name)
    expect(headings).toEqual(expect.arrayContaining(columns.filter(name => name !== 'token' && name !== 'reminded_at')))
    expect(headings).not.toContain('token')
    expect(written).toContain(`,"'+91 98765 43210",https://wa.me/919876543210,2027-02-14,`)
    expect(written).toContain(`,12+,₹12 lakhs and above,"'=1+1\n""quoted"", second line",`)
    expect(written).toMatch(/,"21 Nov 2024, 18:40 IST",.*,2024-11-21T18:40:05\+05:30,/s)
    expect(written).toContain(',18+,₹18 lakhs and above,')
    expect(written).toContain(',"honeypot; offer",')
    expect(written).toContain('आरव & Meera')
    expect(written.match(/\r\n/g)).toHaveLength(3)
  })

  it('writes a JSON array of everything as stored, and a valid empty one', async () => {
    expect(JSON.parse((await run(['export', '--json', '--out', '-'])).written)).toEqual([])
    expect((await run(['export', '--out', '-'])).written.split('\r\n')).toHaveLength(2)
    await saveInquiry(inquiry)
    await saveDetailedInquiry(detailedInquiry)
    const [short, long] = JSON.parse((await run(['export', '--json', '--out', '-'])).written)
    expect(short).toMatchObject({ ...inquiry, form: 'Share Your Story', flags: [], answered_at: null })
    expect(long).toMatchObject({ story: detailedInquiry.story, form: 'Tell Us About Your Celebration' })
    for (const row of [short, long]) expect(row).not.toHaveProperty('token')
  })

  it('writes a new file that only its owner may read, and overwrites none', async () => {
    await saveInquiry(inquiry)
    const file = path.join(folder, 'a.csv')
    expect(await run(['export', '--out', file])).toMatchObject({ code: 0, written: '' })
    // A reference that a spreadsheet would take for a number, such as 04e05015, is written as text.
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\ufeffreference,form,.*\r\n([0-9a-f]{8}|"'[0-9a-f]{8}"),Share Your Story,/,
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const again = await run(['export', '--out', file])
    const sentence = `${file} is there already, and stays as it is: move it away, or name another file.`
    expect([again.code, again.said]).toEqual([2, expect.stringContaining(sentence)])
  })

  it('names the file by the Indian day where none is named, which git leaves out', async () => {
    const before = process.cwd()
    process.chdir(folder)
    const { code, said } = await run(['export'])
    process.chdir(before)
    const name = `inquiries-${new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })}.csv`
    expect([code, said]).toEqual([0, `0 inquiries written to ${path.join(folder, name)}.`])
    expect(spawnSync('git', ['check-ignore', '-q', name]).status).toBe(0)
  })
})

it.each([
  [['list', 'all'], /^error: too many arguments for 'list'\./],
  [['burn'], /^error: unknown command 'burn'\nSee: npm run inquiries -- --help$/],
  [['erase', 'a@b', '--force'], /^error: unknown option '--force'\nSee: npm run inquiries -- erase --help$/],
  [['answered', 'asha'], /^error: .* 'asha' is invalid .* eight characters/],
  [['show', '6951-2034'], /6951-2034 is the number of a failure, .* nothing was stored\./],
  [['erase', 'asha'], /^error: .* 'asha' is invalid .* has an @\.\n/],
  [['notify', '--every', '0'], /^error: .* number of seconds/],
])('%j is refused in words', async (line, words) => {
  const outcome = await run(line)
  expect([outcome.code, outcome.said]).toEqual([2, expect.stringMatching(words)])
})

it('reaches the database of the site from a shell, and a reader that closes the pipe is no failure', async () => {
  await saveInquiry(inquiry)
  const shell = (line: string) =>
    spawnSync('bash', ['-o', 'pipefail', '-c', `"${process.execPath}" --import tsx scripts/inquiries.ts ${line}`], {
      ...{ env: { ...process.env, ...logins }, encoding: 'utf8' },
    })
  expect(shell('export --json --out - | true')).toMatchObject({ status: 0, stderr: '' })
  expect(shell(`erase '${inquiry.email}'`)).toMatchObject({ status: 1, stderr: expect.stringContaining('Add --yes') })
  expect(await stored()).toEqual([inquiry.email])
})

describe('with only the address of staff', () => {
  /** Stays empty: a database would be started here. */
  const dataDir = path.join(folder, 'none')
  const runForStaff = (...line: string[]) => {
    for (const [name, value] of Object.entries({ DATABASE_URL: '', DATA_DIR: dataDir })) vi.stubEnv(name, value)
    return runOn({ ...database, ownerUrl: '' }, line)
  }

  it('staff list, show, answer, export and get mails; nothing is started or migrated', async () => {
    const mailServer = await openMailServer()
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${mailServer.port}`)
    await saveInquiry({ ...inquiry, names: 'Asha' })
    const [row] = await database.owner`select id, left(id::text, 8) as reference from inquiries`
    const state = () =>
      database.owner`select xmin, relname, relacl from pg_class where relnamespace = 'public'::regnamespace`
    const before = await state()
    expect((await runForStaff('list')).written).toContain(row!.reference)
    expect((await runForStaff('show', row!.reference)).written).toContain(`${inquiryForm.labels.names}: Asha`)
    expect((await runForStaff('export', '--out', '-')).written).toContain(row!.id)
    expect((await runForStaff('answered', row!.reference)).said).toContain('; answered ')
    expect((await runForStaff('notify')).said).toBe(`${row!.reference} sent.`)
    expect(mailServer.mails).toHaveLength(1)
    expect(await state()).toEqual(before)
    expect(existsSync(dataDir)).toBe(false)
    await mailServer.close()
  })

  it('nobody can erase, and erase does not claim that there was nothing', async () => {
    await saveInquiry(inquiry)
    await expect(runForStaff('erase', inquiry.email, '--yes')).rejects.toThrow(
      /^This is the database owner's to do, and DATABASE_OWNER_URL is not set here: .*$/,
    )
    expect(await stored()).toHaveLength(1)
  })
})

it('a checkout that is newer than the database says so', async () => {
  await database.owner`alter view inbox rename to older`
  await expect(run(['list'])).rejects.toThrow(/^The database is older than this version: its owner updates it/)
  await database.owner`alter view older rename to inbox`
})
