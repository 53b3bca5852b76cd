import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { backupLines, checkBackup, restoreBackup } from './backup'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestDetailedInquiry, shortestInquiry } from './samples'
import { type TestDatabase, freshDatabase } from './testing'

const elsewhere = await freshDatabase({ emptied: true })
const database = await freshDatabase({ emptied: true }) // which the site then uses
const folder = temporaryFolder()
beforeEach(async () => {
  await saveInquiry({ ...inquiry, message: 'a line\u2028that readline would end, a tab\t, and a \\u0041' }, [
    'offer',
    'a,"b"',
  ])
  await saveInquiry(shortestInquiry)
  await saveDetailedInquiry(detailedInquiry)
  await saveDetailedInquiry(shortestDetailedInquiry)
  await database.owner`update detailed_inquiries set answered_at = '2026-11-21 13:10:00.123456Z' where story is null`
})

/** Every byte of both tables, as Postgres sees it. */
const everything = async ({ owner }: TestDatabase) => [
  ...(await owner`select inquiries::text as row from inquiries order by id`),
  ...(await owner`select detailed_inquiries::text as row from detailed_inquiries order by id`),
]

async function backUp(name = 'all.gz') {
  let text = ''
  for await (const line of backupLines(database.staffUrl)) text += line
  return write(name, text)
}

function write(name: string, text: string) {
  const file = path.join(folder, name)
  writeFileSync(file, gzipSync(text))
  return file
}

it('brings every row back to the microsecond after all was lost', async () => {
  const before = await everything(database)
  const file = await backUp()
  await database.owner`truncate inquiries, detailed_inquiries`
  expect(await restoreBackup(database.ownerUrl, file)).toEqual({ inquiries: 2, detailed_inquiries: 2 })
  expect(await everything(database)).toEqual(before)
})

it('adds what is missing alone, however often it is restored', async () => {
  const before = await everything(database)
  const file = await backUp()
  await database.owner`delete from inquiries where budget is null`
  expect(await restoreBackup(database.ownerUrl, file)).toEqual({ inquiries: 1, detailed_inquiries: 0 })
  expect(await restoreBackup(database.ownerUrl, file)).toEqual({ inquiries: 0, detailed_inquiries: 0 })
  expect(await everything(database)).toEqual(before)
})

it('brings back what was written before inquiries could be marked as answered', async () => {
  const before = await everything(database)
  const lines = gunzipSync(readFileSync(await backUp()))
    .toString()
    .split('\n')
    .slice(0, -2)
  const older = lines.map(line => `${line.replace(/,"answered_at":[^,}]*/, '')}\n`).join('')
  expect(older).not.toContain('answered_at')
  const rows = { inquiries: 2, detailed_inquiries: 2 }
  const end = JSON.stringify({ rows, sha256: createHash('sha256').update(older).digest('hex') })
  await restoreBackup(elsewhere.ownerUrl, write('older.gz', `${older}${end}\n`))
  await database.owner`update detailed_inquiries set answered_at = null`
  expect(await everything(elsewhere)).toEqual(await everything(database))
  expect(await everything(elsewhere)).not.toEqual(before)
})

it('keeps no twin of an inquiry that came in again meanwhile, under another id', async () => {
  const file = await backUp()
  await database.owner`truncate inquiries, detailed_inquiries`
  await saveInquiry(shortestInquiry)
  expect(await restoreBackup(database.ownerUrl, file)).toEqual({ inquiries: 1, detailed_inquiries: 2 })
})

it('carries more than fits into one batch', async () => {
  await database.owner`
    insert into inquiries (names, email, fingerprint) select 'Asha', n || '@example.com', n from generate_series(1, 1001) n`
  const file = await backUp()
  expect(await checkBackup(file)).toEqual({ inquiries: 1003, detailed_inquiries: 2 })
  await restoreBackup(elsewhere.ownerUrl, file)
  expect(await everything(elsewhere)).toEqual(await everything(database))
})

describe('what is no whole backup is refused, and changes nothing:', () => {
  const spoiled: [string, (lines: string[]) => string][] = [
    ['one changed letter', lines => lines.join('\n').replace('Meera', 'Meerb')],
    ['a row too few', lines => lines.toSpliced(2, 1).join('\n')],
    ['a row twice', lines => lines.toSpliced(2, 0, lines[2]!).join('\n')],
    ['a missing end', lines => lines.slice(0, -2).join('\n') + '\n'],
    ['half a line', lines => lines.join('\n').slice(0, -20)],
    ['something behind its end', lines => `${lines.join('\n')}{}\n`],
    ['another format', lines => lines.join('\n').replace('noor-vista inquiries', 'other')],
    ['another table', lines => lines.join('\n').replace('"table":"inquiries"', '"table":"pg_authid"')],
    ['nothing', () => ''],
  ]
  it.each(spoiled)('%s', async (name, spoil) => {
    const lines = gunzipSync(readFileSync(await backUp()))
      .toString()
      .split('\n')
    const file = write('spoiled.gz', spoil(lines))
    await expect(restoreBackup(elsewhere.ownerUrl, file)).rejects.toMatchObject({
      name: 'SetupError',
      message: expect.stringMatching(/is no whole backup \(.*\)\. Nothing was restored\.$/),
    })
    expect(await everything(elsewhere)).toEqual([])
  })

  it.each([
    ['a file cut short', (bytes: Buffer) => bytes.subarray(0, -20), /it cannot be read: Z_BUF_ERROR/],
    ['a file that is no gzip', () => Buffer.from('{}'), /it cannot be read: Z_DATA_ERROR/],
    ['no file at all', () => undefined, /it cannot be read: ENOENT/],
  ])('%s', async (name, spoil, words) => {
    const file = path.join(folder, `${name}.gz`)
    const bytes = spoil(readFileSync(await backUp()))
    if (bytes) writeFileSync(file, bytes)
    await expect(restoreBackup(elsewhere.ownerUrl, file)).rejects.toThrow(words)
    expect(await everything(elsewhere)).toEqual([])
  })

  it('one whose rows the database refuses, without a word of the couple’s', async () => {
    await database.owner`alter table inquiries drop constraint inquiries_budget_option`
    await database.owner`update inquiries set budget = 'other' where budget is null`
    const restoring = restoreBackup(elsewhere.ownerUrl, await backUp())
    await expect(restoring).rejects.toThrow(
      /^The database refuses what is in .*all\.gz \(23514\)\. Nothing was restored\.$/,
    )
    expect(await everything(elsewhere)).toEqual([])
  })
})
