import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { openForSite, openForStaff } from './database'
import { startDatabase } from './embedded'
import { migrateDatabase } from './migrate'
import { readInbox } from './stored'
import { inDatabase, open, refusal } from './testing'
import { asStaff } from './with-connection'

/** A server of its own, because roles belong to a whole server and these tests make and drop them. */
const { ownerUrl, stop } = await startDatabase({ dataDir: temporaryFolder(), durable: false })
const superuserUrl = inDatabase(ownerUrl, 'site')
const server = open(inDatabase(ownerUrl, 'postgres'))
/** Accepts connections and never answers. */
const silent = createServer(socket => socket.on('error', () => undefined)).listen(0)
afterAll(async () => {
  silent.close()
  await server.end()
  await stop()
})

const roles = ['web', 'staff', 'owner', 'site_login']
beforeEach(async () => {
  await server.unsafe('create database site')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const name of ['site', 'other']) await server.unsafe(`drop database if exists ${name} with (force)`)
  for (const role of roles) await server.unsafe(`drop role if exists ${role}`)
})

/** A login "owner" that owns database `site`. */
async function makeOwner(attributes = ''): Promise<string> {
  await server.unsafe(`create role owner login password 'secret' ${attributes}`)
  await server.unsafe('alter database site owner to owner')
  return withLogin('owner', 'secret')
}

function withLogin(username: string, password: string): string {
  return Object.assign(new URL(superuserUrl), { username, password }).toString()
}

/** The connection limit of db/roles.sql. */
const mostOfTheSite = 50

const insert = `insert into inquiries (names, email, id) values ('a', 'b', gen_random_uuid()) on conflict do nothing`
const read = 'select 1 from inquiries'

/** The SQLSTATE of an insert and of a read. */
async function rights(url: string, role?: string) {
  const sql = postgres(url, { max: 1, connection: role ? { role } : {} })
  try {
    return { insert: await refusal(sql.unsafe(insert)), read: await refusal(sql.unsafe(read)) }
  } finally {
    await sql.end()
  }
}
const insertOnly = { insert: undefined, read: '42501' }
const readOnly = { insert: '42501', read: undefined }

describe('as superuser', () => {
  it('leaves half of the connections to others', async () => {
    await migrateDatabase(superuserUrl, { web: 'secret' })
    const web = Array.from({ length: mostOfTheSite + 1 }, () => open(withLogin('web', 'secret')))
    const outcomes = await Promise.all(web.map(sql => refusal(sql`select pg_sleep(0.5)`)))
    await Promise.all(web.map(sql => sql.end({ timeout: 0 })))
    expect(outcomes.toSorted()).toEqual(['53300', ...Array<undefined>(mostOfTheSite).fill(undefined)])
  })

  it('may be repeated, and keeps rows and passwords', async () => {
    await migrateDatabase(superuserUrl, { web: "it's" })
    const before = await rights(withLogin('web', "it's"))
    await migrateDatabase(superuserUrl, { web: 'another' })
    expect(before).toEqual(insertOnly)
    expect(await rights(withLogin('web', "it's"))).toEqual(insertOnly)
    const owner = open(superuserUrl)
    expect(await owner`select 1 from inquiries`).toHaveLength(2)
    await owner.end()
  })

  it('may be done by three at once, and in two databases of one server', async () => {
    await server.unsafe('create database other')
    const other = inDatabase(superuserUrl, 'other')
    const done = await Promise.all(
      [superuserUrl, other, superuserUrl, other, superuserUrl].map(url => migrateDatabase(url)),
    )
    expect(done).toEqual(Array(5).fill(true))
    expect(await rights(superuserUrl, 'web')).toEqual(insertOnly)
    expect(await rights(other, 'web')).toEqual(insertOnly)
  })

  it('revokes rights that somebody has added', async () => {
    await migrateDatabase(superuserUrl)
    const owner = open(superuserUrl)
    await owner`grant all on inquiries to web, staff, public`
    await migrateDatabase(superuserUrl)
    await owner.end()
    expect(await rights(superuserUrl, 'web')).toEqual(insertOnly)
    expect(await rights(superuserUrl, 'staff')).toEqual(readOnly)
  })
})

it.each([
  ['superuser', async () => superuserUrl],
  ['an owner who may make roles', () => makeOwner('createrole')],
  [
    'a plain owner with roles of an administrator',
    async () => {
      const url = await makeOwner()
      await server.unsafe('create role web; create role staff; grant web, staff to owner')
      return url
    },
  ],
])('gives both roles their rights as %s, who may act as them', async (_, login) => {
  const url = await login()
  for (let time = 0; time < 2; time++) expect(await migrateDatabase(url)).toBe(true)
  expect(await rights(url, 'web')).toEqual(insertOnly)
  expect(await rights(url, 'staff')).toEqual(readOnly)
})

it('makes the tables as a plain owner, and says that there are no roles', async () => {
  const url = await makeOwner()
  expect(await migrateDatabase(url)).toBe(false)
  expect(await rights(url)).toEqual({ insert: undefined, read: undefined })
})

/** The migrations and one more, which changes a table and then runs the given SQL. */
function withOneMore(then = ''): string {
  const folder = temporaryFolder()
  cpSync('db/migrations', folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'add_one_more' })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(path.join(folder, 'add_one_more.sql'), `alter table inquiries add column one_more text;${then}`)
  return folder
}

/** The site's own time limits are in db/client.ts. */
const longestInsertMs = 1_500

it.each([
  ['a notice is being sent', 'select 1 from inquiries for update'],
  ['a dump is being made', 'lock table inquiries in access share mode'],
])('a migration waits while %s, and no inquiry waits for it too long', async (_, held) => {
  await migrateDatabase(superuserUrl, { web: 'secret' })
  const [owner, web] = [open(superuserUrl), open(withLogin('web', 'secret'))]
  await owner.unsafe(insert)
  let letGo = () => {}
  const holding = owner.begin(async transaction => {
    await transaction.unsafe(held)
    await new Promise<void>(resolve => (letGo = resolve))
  })
  await vi.waitFor(async () => expect(await heldLocks()).toBeGreaterThan(0))

  let migrated = false
  const migrating = migrateDatabase(superuserUrl, {}, false, withOneMore()).then(() => (migrated = true))
  const waits: number[] = []
  while (waits.length < 20) {
    const began = performance.now()
    await web.unsafe(insert)
    waits.push(performance.now() - began)
    await sleep(100)
  }
  expect(migrated).toBe(false)
  letGo()
  await Promise.all([holding, migrating])
  expect(Math.max(...waits)).toBeLessThan(longestInsertMs)
  expect(await owner`select 1 from information_schema.columns where column_name = 'one_more'`).toHaveLength(1)
  await Promise.all([owner.end(), web.end()])
})

it('a migration that fails leaves everything as it was, and the site that runs goes on', async () => {
  await migrateDatabase(superuserUrl, { web: 'secret' })
  const failing = withOneMore('--> statement-breakpoint\nselect 1 / 0')
  const divisionByZero = { cause: { code: '22012' } }
  await expect(migrateDatabase(superuserUrl, {}, false, failing)).rejects.toMatchObject(divisionByZero)
  const owner = open(superuserUrl)
  expect(await owner`select 1 from information_schema.columns where column_name = 'one_more'`).toHaveLength(0)
  await owner.end()
  expect(await rights(withLogin('web', 'secret'))).toEqual(insertOnly)
})

/** How many locks a transaction holds on the short form's table. */
async function heldLocks(): Promise<number> {
  const sql = open(superuserUrl)
  const locks = await sql`select 1 from pg_locks where relation = 'inquiries'::regclass`
  await sql.end()
  return locks.length
}

describe("an operator's own database", () => {
  const names = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_STAFF_URL']
  function openSite(addresses: Record<string, string>) {
    for (const name of names) vi.stubEnv(name, addresses[name] ?? '')
    return openForSite()
  }
  /** Three logins, the owner's among them. */
  const three = (owner: string, site = withLogin('web', 'web-secret')) => ({
    DATABASE_URL: site,
    DATABASE_OWNER_URL: owner,
    DATABASE_STAFF_URL: withLogin('staff', 'staff-secret'),
  })

  it('is used by three logins, and the site may only insert', async () => {
    const addresses = three(await makeOwner('createrole'))
    const { environment, summary } = await openSite(addresses)
    expect(environment).toEqual({ DATABASE_URL: addresses.DATABASE_URL })
    expect(await rights(addresses.DATABASE_URL)).toEqual(insertOnly)
    expect(await rights((await openForStaff()).url)).toEqual(readOnly)
    expect(summary).toMatch(/login "web" may only insert/)
    expect(summary).not.toContain('secret')
  })

  it.each(names.slice(1))('is refused in a sentence that names all three addresses where %s is missing', async name => {
    const opening = openSite({ ...three(await makeOwner('createrole')), [name]: '' })
    await expect(opening).rejects.toMatchObject({
      name: 'SetupError',
      message: expect.stringMatching(names.join('.*')),
    })
  })

  it('is refused where the login of the site may read, or is the owner itself', async () => {
    const owner = await makeOwner('createrole')
    await expect(openSite(three(owner, owner))).rejects.toThrow(
      /"owner" of DATABASE_URL may read the inquiries, as owner/,
    )
  })

  it('is refused where the login of the site may become one that reads', async () => {
    const addresses = three(await makeOwner('createrole'))
    await openSite(addresses)
    await server.unsafe('alter role web noinherit; grant staff to web')
    await expect(openSite(addresses)).rejects.toThrow(/"web" of DATABASE_URL may read the inquiries, as staff/)
  })

  it('says to staff that they have no role', async () => {
    const plain = await makeOwner()
    await expect(openSite(three(plain))).rejects.toThrow(/refuses the login "web"/)
    await expect(asStaff(readInbox)).rejects.toMatchObject({ name: 'SetupError' })
  })

  it.each([
    ['a wrong password', () => withLogin('postgres', 'secret'), /refuses the login "postgres": check the password\.$/],
    ['a database that is not there', () => inDatabase(superuserUrl, 'nothing'), /has no database of that name/],
    ['something else than an address', () => 'localhost:5432', /^DATABASE_OWNER_URL is not a PostgreSQL address/],
    ['an invalid port', () => 'postgres://a:secret@localhost:port/x', /^DATABASE_OWNER_URL is not a Postgre/],
    ['a # in a password', () => 'postgres://a:1#secret@127.0.0.1:1/x', /^DATABASE_OWNER_URL is not .* # as %23,/],
    ['a password that .env cuts at its #', () => 'postgres://a:1', /^DATABASE_OWNER_URL is not .* # as %23,/],
    ['a / in a password', () => 'postgres://a:1/secret@127.0.0.1:1/x', /^DATABASE_OWNER_URL is not .* \/ as %2F,/],
    ['an @ in a password', () => 'postgres://a:1@secret@127.0.0.1:1/x', /^DATABASE_OWNER_URL is not .* @ as %40,/],
    ['nobody listening', () => 'postgres://a:secret@127.0.0.1:1/x', /does not answer \(ECONNREFUSED\)/],
    [
      'a server that says nothing',
      () => `postgres://a:secret@127.0.0.1:${(silent.address() as AddressInfo).port}/x`,
      /does not answer \(CONNECT_TIMEOUT\)/,
    ],
  ])('refuses %s in one sentence', async (_, url, sentence) => {
    const opening = openSite(three(url()))
    await expect(opening).rejects.toMatchObject({ name: 'SetupError', message: expect.stringMatching(sentence) })
    await expect(opening).rejects.toThrow(/^(?!.*secret)/)
  })

  it('says in a sentence why its tables cannot be made', async () => {
    const owner = open(superuserUrl)
    await owner.unsafe('create table inquiries (id int)')
    await owner.end()
    await expect(openSite(three(superuserUrl))).rejects.toMatchObject({
      name: 'SetupError',
      message: expect.stringMatching(
        /^The database of DATABASE_OWNER_URL \(.*\) cannot be prepared: .*"inquiries" already exists \(42P07\)\.$/,
      ),
    })
  })

  it('refuses a bad address of the site, and a login that may not insert', async () => {
    const site = 'postgres://a:secret@b:c/d'
    await expect(openSite(three(superuserUrl, site))).rejects.toThrow(/^DATABASE_URL is not a PostgreSQL address/)
    await server.unsafe(`create role site_login login password 'secret'`)
    const addresses = three(superuserUrl, withLogin('site_login', 'secret'))
    await expect(openSite(addresses)).rejects.toThrow(/"site_login" of DATABASE_URL may not insert/)
  })
})
