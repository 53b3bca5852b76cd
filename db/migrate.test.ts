import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import { ifIntended } from '@/lib/test/golden'
import { startDatabase } from '@/db/bundled/server'
import { migrateDatabase } from './migrate'
import { inDatabase, open, refusal } from '@/db/test/database'
import { describeDatabase } from '@/db/test/catalogue'

/** These tests drop roles, which belong to a whole server, so they start one of their own. */
const { stop, ...bundled } = await startDatabase({ dataDir: temporaryFolder(), durable: false })
const server = open(inDatabase(bundled.ownerUrl, 'postgres'))
const ownerUrl = inDatabase(bundled.ownerUrl, 'site')
const withLogin = (username: string, password = 'secret') =>
  Object.assign(new URL(ownerUrl), { username, password }).href
const urls = { ownerUrl, webUrl: withLogin('web'), staffUrl: withLogin('staff') }
afterAll(() => server.end().then(stop))
beforeEach(async () => {
  await server.unsafe('create database site')
  return async () => {
    await server.unsafe('drop database site with (force)')
    await server.unsafe('drop role if exists web, staff, migrator')
  }
})

async function ask(url: string, ...queries: string[]) {
  const sql = open(url)
  return Promise.all(queries.map(query => refusal(sql.unsafe(query)))).finally(() => sql.end())
}
const insert = `insert into inquiries (names, email, id) values ('a', 'b', gen_random_uuid())`

async function expectOwnRights() {
  const queries = [insert, 'select from inquiries']
  expect(await ask(urls.webUrl, ...queries)).toEqual([undefined, '42501'])
  expect(await ask(urls.staffUrl, ...queries)).toEqual(['42501', undefined])
}

it('the tables, views, functions and grants match the golden file', async () => {
  await migrateDatabase(urls)
  const owner = open(ownerUrl)
  const catalogue = await describeDatabase(owner).finally(() => owner.end())
  await expect(catalogue, ifIntended).toMatchFileSnapshot('golden/catalogue.txt')
})

it('migrating again removes rights and settings that somebody added', async () => {
  await migrateDatabase(urls)
  await ask(
    ownerUrl,
    'grant all on inquiries to web, staff, public',
    'alter role web set default_transaction_read_only = on',
  )
  await migrateDatabase(urls)
  await expectOwnRights()
})

it('migrating again keeps rows and passwords', async () => {
  await migrateDatabase(urls)
  await expectOwnRights()
  await migrateDatabase({ ...urls, webUrl: withLogin('web', 'another') })
  await expectOwnRights()
  const twoRows = 'do $$ begin assert (select count(*) from inquiries) = 2; end $$'
  expect(await ask(ownerUrl, twoRows)).toEqual([undefined])
})

const readJournal = () =>
  JSON.parse(readFileSync('db/migrations/meta/_journal.json', 'utf8')) as {
    entries: { tag: string }[]
  }

/** Copies the migrations that an earlier release had. */
function copyMigrations(count: number) {
  const folder = temporaryFolder()
  cpSync('db/migrations', folder, { recursive: true })
  const entries = readJournal().entries.slice(0, count)
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...readJournal(), entries }),
  )
  return folder
}

it('a migration that waits for a running dump does not block inserts', async () => {
  const owner = open(ownerUrl)
  await migrate(drizzle(owner), { migrationsFolder: copyMigrations(1) })
  // db/store.ts waits longer.
  const inserting = open(`${ownerUrl}?lock_timeout=1500`)
  await owner.unsafe('begin; lock table inquiries in access share mode')
  let migrated = false
  const migrating = migrateDatabase(urls).then(() => (migrated = true))
  const waiting = () =>
    server`select from pg_locks where mode = 'AccessExclusiveLock' and not granted`
  for (let time = 0; time < 2; time++) {
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000)
    expect(await refusal(inserting.unsafe(insert))).toBeUndefined()
  }
  expect(migrated).toBe(false)
  await owner.unsafe('rollback')
  await migrating
  const constraint = owner`select from pg_constraint where conname = 'inquiries_wedding_date_years'`
  expect(await constraint).toHaveLength(1)
  await Promise.all([owner, inserting].map(sql => sql.end()))
})

it('a row that breaks a new rule is reported until somebody corrects it', async () => {
  const owner = open(ownerUrl)
  await migrate(drizzle(owner), { migrationsFolder: copyMigrations(5) })
  await owner`insert into detailed_inquiries (name, email, id, wedding_date, flags) values
    ('a', 'b', gen_random_uuid(), 'no date', '{x}'), ('c', 'd', gen_random_uuid(), '2027-02-30', '{null}')`
  const rows = () => owner`select * from detailed_inquiries order by name`
  const before = await rows()
  const { violations: lines } = await migrateDatabase(urls)
  expect(lines).toEqual([
    expect.stringContaining('violate the check constraint detailed_inquiries_flags_number: 1.'),
    expect.stringContaining('violate the check constraint detailed_inquiries_wedding_date_day: 2.'),
  ])
  expect(await rows()).toEqual(before)
  const query = /select id .*;$/.exec(lines[1]!)![0]
  expect(await owner.unsafe(query), 'the line names the rows').toHaveLength(2)
  const notValid = owner`select conname from pg_constraint where not convalidated`
  expect((await notValid).map(({ conname }) => conname as string).sort()).toEqual([
    'detailed_inquiries_flags_number',
    'detailed_inquiries_wedding_date_day',
  ])
  await owner`update detailed_inquiries set wedding_date = null, flags = '{}'`
  expect(await migrateDatabase(urls)).toEqual({ newMigrations: [], violations: [] })
  expect(await owner`select from pg_constraint where not convalidated`).toEqual([])
  await owner.end()
})

it('migrating removes only the flag “busy hour” from old rows', async () => {
  const owner = open(ownerUrl)
  await migrate(drizzle(owner), { migrationsFolder: copyMigrations(6) })
  await owner`insert into inquiries (names, email, id, flags) values
    ('a', 'b', gen_random_uuid(), '{busy hour}'), ('c', 'd', gen_random_uuid(), '{markup,busy hour}')`
  await owner`insert into detailed_inquiries (name, email, id, flags) values
    ('e', 'f', gen_random_uuid(), '{busy hour}'), ('g', 'h', gen_random_uuid(), '{repeated}')`
  await migrateDatabase(urls)
  const rows = await owner`select names, flags from inquiries
    union all select name, flags from detailed_inquiries order by names`
  expect([...rows]).toEqual([
    { names: 'a', flags: [] },
    { names: 'c', flags: ['markup'] },
    { names: 'e', flags: [] },
    { names: 'g', flags: ['repeated'] },
  ])
  await owner.end()
})

const others = ['postgres', 'template1']
const reach = (url: string) => Promise.all(others.map(name => ask(inDatabase(url, name), 'select')))

it('on our own server the site and staff can open no other database', async () => {
  await migrateDatabase(urls)
  for (const url of [urls.webUrl, urls.staffUrl])
    expect(await reach(url)).toEqual([['42501'], ['42501']])
  expect(await reach(ownerUrl)).toEqual([[undefined], [undefined]])
})

it('on a shared server other logins keep their rights', async () => {
  await server.unsafe(`grant connect, temporary on database postgres, template1 to public`)
  await server.unsafe(`create role neighbour login`)
  await migrateDatabase(urls)
  await server.unsafe(`drop role neighbour`)
  expect(await reach(urls.webUrl)).toEqual([[undefined], [undefined]])
})

/**
 * Drizzle compares only dates, so a database that has run a migration never gets a change of it.
 */
it.each([
  ['0000_store_both_inquiries', '6a32da501bd6aa0f'],
  ['0001_limit_the_years_of_dates', '366a187df000632b'],
  ['0002_guard_formulas_of_full_width', '14e433d5aaa4c46f'],
  ['0003_record_who_was_told_overdue', '7c85203977a653c5'],
  ['0004_record_proofs_of_the_forms', 'ddec58137d3eb81d'],
])('the released migration %s is unchanged', (name, digest) => {
  const file = readFileSync(`db/migrations/${name}.sql`)
  expect(createHash('sha256').update(file).digest('hex').slice(0, 16)).toBe(digest)
})

/** Who may own the database. For a plain owner, an administrator has made the roles before. */
const owners = {
  'a superuser': `create role migrator login superuser password 'secret'`,
  'an owner who may create roles': `create role migrator login createrole password 'secret'`,
  'a plain owner': `create role migrator login password 'secret';
    create role web login noinherit password 'secret';
    create role staff login noinherit password 'secret'`,
}

describe.each(Object.entries(owners))('as %s', (_, createOwner) => {
  const migratorUrl = withLogin('migrator')
  const asMigrator = { ...urls, ownerUrl: migratorUrl }
  beforeEach(async () => {
    await server.unsafe(createOwner)
    await server`alter database site owner to migrator`
  })

  async function read<T>(work: (sql: ReturnType<typeof open>) => Promise<T>) {
    const sql = open(migratorUrl)
    return work(sql).finally(() => sql.end())
  }
  const readRows = () =>
    read(sql =>
      Promise.all([
        sql`select * from inquiries order by names`,
        sql`select * from detailed_inquiries order by name`,
        sql`select * from morning_mail`,
      ]),
    )

  it('migrating an earlier release gives the same catalogue and keeps its rows', async () => {
    await migrateDatabase(asMigrator)
    const catalogue = await read(describeDatabase)
    const tags = readJournal().entries.map(({ tag }) => tag)
    for (const [index, tag] of tags.entries()) {
      await server`drop database site with (force)`
      await server`create database site owner migrator`
      await read(async sql => {
        await migrate(drizzle(sql), { migrationsFolder: copyMigrations(index + 1) })
        await sql.unsafe(`
          insert into inquiries (names, email, id, wedding_date, message, flags) values
            ('Asha', 'asha@example.org', gen_random_uuid(), '2027-02-14', E'=1+1\n', '{markup}'),
            ('Zoë', 'zoe@example.org', gen_random_uuid(), null, null, '{}');
          insert into detailed_inquiries (name, email, id, story, answered_at) values
            ('Meera', 'meera@example.org', gen_random_uuid(), '2-3', now());
          update morning_mail set sent_on = '2026-11-20'`)
      })
      const rows = await readRows()
      const { newMigrations } = await migrateDatabase(asMigrator)
      expect(newMigrations).toEqual(tags.slice(index + 1))
      expect(await read(describeDatabase), tag).toEqual(catalogue)
      expect(await readRows(), tag).toMatchObject(rows)
      await expectOwnRights()
    }
  })

  it('four concurrent migrations succeed', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(asMigrator)))
    await expectOwnRights()
  })

  it('migrating again changes nothing', async () => {
    await migrateDatabase(asMigrator)
    await expectOwnRights()
    const [catalogue, rows] = [await read(describeDatabase), await readRows()]
    await migrateDatabase(asMigrator)
    expect(await read(describeDatabase)).toEqual(catalogue)
    expect(await readRows()).toEqual(rows)
  })
})

it('after a failed migration staff can still read both views', async () => {
  await server.unsafe(owners['a plain owner'])
  await server`alter database site owner to migrator`
  const asMigrator = { ...urls, ownerUrl: withLogin('migrator') }
  await migrateDatabase(asMigrator)
  // The migration fails after it has created the views again, and before it grants their rights.
  await ask(ownerUrl, 'alter table morning_mail owner to owner')
  await expect(migrateDatabase(asMigrator)).rejects.toThrow('permission denied')
  const reading = ['select from inbox', 'select from export']
  expect(await ask(urls.staffUrl, ...reading)).toEqual([undefined, undefined])
})
