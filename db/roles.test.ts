import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from './migrate'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { freshDatabase, open, refusal } from '@/db/test/database'

const database = await freshDatabase()
await migrateDatabase(database) // a copy of a database lacks the rights over the database itself
const { owner } = database
const web = open(database.webUrl)
const staff = open(database.staffUrl)
afterAll(() => Promise.all([web, staff].map(sql => sql.end({ timeout: 1 }))))

async function expectDenied(sql: typeof web, statements: string[]) {
  for (const statement of statements)
    expect(await refusal(sql.unsafe(statement)), statement).toBe('42501')
}

describe.each([
  ['inquiries', 'names'],
  ['detailed_inquiries', 'name'],
])('the table %s', (table, name) => {
  const row = `(${name}, email, id) values ('a', 'b', gen_random_uuid())`

  const changes = [`update ${table} set email = 'x'`, `delete from ${table}`, `truncate ${table}`]

  it('the site may only insert rows', async () => {
    expect(await refusal(web.unsafe(`insert into ${table} ${row}`))).toBeUndefined()
    await expectDenied(web, [...changes, `select from ${table}`])
  })

  it('staff may only read rows, mark them as answered and record emails', async () => {
    const id = randomUUID()
    await owner.unsafe(`insert into ${table} (${name}, email, id) values ('a', 'b', '${id}')`)
    expect(await staff.unsafe(`select * from ${table} where id = '${id}'`)).toHaveLength(1)
    for (const column of [
      'answered_at',
      'notified_at',
      'confirmed_at',
      'reminded_at',
      'overdue_at',
    ]) {
      const update = `update ${table} set ${column} = now() where id = '${id}'`
      expect((await staff.unsafe(update)).count).toBe(1)
    }
    const settingTheRest = ['flags', 'token', 'created_at', 'opened_at', 'id'].map(
      column => `update ${table} set ${column} = ${column}`,
    )
    await expectDenied(staff, [...changes, ...settingTheRest, `insert into ${table} ${row}`])
  })

  it('only the owner sets the times and the token of a new row', async () => {
    const forged = `insert into ${table} (${name}, email, id, created_at, opened_at, answered_at, notified_at, confirmed_at, reminded_at, overdue_at, token)
      values ('forged', 'b', gen_random_uuid(), '2001-01-01', now(), now(), now(), now(), now(), now(), '00000000-0000-4000-8000-000000000000')`
    await web.unsafe(forged)
    await owner.unsafe(forged)
    const rows = await owner`select created_at > '2002-01-01' as "timeIsOurs",
      coalesce(opened_at, answered_at, notified_at, confirmed_at, reminded_at, overdue_at) is null as "isNew", token::text like '00000000%' as "tokenIsTheirs"
      from ${owner(table)} where ${owner(name)} = 'forged' order by created_at desc`
    expect(rows).toEqual([
      { timeIsOurs: true, isNew: true, tokenIsTheirs: false },
      { timeIsOurs: false, isNew: false, tokenIsTheirs: true },
    ])
  })

  const mark = (token: string, answered: boolean) =>
    web`select * from mark_answered(${token}, ${answered})`

  const unnamed = { name: null, wedding_date: null }

  it('a link marks an inquiry as answered once, says whose it is, and can undo it', async () => {
    const [{ id, token } = {}] = await owner`
      update ${owner(table)} set answered_at = null, wedding_date = '2027-02-14'
      where id = (select id from ${owner(table)} limit 1) returning id, token`
    const couple = { name: expect.any(String), wedding_date: '2027-02-14' }
    const first = await mark(token, true)
    expect(first).toEqual([{ id, answered_at: expect.any(Date), is_closed: false, ...couple }])
    expect(await mark(token, true)).toEqual(first)
    expect(await mark(token, false)).toEqual([
      { id, answered_at: null, is_closed: false, ...unnamed },
    ])
  })

  const read = async (token: string) =>
    (await web`select read_inquiry(${token}) as json`).map(({ json }) => json as object)

  it('a link reads one inquiry and keeps the time of its first showing', async () => {
    const [{ id, token } = {}] = await owner`select id, token from ${owner(table)} limit 1`
    const [first] = await read(token)
    expect(first).toMatchObject({ id, email: 'b', opened_at: expect.any(String) })
    expect(await read(token)).toEqual([first])
    expect(await read('11111111-1111-4111-8111-111111111111')).toEqual([])
  })

  it('a week after the answer a link neither reads, marks nor takes back', async () => {
    const [{ id, token } = {}] = await owner`
      update ${owner(table)} set opened_at = null, answered_at = now() - interval '169 hours'
      where id = (select id from ${owner(table)} limit 1) returning id, token`
    expect(await read(token)).toEqual([{ id, answered_at: expect.any(String), is_closed: true }])
    const [kept] = await mark(token, true)
    expect(kept).toMatchObject({ id, is_closed: true, ...unnamed })
    expect(await mark(token, false)).toEqual([kept])
    expect(await owner`select opened_at from ${owner(table)} where token = ${token}`).toEqual([
      { opened_at: null },
    ])
  })

  it('60 days after an unanswered inquiry a link only marks, and goes on to show nothing', async () => {
    const [{ id, token } = {}] = await owner`
      update ${owner(table)} set token = gen_random_uuid(), opened_at = null, answered_at = null,
        created_at = now() - interval '1441 hours'
      where id = (select id from ${owner(table)} limit 1) returning id, token`
    expect(await read(token)).toEqual([{ id, answered_at: null, is_closed: true }])
    expect(await mark(token, false)).toEqual([
      { id, answered_at: null, is_closed: true, ...unnamed },
    ])
    const [marked] = await mark(token, true)
    expect(marked).toEqual({ id, answered_at: expect.any(Date), is_closed: true, ...unnamed })
    expect(await mark(token, false)).toEqual([marked])
    expect(await read(token)).toEqual([{ id, answered_at: expect.any(String), is_closed: true }])
    await owner`update ${owner(table)} set created_at = now() - interval '1439 hours', answered_at = null
      where token = ${token}`
    expect(await read(token)).toMatchObject([{ id, email: 'b', is_closed: false }])
  })

  it('an unknown link records nothing', async () => {
    await owner`update ${owner(table)} set answered_at = null`
    expect(await mark('11111111-1111-4111-8111-111111111111', true)).toEqual([])
    expect(await owner`select from ${owner(table)} where answered_at is not null`).toHaveLength(0)
  })
})

it('marking a full NDA names nobody', async () => {
  const [{ token } = {}] = await owner`
    insert into detailed_inquiries (name, email, id, wedding_date, nda)
    values ('a', 'b', gen_random_uuid(), '2027-02-14', 'nda') returning token`
  const [marked] = await web`select * from mark_answered(${token}, true)`
  expect(marked).toMatchObject({ answered_at: expect.any(Date), name: null, wedding_date: null })
})

it('the site cannot store a day that would break the views and emails', async () => {
  const insert = `insert into inquiries (names, email, id, wedding_date) values ('a', 'b', gen_random_uuid(),`
  for (const day of ['5874897-01-01', '0044-03-15 BC', 'infinity'])
    expect(await refusal(web.unsafe(`${insert} '${day}')`))).toBe('23514')
})

it('the site has no other right in the database', () =>
  expectDenied(web, [
    'select from all_inquiries',
    `select find_related('11111111-1111-4111-8111-111111111111')`,
    'select from inbox',
    'select from export',
    'select from notify_state',
    'update notify_state set today_sent_on = now()',
    'create table more (a int)',
    'create schema more',
    'select from drizzle.__drizzle_migrations',
    'create temporary table more (a int)',
    'select lo_create(0)',
    'select lo_creat(0)',
    `select lo_from_bytea(0, 'more')`,
  ]))

it('neither the site nor staff has rights on the server', async () => {
  const withMoreRights = owner`select rolname from pg_roles where rolname in ('web', 'staff') and (rolsuper or rolcreaterole
    or rolcreatedb or rolreplication or rolbypassrls or oid in (select member from pg_auth_members))`
  expect(await withMoreRights).toEqual([])
})

it('the role web has limits on connections and query time, and logs no row', async () => {
  const [role] = await owner`select rolconnlimit, rolconfig from pg_roles where rolname = 'web'`
  expect(role!.rolconnlimit).toBe(40)
  expect(new Set(role!.rolconfig)).toEqual(
    new Set(['statement_timeout=5s', 'log_error_verbosity=terse', 'log_min_error_statement=panic']),
  )
})

// notify sends no email about a row that such a transaction locks.
it('the database ends a transaction that is idle for ten minutes', async () => {
  for (const sql of [owner, staff]) {
    const [setting] =
      await sql`select current_setting('idle_in_transaction_session_timeout') as most`
    expect(setting).toEqual({ most: '10min' })
  }
})

it('every security definer function has an empty search path', async () => {
  const functions = await owner`select proname, proconfig from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace`
  expect(functions.map(({ proname }) => proname)).toContain('mark_answered')
  for (const { proname, proconfig } of functions)
    expect(proconfig, proname).toContain('search_path=""')
})

it('only the owner may erase inquiries', async () => {
  const erase = `select erase_inquiries('asha@example.org')`
  await expectDenied(web, [erase])
  await expectDenied(staff, [erase, 'select mark_answered(gen_random_uuid(), true)'])
})

it('erasing by email address ignores case and spaces, in both tables', async () => {
  await saveInquiry({ ...inquiry, email: 'Asha@Example.org' })
  await saveDetailedInquiry({ ...detailedInquiry, email: 'asha@example.org' })
  const erase = `select erase_inquiries(' asha@EXAMPLE.org ')`
  const references = (await owner.unsafe(erase)).map(row => row.erase_inquiries as string)
  expect(references).toEqual([1, 2].map(() => expect.stringMatching(/^[0-9a-f]{4} [0-9a-f]{4}$/)))
  expect(await owner.unsafe(erase)).toHaveLength(0)
})

it('staff may record that the morning email is sent', async () => {
  expect((await staff`update notify_state set today_sent_on = '2026-11-24'`).count).toBe(1)
})
