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

it('a migration that waits for a long insert does not block other inserts', async () => {
  await migrateDatabase(urls)
  const owner = open(ownerUrl)
  // db/store.ts waits longer.
  const inserting = open(`${ownerUrl}?lock_timeout=1500`)
  await owner.unsafe('begin; lock table inquiries in row exclusive mode')
  let migrated = false
  const migrating = migrateDatabase(urls).then(() => (migrated = true))
  const waiting = () =>
    server`select from pg_locks where mode = 'ShareRowExclusiveLock' and not granted`
  for (let time = 0; time < 2; time++) {
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000)
    expect(await refusal(inserting.unsafe(insert))).toBeUndefined()
  }
  expect(migrated).toBe(false)
  await owner.unsafe('rollback')
  await migrating
  await Promise.all([owner, inserting].map(sql => sql.end()))
})

it('a database that other migrations made stays as it is', async () => {
  await migrateDatabase(urls)
  const owner = open(ownerUrl)
  await owner`update drizzle.__drizzle_migrations set hash = 'another', created_at = 1`
  await owner`drop view inbox`
  await expect(migrateDatabase(urls)).rejects.toThrow('Other migrations')
  expect(await owner`select to_regclass('inbox') as view`).toEqual([{ view: null }])
  await owner.end()
})

it('migrating keeps what a newer release has added', async () => {
  await migrateDatabase(urls)
  const owner = open(ownerUrl)
  await owner`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12)`
  expect(await migrateDatabase(urls)).toEqual([])
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
        sql`select id, created_at, names, email, token from inquiries`,
        sql`select today_sent_on, alarms from notify_state`,
      ]),
    )

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
  await ask(ownerUrl, 'alter table notify_state owner to owner')
  await expect(migrateDatabase(asMigrator)).rejects.toThrow('permission denied')
  const reading = ['select from inbox', 'select from export']
  expect(await ask(urls.staffUrl, ...reading)).toEqual([undefined, undefined])
})
