import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { startDatabase } from './embedded'
import { migrateDatabase } from './migrate'
import { inDatabase, open, refusal } from './testing'

/** A server of its own, because roles belong to a whole server and these tests make and drop them. */
const { stop, ...bundled } = await startDatabase({ dataDir: temporaryFolder(), durable: false })
const server = open(inDatabase(bundled.ownerUrl, 'postgres'))
const withLogin = (username: string, password = 'secret') =>
  Object.assign(new URL(inDatabase(bundled.ownerUrl, 'site')), { username, password }).href
const superuserUrl = inDatabase(bundled.ownerUrl, 'site')
const addresses = { ownerUrl: superuserUrl, webUrl: withLogin('web'), staffUrl: withLogin('staff') }
afterAll(async () => {
  await server.end()
  await stop()
})
beforeEach(async () => void (await server.unsafe('create database site')))
afterEach(async () => {
  await server.unsafe('drop database site with (force)')
  for (const role of ['web', 'staff', 'landlord']) await server.unsafe(`drop role if exists ${role}`)
})

async function ask(url: string, ...queries: string[]) {
  const sql = open(url)
  try {
    return await Promise.all(queries.map(query => refusal(sql.unsafe(query))))
  } finally {
    await sql.end()
  }
}
const insert = `insert into inquiries (names, email, id) values ('a', 'b', gen_random_uuid())`
const denied = '42501'

/** What both roles may: insert, read, by the login of each. */
const rights = () => Promise.all(['web', 'staff'].map(role => ask(withLogin(role), insert, 'select from inquiries')))
const granted = [
  [undefined, denied],
  [denied, undefined],
]

it('may be done by four at once, and again: rows and passwords stay, added rights go', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(addresses)))
  expect(await rights()).toEqual(granted)
  await ask(superuserUrl, 'grant all on inquiries to web, staff, public')
  await migrateDatabase({ ...addresses, webUrl: withLogin('web', 'another') })
  expect(await rights()).toEqual(granted)
  const owner = open(superuserUrl)
  expect(await owner`select from inquiries`).toHaveLength(2)
  await owner.end()
})

it('on a server of ours lets the site in again although its login has changed its password and settings', async () => {
  await migrateDatabase(addresses, { ownServer: true })
  await ask(withLogin('web'), 'alter role web set default_transaction_read_only = on', `alter role web password 'x'`)
  expect(await ask(withLogin('web', 'x'), insert)).toEqual(['25006'])
  await migrateDatabase(addresses, { ownServer: true })
  expect(await rights()).toEqual(granted)
})

it.each([
  ['may make roles', 'createrole', ''],
  [
    'finds those of an administrator',
    '',
    `create role web login password 'secret'; create role staff login password 'secret'`,
  ],
])('works as an owner who is no superuser and %s', async (_, attributes, before) => {
  await server.unsafe(
    `create role landlord login password 'secret' ${attributes}; alter database site owner to landlord`,
  )
  await server.unsafe(before)
  for (let time = 0; time < 2; time++) await migrateDatabase({ ...addresses, ownerUrl: withLogin('landlord') })
  expect(await rights()).toEqual(granted)
})

/** The migrations and one more, which changes a table. */
function withOneMore(): string {
  const folder = temporaryFolder()
  cpSync('db/migrations', folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, when: last.when + 1, tag: 'add_one_more' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(path.join(folder, 'add_one_more.sql'), 'alter table inquiries add column one_more text')
  return folder
}

it.each([
  ['a notice is being sent', 'select from inquiries for update'],
  ['a dump is being made', 'lock table inquiries in access share mode'],
])('a migration waits while %s, and no inquiry behind it waits for longer than it may', async (_, held) => {
  await migrateDatabase(addresses)
  await ask(addresses.webUrl, insert)
  const [owner, web] = [open(superuserUrl), open(`${addresses.webUrl}?lock_timeout=1500`)] // as in db/client.ts
  await owner.unsafe(`begin; ${held}`)
  let migrated = false
  const migrating = migrateDatabase(addresses, { folder: withOneMore() }).then(() => (migrated = true))
  const waiting = () => server`select from pg_locks where mode = 'AccessExclusiveLock' and not granted`
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
