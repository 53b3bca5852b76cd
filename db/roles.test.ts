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

it.each([
  ['make a table', 'create table more (a int)'],
  ['make a temporary table', 'create temporary table more (a int)'],
  ['make a schema', 'create schema more'],
  ['keep a large object', `select lo_from_bytea(0, 'x')`],
  ['become staff', 'set role staff'],
  ['become the owner', 'set role postgres'],
  ['read the migrations', 'select 1 from drizzle.__drizzle_migrations'],
])('lets the site not %s', async (_, statement) => {
  expect(await refusal(web.unsafe(statement))).toBe(denied)
})
