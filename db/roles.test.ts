import { beforeAll, describe, expect, it } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry } from './samples'
import { inDatabase, open, refusal, useFreshDatabase } from './testing'

const denied = '42501'
const database = await useFreshDatabase()
const [web, staff] = [open(database.webUrl), open(database.staffUrl)]
beforeAll(async () => {
  await saveInquiry(inquiry, [])
  await saveDetailedInquiry(detailedInquiry, [])
  return async () => void (await Promise.all([web, staff].map(sql => sql.end({ timeout: 1 }))))
})

describe.each(['inquiries', 'detailed_inquiries'])('%s', table => {
  const name = table === 'inquiries' ? 'names' : 'name'
  const row = `(${name}, email, fingerprint) values ('a', 'b', gen_random_uuid())`

  it('takes a row from the site, and none from staff', async () => {
    expect(await refusal(web.unsafe(`insert into ${table} ${row}`))).toBeUndefined()
    expect(await refusal(staff.unsafe(`insert into ${table} ${row}`))).toBe(denied)
  })

  it.each([
    ['read', `select 1 from ${table}`],
    ['read with an insert', `insert into ${table} ${row} returning id`],
    ['change', `update ${table} set email = 'x'`],
    ['overwrite', `insert into ${table} ${row} on conflict (fingerprint) do update set email = 'x'`],
    ['delete', `delete from ${table}`],
    ['empty', `truncate ${table}`],
    ['copy out', `copy ${table} to stdout`],
    ['drop', `drop table ${table}`],
    ['alter', `alter table ${table} drop column email`],
  ])('lets the site not %s', async (_, statement) => {
    expect(await refusal(web.unsafe(statement))).toBe(denied)
  })

  it('lets staff read every row, and change none', async () => {
    expect((await staff.unsafe(`select * from ${table}`)).length).toBeGreaterThan(0)
    for (const statement of [`update ${table} set email = 'x'`, `delete from ${table}`, `truncate ${table}`])
      expect(await refusal(staff.unsafe(statement)), statement).toBe(denied)
  })
})

const forbidden: [string, string][] = [
  ['read the inbox', 'select 1 from inbox'],
  ['make a table', 'create table more (a int)'],
  ['make a temporary table', 'create temporary table more (a int)'],
  ['make a function', `create function more() returns int language sql as 'select 1'`],
  ['make a schema', 'create schema more'],
  ['make an extension', 'create extension pgcrypto'],
  ['make a role', 'create role more'],
  ['make a database', 'create database more'],
  [
    'make a trigger',
    'create trigger more before insert on inquiries execute function suppress_redundant_updates_trigger()',
  ],
  ['make a rule', 'create rule more as on insert to inquiries do instead nothing'],
  ['lock the table against others', 'do $$ begin lock table inquiries in access exclusive mode; end $$'],
  ['index the table', 'create index on inquiries (email)'],
  ['keep a large object', `select lo_from_bytea(0, 'x')`],
  ['import a large object', `select lo_import('/etc/passwd')`],
  ['read a file of the server', `select pg_read_file('/etc/passwd')`],
  ['list the server’s log', 'select pg_ls_logdir()'],
  ['run a program', `copy (select 1) to program 'true'`],
  ['write a file', `copy (select 1) to '/tmp/out'`],
  ['become staff', 'set role staff'],
  ['become the owner', 'set role postgres'],
  ['become it for a session', 'set session authorization postgres'],
  ['read passwords', 'select 1 from pg_authid'],
  ['read statistics, which hold values', 'select 1 from pg_statistic'],
  ['read the migrations', 'select 1 from drizzle.__drizzle_migrations'],
  ['announce by the trigger’s function', 'select announce_inquiry()'],
  ['end another session', `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres'`],
  ['change the server', 'alter system set fsync = off'],
  ['load a library', `load 'auto_explain'`],
  ['turn its own errors into a log', 'set log_error_verbosity = verbose'],
]

it.each(forbidden)('lets the site not %s', async (_, statement) => {
  expect(await refusal(web.unsafe(statement))).toBe(denied)
})

it.each(['postgres', 'template1'])('lets neither the site nor staff into database %s', async name => {
  for (const url of [database.webUrl, database.staffUrl]) {
    const sql = open(inDatabase(url, name))
    expect(await refusal(sql`select 1`)).toBe(denied)
    await sql.end()
  }
})

it('bounds the time of what the site asks', async () => {
  const settings = await web`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('log_error_verbosity') as log`
  expect([...settings]).toEqual([{ statement: '5s', lock: '2s', idle: '10s', log: 'terse' }])
})
