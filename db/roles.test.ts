import { beforeAll, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { inDatabase, open, refusal, freshDatabase } from './testing'

const denied = '42501'
const database = await freshDatabase()
const { owner } = database
const [web, staff] = [open(database.webUrl), open(database.staffUrl)]
beforeAll(() => async () => void (await Promise.all([web, staff].map(sql => sql.end({ timeout: 1 })))))

describe.each([
  ['inquiries', 'names'],
  ['detailed_inquiries', 'name'],
])('of %s', (table, name) => {
  const row = `(${name}, email, id) values ('a', 'b', gen_random_uuid())`

  it('the site stores rows, and neither reads nor changes one', async () => {
    expect(await refusal(web.unsafe(`insert into ${table} ${row}`))).toBeUndefined()
    for (const statement of [
      ...[`select from ${table}`, `insert into ${table} ${row} returning id`, `copy ${table} to stdout`],
      ...[`update ${table} set email = 'x'`, `insert into ${table} ${row} on conflict (id) do update set email = 'x'`],
      ...[`delete from ${table}`, `truncate ${table}`, `drop table ${table}`, `create index on ${table} (email)`],
    ])
      expect(await refusal(web.unsafe(statement)), statement).toBe(denied)
  })

  it('staff read every row, set the times of answer, mail and reminder, and change nothing else', async () => {
    expect(await staff.unsafe(`select * from ${table}`)).toHaveLength(1)
    for (const column of ['answered_at', 'notified_at', 'reminded_at'])
      expect((await staff.unsafe(`update ${table} set ${column} = now()`)).count).toBe(1)
    for (const statement of [
      ...['email', 'flags', 'token', 'created_at', 'id'].map(column => `update ${table} set ${column} = ${column}`),
      ...[`insert into ${table} ${row}`, `delete from ${table}`, `truncate ${table}`],
    ])
      expect(await refusal(staff.unsafe(statement)), statement).toBe(denied)
  })

  it('the site sets no time and no link of its rows, and the owner sets all of them', async () => {
    const forged = `insert into ${table} (${name}, email, id, created_at, answered_at, notified_at, reminded_at, token)
      values ('forged', 'b', gen_random_uuid(), '2001-01-01', now(), now(), now(), '00000000-0000-4000-8000-000000000000')`
    const rows = () => owner`select created_at > '2002-01-01' as "timeIsOurs",
      coalesce(answered_at, notified_at, reminded_at) is null as "isNew", token::text like '00000000%' as "tokenIsTheirs"
      from ${owner(table)} where ${owner(name)} = 'forged' order by created_at desc`
    await web.unsafe(forged)
    await owner.unsafe(forged)
    expect([...(await rows())]).toEqual([
      { timeIsOurs: true, isNew: true, tokenIsTheirs: false },
      { timeIsOurs: false, isNew: false, tokenIsTheirs: true },
    ])
  })

  it('the link records an answer, keeps its first time, and takes it back; a stranger’s link records nothing', async () => {
    const mark = (token: string, answered: boolean) => web`select * from mark_answered(${token}, ${answered})`
    await owner`update ${owner(table)} set answered_at = null`
    const [row] = await owner<{ token: string; reference: string }[]>`
      select token, left(id::text, 4) || ' ' || substr(id::text, 5, 4) as reference from ${owner(table)} limit 1`
    const [first] = await mark(row!.token, true)
    expect(first).toEqual({ reference: row!.reference, answered_at: expect.any(Date) })
    expect([...(await mark(row!.token, true))]).toEqual([first])
    expect([...(await mark(row!.token, false))]).toEqual([{ reference: row!.reference, answered_at: null }])
    expect([...(await mark('11111111-1111-4111-8111-111111111111', true))]).toEqual([])
    expect(await owner`select from ${owner(table)} where answered_at is not null`).toHaveLength(0)
  })
})

it.each([
  ...['select from inbox', 'select from export', 'select from morning_mail', `update morning_mail set sent_on = now()`],
  ...['create table more (a int)', 'create schema more'],
  ...[`create function more() returns int language sql as 'select 1'`, `select pg_read_file('/etc/passwd')`],
  ...[`copy (select 1) to program 'true'`, 'set role staff', 'select from drizzle.__drizzle_migrations'],
  ...['set log_error_verbosity = verbose'],
])('the site may not: %s', async statement => {
  expect(await refusal(web.unsafe(statement))).toBe(denied)
})

it('neither the site nor staff has a right over the server, a role of another, or another database', async () => {
  const mighty = owner`select rolname from pg_roles where rolname in ('web', 'staff') and (rolsuper or rolcreaterole
    or rolcreatedb or rolreplication or rolbypassrls or oid in (select member from pg_auth_members))`
  expect([...(await mighty)]).toEqual([])
  for (const url of [database.webUrl, database.staffUrl]) {
    const sql = open(inDatabase(url, 'postgres'))
    expect(await refusal(sql`select 1`)).toBe(denied)
    await sql.end()
  }
})

it('the site’s statements end in time, and the server’s log quotes none', async () => {
  const settings = ['statement_timeout', 'log_error_verbosity', 'log_min_error_statement'].map(name =>
    web.unsafe(`show ${name}`),
  )
  expect((await Promise.all(settings)).map(([row]) => Object.values(row!)[0])).toEqual(['5s', 'terse', 'panic'])
})

it('erases by e-mail address, whatever its case and blanks, in both tables, as the owner alone', async () => {
  await saveInquiry({ ...inquiry, email: 'Asha@Example.org' })
  await saveDetailedInquiry({ ...detailedInquiry, email: 'asha@example.org' })
  const erase = `select erase_inquiries(' asha@EXAMPLE.org ')`
  for (const sql of [web, staff]) expect(await refusal(sql.unsafe(erase))).toBe(denied)
  expect(await refusal(staff`select mark_answered(gen_random_uuid(), true)`)).toBe(denied)
  const references = (await owner.unsafe(erase)).map(row => row.erase_inquiries as string)
  expect(references).toEqual([1, 2].map(() => expect.stringMatching(/^[0-9a-f]{4} [0-9a-f]{4}$/)))
  expect(await owner.unsafe(erase)).toHaveLength(0)
  expect((await staff`update morning_mail set sent_on = '2026-11-24'`).count).toBe(1)
})
