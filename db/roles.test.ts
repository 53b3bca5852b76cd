import { beforeAll, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { inDatabase, open, refusal, freshDatabase } from './testing'

const denied = '42501'
const database = await freshDatabase()
const [web, staff] = [open(database.webUrl), open(database.staffUrl)]
beforeAll(async () => {
  await saveInquiry(inquiry, [])
  await saveDetailedInquiry(detailedInquiry, [])
  return async () => void (await Promise.all([web, staff].map(sql => sql.end({ timeout: 1 }))))
})

describe.each(['inquiries', 'detailed_inquiries'])('%s', table => {
  const name = table === 'inquiries' ? 'names' : 'name'
  const row = `(${name}, email, id) values ('a', 'b', gen_random_uuid())`

  it('takes a row from the site, and none from staff', async () => {
    expect(await refusal(web.unsafe(`insert into ${table} ${row}`))).toBeUndefined()
    expect(await refusal(staff.unsafe(`insert into ${table} ${row}`))).toBe(denied)
  })

  it.each([
    ['read', `select 1 from ${table}`],
    ['read with an insert', `insert into ${table} ${row} returning id`],
    ['change', `update ${table} set email = 'x'`],
    ['overwrite', `insert into ${table} ${row} on conflict (id) do update set email = 'x'`],
    ['delete', `delete from ${table}`],
    ['empty', `truncate ${table}`],
    ['copy out', `copy ${table} to stdout`],
    ['drop', `drop table ${table}`],
    ['alter', `alter table ${table} drop column email`],
  ])('lets the site not %s', async (_, statement) => {
    expect(await refusal(web.unsafe(statement))).toBe(denied)
  })

  it('lets staff read every row, set the times of answer, mail and reminder, and change nothing else', async () => {
    expect((await staff.unsafe(`select * from ${table}`)).length).toBeGreaterThan(0)
    for (const column of ['answered_at', 'notified_at', 'reminded_at'])
      expect((await staff.unsafe(`update ${table} set ${column} = now()`)).count).toBeGreaterThan(0)
    for (const statement of [
      ...["email = 'x'", 'flags = null', 'token = id', 'created_at = now()', 'id = id'].map(
        set => `update ${table} set ${set}`,
      ),
      ...[`delete from ${table}`, `truncate ${table}`, `alter table ${table} add column x int`],
    ])
      expect(await refusal(staff.unsafe(statement)), statement).toBe(denied)
  })
})

it.each([
  ['read the inbox', 'select 1 from inbox'],
  ['make a table', 'create table more (a int)'],
  ['make a temporary table', 'create temporary table more (a int)'],
  ['make a function', `create function more() returns int language sql as 'select 1'`],
  ['make a schema', 'create schema more'],
  [
    'make a trigger',
    'create trigger t before insert on inquiries execute function suppress_redundant_updates_trigger()',
  ],
  ['make a rule', 'create rule more as on insert to inquiries do instead nothing'],
  ['lock the table against others', 'do $$ begin lock table inquiries in access exclusive mode; end $$'],
  ['index the table', 'create index on inquiries (email)'],
  ['keep a large object', `select lo_from_bytea(0, 'x')`],
  ['read a file of the server', `select pg_read_file('/etc/passwd')`],
  ['run a program', `copy (select 1) to program 'true'`],
  ['become staff', 'set role staff'],
  ['read the migrations', 'select 1 from drizzle.__drizzle_migrations'],
  ['turn its own errors into a log', 'set log_error_verbosity = verbose'],
])('lets the site not %s', async (_, statement) => {
  expect(await refusal(web.unsafe(statement))).toBe(denied)
})

it('gives neither the site nor staff rights over the server or those of another role', async () => {
  const mighty = await database.owner`select rolname from pg_roles where rolname in ('web', 'staff')
    and (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
      or oid in (select member from pg_auth_members))`
  expect([...mighty]).toEqual([])
})

it.each(['postgres', 'template1'])('lets neither the site nor staff into database %s', async name => {
  for (const url of [database.webUrl, database.staffUrl]) {
    const sql = open(inDatabase(url, name))
    expect(await refusal(sql`select 1`)).toBe(denied)
    await sql.end()
  }
})

it('limits the time of the site’s statements', async () => {
  const settings = await web`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('log_error_verbosity') as log`
  expect([...settings]).toEqual([{ statement: '5s', lock: '2s', idle: '10s', log: 'terse' }])
})

describe.each(['inquiries', 'detailed_inquiries'])('in %s', table => {
  const name = table === 'inquiries' ? 'names' : 'name'
  const forged = `insert into ${table} (${name}, email, id, created_at, answered_at, notified_at, reminded_at, token)
    values ('forged', 'b', gen_random_uuid(), '2001-01-01', now(), now(), now(), '00000000-0000-4000-8000-000000000000')`

  it('the site sets no time and no link of its rows, and the owner sets all of them', async () => {
    const forgedRows = () => database.owner`select created_at > '2002-01-01' as "timeIsOurs",
      coalesce(answered_at, notified_at, reminded_at) is null as "isNew", token::text like '00000000%' as "tokenIsTheirs"
      from ${database.owner(table)} where ${database.owner(name)} = 'forged'`
    await web.unsafe(forged)
    expect([...(await forgedRows())]).toEqual([{ timeIsOurs: true, isNew: true, tokenIsTheirs: false }])
    await database.owner`delete from ${database.owner(table)} where ${database.owner(name)} = 'forged'`
    await database.owner.unsafe(forged)
    expect([...(await forgedRows())]).toEqual([{ timeIsOurs: false, isNew: false, tokenIsTheirs: true }])
  })

  it('an answer is recorded by the link, keeps its first time, and is taken back; a stranger’s link records nothing', async () => {
    const mark = (token: string, answered: boolean) => web`select * from mark_answered(${token}, ${answered})`
    const [row] = await database.owner<{ token: string; reference: string }[]>`
      select token, left(id::text, 4) || ' ' || substr(id::text, 5, 4) as reference from ${database.owner(table)} limit 1`
    await database.owner`update ${database.owner(table)} set answered_at = null`
    const [first] = await mark(row!.token, true)
    expect(first).toEqual({ reference: row!.reference, answered_at: expect.any(Date) })
    expect([...(await mark(row!.token, true))]).toEqual([first])
    expect([...(await mark(row!.token, false))]).toEqual([{ reference: row!.reference, answered_at: null }])
    expect([...(await mark('11111111-1111-4111-8111-111111111111', true))]).toEqual([])
    expect(await database.owner`select 1 from ${database.owner(table)} where answered_at is not null`).toHaveLength(0)
  })
})

it('erases by e-mail address, whatever its case and blanks, in both tables, as the owner alone', async () => {
  await saveInquiry({ ...inquiry, email: 'Asha@Example.org' })
  await saveDetailedInquiry({ ...detailedInquiry, email: 'asha@example.org' })
  const erase = `select erase_inquiries(' asha@EXAMPLE.org ')`
  for (const sql of [web, staff]) expect(await refusal(sql.unsafe(erase))).toBe(denied)
  expect(await refusal(staff`select mark_answered(gen_random_uuid(), true)`)).toBe(denied)
  const references = (await database.owner.unsafe(erase)).map(row => row.erase_inquiries as string)
  expect(references).toEqual([1, 2].map(() => expect.stringMatching(/^[0-9a-f]{4} [0-9a-f]{4}$/)))
  expect(await database.owner.unsafe(erase)).toHaveLength(0)
})

it('lets staff record the morning mail, and the site nothing of it', async () => {
  expect((await staff`update morning_mail set sent_on = '2026-11-24'`).count).toBe(1)
  for (const statement of [`select from morning_mail`, `update morning_mail set sent_on = now()`, 'select from export'])
    expect(await refusal(web.unsafe(statement)), statement).toBe(denied)
})
