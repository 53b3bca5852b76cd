import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { migrateDatabase } from '@/db/migrate'
import { open, refusal } from '@/db/test/database'
import { temporaryFolder } from '@/lib/test/temporary-folder'

/** pg_virtualenv sets these variables. Its server asks for passwords. */
const { PGHOST, PGPORT, PGPASSWORD, PG_CONFIG = '' } = process.env
const bin = path.dirname(PG_CONFIG)
const urlOf = (database: string, login = 'owner') =>
  `postgres://${login}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${database}`

const production = 'noor_vista'
const newDatabase = 'restored'
const folder = temporaryFolder()
const PATH = `${bin}:${process.env.PATH}`
const login = { PGHOST, PGPORT, PGPASSWORD, PGUSER: 'owner', PGDATABASE: production }
const environment = { NODE_ENV: 'test', ...login, BACKUPS_DIR: folder, PATH } as const
const maintenance = open(urlOf('postgres', 'postgres'))
const migrate = (database: string) =>
  migrateDatabase({
    ownerUrl: urlOf(database),
    webUrl: urlOf(database, 'web'),
    staffUrl: urlOf(database, 'staff'),
  })
await maintenance.unsafe(`create role owner login createdb createrole password '${PGPASSWORD}'`)
afterAll(() => maintenance.end())

const nightly = (args: string[], env: object = {}) =>
  spawnSync('deploy/nightly', args, { env: { ...environment, ...env }, encoding: 'utf8' })
const fileNames = () => readdirSync(folder).sort()
function makeDump(): string {
  expect(nightly(['make'])).toMatchObject({ status: 0, stderr: '' })
  const [name] = fileNames().filter(file => file.endsWith('.dump'))
  return path.join(folder, name!)
}
const expectNoOtherDatabase = async () => {
  const others =
    await maintenance`select datname from pg_database where not datistemplate and datname <> 'postgres'`
  expect(others).toEqual([{ datname: production }])
}

async function ask(query: string, database = production) {
  const sql = open(urlOf(database, 'postgres'))
  return sql.unsafe(query).finally(() => sql.end())
}
const readAllRows = (database = production) =>
  ask(
    'select i::text as row from inquiries i union all select d::text from detailed_inquiries d order by 1',
    database,
  )
const difficultText = `'श्री & "Zoë" O''Neil 👩‍👩‍👧‍👦\n\tsecond line \u2028 -- \\ \\. {a,"b"} <b>&amp;'`
const yesterday = `now() - interval '1 day'`

beforeEach(async () => {
  for (const name of fileNames()) rmSync(path.join(folder, name))
  for (const name of [production, newDatabase])
    await maintenance.unsafe(`drop database if exists ${name} with (force)`)
  await maintenance.unsafe('drop role if exists web, staff')
  await maintenance.unsafe(`create database ${production} owner owner`)
  await migrate(production)
  await ask(`
    insert into inquiries (names, email, message, flags, id, created_at)
      select ${difficultText}, n || '@example.com', ${difficultText}, '{offer,"a,\\"b\\""}', gen_random_uuid(),
        ${yesterday} - n * interval '15 minutes' from generate_series(1, 300) n;
    insert into detailed_inquiries (name, email, story, id, created_at, answered_at)
      select 'Meera', n || '@example.com', ${difficultText}, gen_random_uuid(), ${yesterday}, now() from generate_series(1, 3) n`)
})

it('only its owner can read a dump', () => {
  makeDump()
  for (const name of fileNames()) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
})

it('a restored dump has every row, and migrating grants the rights again', async () => {
  await ask(
    `select mark_answered(token, true) from inquiries where created_at < now() - interval '3 days'`,
  )
  const before = await readAllRows()
  const dump = makeDump()
  await maintenance.unsafe(`drop database ${production} with (force)`)
  await maintenance.unsafe('drop role web, staff')
  expect(nightly(['restore', dump, newDatabase])).toMatchObject({ status: 0, stderr: '' })
  await migrate(newDatabase)
  expect(before).toHaveLength(303)
  expect(await readAllRows(newDatabase)).toEqual(before)
  const web = open(urlOf(newDatabase, 'web'))
  const staff = open(urlOf(newDatabase, 'staff'))
  const inserting = web`insert into inquiries (names, email, id) values ('Asha', 'asha@example.com', gen_random_uuid())`
  expect(await refusal(inserting)).toBeUndefined()
  expect(await refusal(web`select from inquiries`)).toBe('42501')
  expect(await refusal(staff`select erase_inquiries('x')`)).toBe('42501')
  await Promise.all([web.end(), staff.end()])
})

it('a changed dump fails verification and leaves no database behind', async () => {
  const dump = makeDump()
  writeFileSync(dump, readFileSync(dump, 'latin1').replace('<= 10000', '<= 90000'), 'latin1')
  expect(nightly(['verify'])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('FAILED'),
  })
  await expectNoOtherDatabase()
})

it('a failed restore quotes no inquiry and leaves no database behind', async () => {
  await ask(
    `alter table inquiries add constraint at_home check (current_database() = '${production}')`,
  )
  const refused = /^(?![^]*(श्री|example\.com|Failing row))[^]*violates check constraint "at_home"\n/
  expect(nightly(['restore', makeDump(), newDatabase])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(refused),
  })
  await expectNoOtherDatabase()
})

/** Puts a script before the program of the same name. */
function prependToPath(name: string, script: string, rest = PATH) {
  const programs = temporaryFolder()
  writeFileSync(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return `${programs}:${rest}`
}

it('dumps older than five days are deleted even if the new dump fails', () => {
  const daysByName = { 'a.dump': 5.1, 'b.dump': 4.9, 'c.dump.part': 0.1 }
  for (const [name, days] of Object.entries(daysByName)) {
    const file = path.join(folder, `noor-vista-${name}`)
    writeFileSync(file, '')
    utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000))
  }
  const pathWithFailingDump = prependToPath('pg_dump', 'echo half >"${2#--file=}"; exit 1')
  expect(nightly(['make'], { PATH: pathWithFailingDump }).status).toBe(1)
  expect(fileNames()).toEqual(['noor-vista-b.dump'])
})

it('the purge erases only inquiries older than 24 months', async () => {
  await ask(`update inquiries set created_at = now() - interval '24 months 1 minute' where email < '11';
    update inquiries set created_at = now() - interval '23 months 27 days' where email = '300@example.com';
    update detailed_inquiries set created_at = now() - interval '3 years' where email = '1@example.com'`)
  const [old] = await ask(`select count(*)::int as many from inquiries where email < '11'`)
  expect(nightly(['purge']).stdout).toBe(
    `Purged: ${old!.many + 1} inquiries older than 24 months\n`,
  )
  expect(await readAllRows()).toHaveLength(303 - old!.many - 1)
})

it('making a dump erases only rows with a smoke test’s id and address', async () => {
  await ask(`
    insert into inquiries (names, email, id) values ('ours', 'smoke-test@site.invalid', gen_random_uuid());
    insert into detailed_inquiries (name, email, id) values ('ours', 'smoke-test@site.invalid', gen_random_uuid());
    update notify_state set smoke_test_ids = array(select id from inquiries union select id from detailed_inquiries);
    insert into inquiries (names, email, id) values ('stranger', 'smoke-test@site.invalid', gen_random_uuid())`)
  makeDump()
  expect(await readAllRows()).toHaveLength(304)
  expect(await ask(`select from inquiries where names = 'stranger'`)).toHaveLength(1)
})

it('verifying a dump changes no inquiry', async () => {
  makeDump()
  await ask(
    `delete from detailed_inquiries where email = '1@example.com'; update inquiries set answered_at = now()`,
  )
  const before = await readAllRows()
  // A killed run leaves this database behind.
  await maintenance.unsafe(`create database ${production}_verification owner owner`)
  expect(nightly(['verify'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('holds 303 inquiries'),
  })
  expect(await readAllRows()).toEqual(before)
  await expectNoOtherDatabase()
})

it('a dump that lacks an inquiry fails verification', async () => {
  makeDump()
  await ask(
    `insert into inquiries (names, email, id, created_at) values ('A', 'a', gen_random_uuid(), ${yesterday})`,
  )
  expect(nightly(['verify'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(' lacks 1 inquiries '),
  })
  await expectNoOtherDatabase()
})

it('make, verify and purge run each night, even if a step fails', async () => {
  const runOneNight = async (searchPath: string, expected: RegExp) => {
    const withoutFirstSleep = prependToPath(
      'sleep',
      '[ -e "$0.over" ] && exec /bin/sleep "$@"; touch "$0.over"',
      searchPath,
    )
    const child = spawn('deploy/nightly', { env: { ...environment, PATH: withoutFirstSleep } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(expected)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }
  await runOneNight(
    prependToPath('pg_dump', 'exit 1'),
    /Failed: make\n[^]*Failed: verify\nPurged: 0/,
  )
  expect(fileNames()).toEqual([])
  // As if a clock that was ahead had written these files.
  for (const name of ['noor-vista-2099-01-01T000000Z.dump', 'verified'])
    writeFileSync(path.join(folder, name), '2099-01-01T00:00:00Z')
  await runOneNight(PATH, /^Made: .*\nVerified: .*\nPurged: 0/)
  const verified = path.join(folder, 'verified')
  const age = Date.now() - Date.parse(readFileSync(verified, 'utf8').trim())
  expect(Math.abs(age)).toBeLessThan(600_000)
  // notify reads `verified` as another user.
  expect([folder, verified].map(each => statSync(each).mode & 0o777)).toEqual([0o711, 0o644])
})
