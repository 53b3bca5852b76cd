import type { Writable } from 'node:stream'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { open, refusal, useFreshDatabase, type TestDatabase } from './testing'

const denied = '42501'
let database: TestDatabase
let web: Sql
let staff: Sql
beforeAll(async () => {
  database = await useFreshDatabase()
  web = open(database.webUrl)
  staff = open(database.staffUrl)
  await saveInquiry(inquiry)
  await saveDetailedInquiry(detailedInquiry)
})
afterAll(async () => {
  await Promise.all([web, staff].map(sql => sql.end({ timeout: 1 })))
})

describe.each(['inquiries', 'detailed_inquiries'])('%s', table => {
  const insert = (sql: Sql, print: string) =>
    sql.unsafe(
      `insert into ${table} (${table === 'inquiries' ? 'names' : 'name'}, email, fingerprint) values ('a', 'b', '${print}')`,
    )

  it('takes a row from the site', async () => {
    expect(await refusal(insert(web, 'from web'))).toBeUndefined()
  })

  it.each([
    ['read', `select 1 from ${table}`],
    ['read with an insert', `insert into ${table} (email) values ('b') returning id`],
    ['change', `update ${table} set email = 'x'`],
    ['overwrite', `insert into ${table} (email) values ('b') on conflict (fingerprint) do update set email = 'x'`],
    ['delete', `delete from ${table}`],
    ['empty', `truncate ${table}`],
    ['copy out', `copy ${table} to stdout`],
    ['copy to a file', `copy ${table} to '/tmp/out'`],
    ['copy from a file', `copy ${table} from '/tmp/in'`],
    ['drop', `drop table ${table}`],
    ['alter', `alter table ${table} drop column email`],
  ])('lets the site not %s', async (_, statement) => {
    expect(await refusal(web.unsafe(statement))).toBe(denied)
  })

  it('takes no rows by the heap', async () => {
    // Where it is allowed, it waits for rows: none come, so that this fails and does not hang.
    const copy = web
      .unsafe(`copy ${table} (email, fingerprint) from stdin`)
      .then(rows => (rows as unknown as Writable).end())
    expect(await refusal(copy)).toBe('0A000')
  })

  it('lets staff read every row', async () => {
    const rows = await staff.unsafe(`select * from ${table}`)
    expect(rows.length).toBeGreaterThan(0)
  })

  it.each([
    ['change', `update ${table} set email = 'x'`],
    ['delete', `delete from ${table}`],
    ['empty', `truncate ${table}`],
  ])('lets staff not %s', async (_, statement) => {
    expect(await refusal(staff.unsafe(statement))).toBe(denied)
  })

  it('takes no row from staff', async () => {
    expect(await refusal(insert(staff, 'from staff'))).toBe(denied)
  })
})

const counters = ['arrival_counts', 'arrival_secrets']
const forbidden: [string, string][] = [
  ['make a table', 'create table more (a int)'],
  ['make a temporary table', 'create temporary table more (a int)'],
  ['make a table of rows', 'select 1 as a into more'],
  ['make a view', 'create view more as select 1'],
  ['make a sequence', 'create sequence more'],
  ['make a type', 'create type more as enum ()'],
  ['make a function', `create function more() returns int language sql as 'select 1'`],
  ['make a function in an untrusted language', `create function more() returns int language c as 'x', 'y'`],
  ['make a schema', 'create schema more'],
  ['make an extension', 'create extension pgcrypto'],
  ['make a role', 'create role more'],
  ['make a database', 'create database more'],
  [
    'make a trigger',
    'create trigger more before insert on inquiries execute function suppress_redundant_updates_trigger()',
  ],
  ['make a rule', 'create rule more as on insert to inquiries do instead nothing'],
  ['make a policy', 'create policy more on inquiries using (true)'],
  ['lift row security', 'alter table inquiries disable row level security'],
  ['lock the table against others', 'do $$ begin lock table inquiries in access exclusive mode; end $$'],
  ['index the table', 'create index on inquiries (email)'],
  ['comment on the table', `comment on table inquiries is 'x'`],
  ['keep a large object', `select lo_from_bytea(0, 'x')`],
  ['import a large object', `select lo_import('/etc/passwd')`],
  ['read a file of the server', `select pg_read_file('/etc/passwd')`],
  ['read bytes of a file', `select pg_read_binary_file('postgresql.conf')`],
  ['list a directory', `select pg_ls_dir('/')`],
  ['list the server’s log', 'select pg_ls_logdir()'],
  ['run a program', `copy (select 1) to program 'true'`],
  ['write a file', `copy (select 1) to '/tmp/out'`],
  ['become staff', 'set role staff'],
  ['become the eraser', 'set role eraser'],
  ['become the owner', 'set role postgres'],
  ['become it for a session', 'set session authorization postgres'],
  ['read passwords', 'select 1 from pg_authid'],
  ['read statistics, which hold values', 'select 1 from pg_statistic'],
  ['read the migrations', 'select 1 from drizzle.__drizzle_migrations'],
  ['end another session', `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'`],
  ['change the server', 'alter system set fsync = off'],
  ['load a library', `load 'auto_explain'`],
  ['turn its own errors into a log', 'set log_error_verbosity = verbose'],
  ...counters.flatMap((table): [string, string][] => [
    [`read ${table}`, `select 1 from ${table}`],
    [`change ${table}`, `delete from ${table}`],
    [`add to ${table}`, `insert into ${table} default values`],
  ]),
  ['count by itself', `select count_arrival('x', '1 hour')`],
  ['make keys of counters', `select arrival_key('client 203.0.113.9')`],
]

it.each(forbidden)('lets the site not %s', async (_, statement) => {
  expect(await refusal(web.unsafe(statement))).toBe(denied)
})

it('lets the site count an arrival, and hear no more than its flags', async () => {
  expect([...(await web`select note_arrival('203.0.113.9', 'x') as flags`)]).toEqual([{ flags: [] }])
})

it.each([...counters.map(table => `select 1 from ${table}`), 'select note_arrival(null, null)'])(
  'lets staff not %s',
  async statement => {
    expect(await refusal(staff.unsafe(statement))).toBe(denied)
  },
)

it('holds row security against the owner of the tables as well', async () => {
  const [tables] = await database.owner`
    select count(*)::int from pg_class where relname in ('inquiries', 'detailed_inquiries') and relforcerowsecurity`
  expect(tables).toEqual({ count: 2 })
})

it('bounds the time of what the site asks', async () => {
  const settings = await web`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('log_error_verbosity') as log`
  expect([...settings]).toEqual([{ statement: '5s', lock: '2s', idle: '10s', log: 'terse' }])
})

describe('the eraser', () => {
  /** What Postgres says to it, and what it has done, which is undone afterwards. */
  const tryAs = (role: string, statement: string, before = 'select 1') => {
    let count: number | undefined
    const undone = database.owner.begin(async sql => {
      await sql.unsafe(before)
      await sql.unsafe(`set local role ${role}`)
      count = (await sql.unsafe(statement)).count
      throw new Error('undo')
    })
    return undone.catch(error => ({ code: error.code as string | undefined, count }))
  }

  it.each(['inquiries', 'detailed_inquiries'])('reads and deletes %s', async table => {
    const [row] = await database.owner.unsafe(`select count(*)::int as rows from ${table}`)
    expect(await tryAs('eraser', `select 1 from ${table}`)).toEqual({ code: undefined, count: row?.rows })
    expect(await tryAs('eraser', `delete from ${table}`)).toEqual({ code: undefined, count: row?.rows })
  })

  it.each([
    `insert into inquiries (names, email, fingerprint) values ('a', 'b', 'c')`,
    `update inquiries set names = 'x'`,
    'truncate inquiries',
    'drop table inquiries',
    'select 1 from arrival_counts',
    'create table more (a int)',
  ])('may not %s', async statement => {
    expect(await tryAs('eraser', statement)).toEqual({ code: denied, count: undefined })
  })

  // The second lock: each of these is given the right, as by a slip, and has no policy.
  it.each([
    ['web', 'select 1 from inquiries', 'grant select on inquiries to web'],
    ['web', 'delete from inquiries', 'grant select, delete on inquiries to web'],
    ['staff', 'delete from inquiries', 'grant delete on inquiries to staff'],
    ['staff', `update inquiries set names = 'x'`, 'grant update on inquiries to staff'],
  ])('is alone with its work: %s meets no row, although granted, to %s', async (role, statement, grant) => {
    expect(await tryAs(role, statement, grant)).toEqual({ code: undefined, count: 0 })
  })

  it.each([
    ['staff', 'insert', 'grant insert on inquiries to staff'],
    ['eraser', 'insert', 'grant insert on inquiries to eraser'],
  ])('%s may not %s, although granted', async (role, _, grant) => {
    const insert = `insert into inquiries (names, email, fingerprint) values ('a', 'b', 'c')`
    expect(await tryAs(role, insert, grant)).toEqual({ code: denied, count: undefined })
  })
})
