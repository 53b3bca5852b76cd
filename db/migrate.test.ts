import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it, beforeEach, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { startDatabase } from './embedded'
import { migrateDatabase } from './migrate'
import { inDatabase, open, refusal } from './testing'

/**
 * A server of its own, because roles belong to a whole server and these tests make and drop them.
 */
const { stop, ...bundled } = await startDatabase({ dataDir: temporaryFolder(), durable: false })
const server = open(inDatabase(bundled.ownerUrl, 'postgres'))
const ownerUrl = inDatabase(bundled.ownerUrl, 'site')
const withLogin = (username: string, password = 'secret') =>
  Object.assign(new URL(ownerUrl), { username, password }).href
const addresses = { ownerUrl, webUrl: withLogin('web'), staffUrl: withLogin('staff') }
afterAll(() => server.end().then(stop))
beforeEach(async () => {
  await server.unsafe('create database site')
  return async () => {
    await server.unsafe('drop database site with (force)')
    await server.unsafe('drop role if exists web, staff, landlord')
  }
})

async function ask(url: string, ...queries: string[]) {
  const sql = open(url)
  return Promise.all(queries.map(query => refusal(sql.unsafe(query)))).finally(() => sql.end())
}
const insert = `insert into inquiries (names, email, id) values ('a', 'b', gen_random_uuid())`

/** What both roles may, by the login of each: insert, read. */
const rights = async () =>
  (
    await Promise.all(
      ['web', 'staff'].map(role => ask(withLogin(role), insert, 'select from inquiries')),
    )
  ).flat()
const granted = [undefined, '42501', '42501', undefined]

it('may be done by four at once, and again: rows and passwords stay, added rights go', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(addresses)))
  expect(await rights()).toEqual(granted)
  await ask(ownerUrl, 'grant all on inquiries to web, staff, public')
  await migrateDatabase({ ...addresses, webUrl: withLogin('web', 'another') })
  expect(await rights()).toEqual(granted)
  expect(
    await ask(ownerUrl, `do $$ begin assert (select count(*) from inquiries) = 2; end $$`),
  ).toEqual([undefined])
})

it('on a server of ours lets the site in again although its login has changed its password and settings', async () => {
  await migrateDatabase(addresses, { ownServer: true })
  await ask(
    withLogin('web'),
    'alter role web set default_transaction_read_only = on',
    `alter role web password 'x'`,
  )
  expect(await ask(withLogin('web', 'x'), insert)).toEqual(['25006'])
  await migrateDatabase(addresses, { ownServer: true })
  expect(await rights()).toEqual(granted)
})

it.each([
  ['may make roles', 'createrole', []],
  ['finds those of an administrator', '', ['web', 'staff']],
])('works as an owner who is no superuser and %s', async (_, attributes, roles) => {
  await server.unsafe(`create role landlord login password 'secret' ${attributes}`)
  await server.unsafe('alter database site owner to landlord')
  for (const role of roles) await server.unsafe(`create role ${role} login password 'secret'`)
  for (let time = 0; time < 2; time++)
    await migrateDatabase({ ...addresses, ownerUrl: withLogin('landlord') })
  expect(await rights()).toEqual(granted)
})

function withOneMore(): string {
  const folder = temporaryFolder()
  cpSync('db/migrations', folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, when: last.when + 1, tag: 'add_one_more' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(
    path.join(folder, 'add_one_more.sql'),
    'alter table inquiries add column one_more text',
  )
  return folder
}

it('a migration waits while a dump is being made, and no inquiry behind it waits for longer than it may', async () => {
  await migrateDatabase(addresses)
  await ask(addresses.webUrl, insert)
  // Less than db/connection.ts waits.
  const web = open(`${addresses.webUrl}?lock_timeout=1500`)
  const owner = open(ownerUrl)
  await owner.unsafe('begin; lock table inquiries in access share mode')
  let migrated = false
  const migrating = migrateDatabase(addresses, { folder: withOneMore() }).then(
    () => (migrated = true),
  )
  const waiting = () =>
    server`select from pg_locks where mode = 'AccessExclusiveLock' and not granted`
  for (let time = 0; time < 2; time++) {
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000)
    expect(await refusal(web.unsafe(insert))).toBeUndefined()
  }
  expect(migrated).toBe(false)
  await owner.unsafe('rollback')
  await migrating
  expect(await refusal(owner`select one_more from inquiries`)).toBeUndefined()
  await Promise.all([owner, web].map(sql => sql.end()))
})
