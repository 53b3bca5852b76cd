import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { migrateDatabase } from '@/db/migrate'
import { open, refusal } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { startPostgresql } from './testing-postgresql'

const production = 'noor_vista'
const elsewhere = 'restored'
const folder = temporaryFolder()
const server = await startPostgresql()
const environment = {
  ...server.environment,
  PGDATABASE: production,
  BACKUPS_DIR: folder,
  PATH: `${server.bin}:${process.env.PATH}`,
} as unknown as NodeJS.ProcessEnv
const maintenance = open(server.urlOf('postgres', 'postgres'))
const bringUpToDate = (database: string, owner = 'owner') =>
  migrateDatabase({
    ownerUrl: server.urlOf(database, owner),
    webUrl: server.urlOf(database, 'web'),
    staffUrl: server.urlOf(database, 'staff'),
  })
afterAll(async () => {
  await maintenance.end()
  server.stop()
})

/** Runs deploy/nightly. */
function nightly(args: string[], env: object = {}) {
  const { status, stdout, stderr } = spawnSync('deploy/nightly', args, {
    env: { ...environment, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
/** Makes a dump. */
function made(): string {
  expect(nightly(['make'])).toMatchObject({ status: 0, stderr: '' })
  return path.join(
    folder,
    names().find(name => name.endsWith('.dump'))!,
  )
}
const names = () => readdirSync(folder).sort()
const databases = async () =>
  (await maintenance`select datname as name from pg_database where not datistemplate`).map(({ name }) => name).sort()

async function ask(query: string, database = production) {
  const sql = open(server.urlOf(database, 'postgres'))
  return sql.unsafe(query).finally(() => sql.end())
}
/** The contents of both tables as text. */
const everything = async (database = production) => [
  ...(await ask('select inquiries::text as row from inquiries order by id', database)),
  ...(await ask('select detailed_inquiries::text as row from detailed_inquiries order by id', database)),
]
const hard = `'श्री & "Zoë" O''Neil 👩‍👩‍👧‍👦\n\tsecond line \u2028 -- \\ \\. {a,"b"} <b>&amp;'`
const yesterday = `now() - interval '1 day'`

beforeEach(async () => {
  for (const name of names()) rmSync(path.join(folder, name), { recursive: true })
  for (const name of [production, elsewhere]) await maintenance.unsafe(`drop database if exists ${name} with (force)`)
  for (const role of ['web', 'staff', 'newcomer']) await maintenance.unsafe(`drop role if exists ${role}`)
  await maintenance.unsafe('alter role owner login')
  await maintenance.unsafe(`create database ${production} owner owner`)
  await bringUpToDate(production)
  await ask(`
    insert into inquiries (names, email, message, flags, id, created_at)
      select ${hard}, n || '@example.com', ${hard}, '{offer,"a,\\"b\\""}', gen_random_uuid(), ${yesterday} - n * interval '15 minutes' from generate_series(1, 300) n;
    insert into detailed_inquiries (name, email, story, id, created_at, answered_at)
      select 'Meera', 'meera' || n || '@example.com', ${hard}, gen_random_uuid(), ${yesterday}, now() from generate_series(1, 3) n`)
})

describe('last night’s dump', () => {
  it('restores every row, on a server without the roles, and db:migrate makes it work', async () => {
    await ask(`select mark_answered(token, true) from inquiries where created_at < now() - interval '3 days'`)
    const before = await everything()
    const dump = made()
    await maintenance.unsafe(`drop database ${production} with (force)`)
    await maintenance.unsafe('drop role web; drop role staff; alter role owner nologin')
    await maintenance.unsafe("create role newcomer login createdb createrole password 'secret'")
    expect(nightly(['restore', dump, elsewhere], { PGUSER: 'newcomer' })).toMatchObject({ status: 0, stderr: '' })
    await bringUpToDate(elsewhere, 'newcomer')
    expect(before).toHaveLength(303)
    expect(await everything(elsewhere)).toEqual(before)
    const [web, staff] = [open(server.urlOf(elsewhere, 'web')), open(server.urlOf(elsewhere, 'staff'))]
    await web`insert into inquiries (names, email, id) values ('Asha', 'asha@example.com', gen_random_uuid())`
    expect(await staff`select from inbox`).toHaveLength(304)
    expect(await refusal(web`select from inquiries`)).toBe('42501')
    const [{ token } = {}] =
      await staff`select token from inquiries where names <> 'Asha' and answered_at is null limit 1`
    expect(await web`select * from mark_answered(${token}, true)`).toHaveLength(1)
    for (const call of [`mark_answered('${token}', true)`, `erase_inquiries('x')`])
      expect(await refusal(staff.unsafe(`select ${call}`)), call).toBe('42501')
    await Promise.all([web.end(), staff.end()])
  })

  it('can be read by its owner only', () => {
    const dump = made()
    expect(names()).toEqual([path.basename(dump), `${path.basename(dump)}.sha256`])
    for (const name of names()) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
  })

  it('is not restored into an existing database', async () => {
    const before = await everything()
    const dump = made()
    await ask('delete from detailed_inquiries')
    expect(nightly(['restore', dump, production]).status).toBe(1)
    expect(await everything()).toEqual(before.slice(0, 300))
    expect(await databases()).toEqual([production, 'postgres'])
  })

  it.each([`dbname=${elsewhere}`, `postgres:///${elsewhere}`])('is not restored by an address, %s', async address => {
    await maintenance.unsafe(`create database ${elsewhere} owner owner`)
    expect(nightly(['restore', made(), address]).status).toBe(1)
    expect(await ask('select from pg_stat_user_tables', elsewhere)).toHaveLength(0)
    expect(await databases()).toEqual([production, 'postgres', elsewhere])
  })

  it('is restored completely or not at all, even by pg_restore itself, where a table exists', async () => {
    const dump = made()
    await maintenance.unsafe(`create database ${elsewhere} owner owner`)
    await ask('create table inquiries (id int)', elsewhere)
    const options = ['--no-owner', '--no-acl', '--single-transaction', `--dbname=${elsewhere}`, dump]
    expect(() => execFileSync('pg_restore', options, { env: environment, stdio: 'pipe' })).toThrow(/already exists/)
    const tables = await ask(`select relname from pg_stat_user_tables`, elsewhere)
    expect(tables.map(({ relname }) => relname)).toEqual(['inquiries'])
  })
})

describe('a dump is refused, and leaves no database behind,', () => {
  const spoiled: [string, (bytes: Buffer) => Buffer | string][] = [
    ['cut by its last byte', bytes => bytes.subarray(0, -1)],
    ['empty', () => ''],
    [
      'changed by a letter in a bound',
      bytes => Buffer.from(bytes.toString('latin1').replace('<= 10000', '<= 90000'), 'latin1'),
    ],
    ['of another kind', () => 'no dump'],
  ]
  it.each(spoiled)('%s', async (_, spoil) => {
    const dump = made()
    writeFileSync(dump, spoil(readFileSync(dump)))
    for (const args of [['prove'], ['restore', dump, elsewhere]])
      expect(nightly(args)).toMatchObject({ status: 1, stdout: expect.stringContaining('FAILED') })
    expect(await databases()).toEqual([production, 'postgres'])
  })

  it('without its checksum', async () => {
    const dump = made()
    rmSync(`${dump}.sha256`)
    expect(nightly(['restore', dump, elsewhere]).status).toBe(1)
    expect(await databases()).toEqual([production, 'postgres'])
  })

  it('with rows that the database refuses, without quoting the couple', async () => {
    await ask(`alter table inquiries add constraint at_home check (current_database() = '${production}')`)
    const { status, stderr } = nightly(['restore', made(), elsewhere])
    expect([status, stderr]).toEqual([1, expect.stringMatching(/violates check constraint "at_home"\n/)])
    expect(stderr).not.toMatch(/श्री|example\.com|Failing row/)
    expect(await databases()).toEqual([production, 'postgres'])
  })
})

describe('tonight’s dump', () => {
  const daysAgo = (name: string, days: number) => {
    writeFileSync(path.join(folder, name), '')
    const at = Date.now() / 1000 - days * 86_400
    utimesSync(path.join(folder, name), at, at)
  }
  it.each([
    ['is made', {}, 0],
    ['finds no server', { PGPORT: '1' }, 1],
    ['ends in the middle', halfway(), 1],
  ])('lets go of those older than five days where it %s', (_, env, status) => {
    const young = ['noor-vista-2026-11-18T031500Z.dump', 'noor-vista-2026-11-18T031500Z.dump.sha256']
    for (const name of young) daysAgo(name, 4.9)
    for (const name of ['noor-vista-a.dump', 'noor-vista-a.dump.sha256']) daysAgo(name, 5.1)
    daysAgo('noor-vista-b.dump.part', 0.1) // left by a killed one
    daysAgo('another.txt', 9)
    expect(nightly(['make'], env).status).toBe(status)
    const kept = names()
    expect(kept.slice(0, 1)).toEqual(['another.txt'])
    expect(kept).toEqual(expect.arrayContaining(young))
    expect(kept).toHaveLength(status === 0 ? 5 : 3) // nothing is left of a failed one
  })
})

it.each([
  ['a login that the server does not know', { PGUSER: 'stranger' }, /authentication failed for user "stranger"/],
  ['a wrong password', { PGPASSWORD: 'hush' }, /authentication failed for user "owner"(?![^]*hush)/],
  ['another version of PostgreSQL', otherVersion(), /pg_dump is version 12 and the server \d+: use the server's own/],
])('with %s no dump is made, which is said', (_, env, sentence) => {
  const { status, stderr } = nightly(['make'], env)
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)])
  expect(names()).toEqual([])
})

it('on a full disk no dump is made, and no part of one is left', () => {
  const { status } = spawnSync('bash', ['-c', 'ulimit -f 4; trap "" XFSZ; exec deploy/nightly make'], {
    env: environment,
  })
  expect(status).toBe(1)
  expect(names()).toEqual([])
})

/** A pg_dump that fails halfway. */
function halfway() {
  const programs = temporaryFolder()
  writeFileSync(
    path.join(programs, 'pg_dump'),
    `#!/bin/sh\n[ "$1" = --version ] && exec ${server.bin}/pg_dump --version\necho half >"\${2#--file=}"\nexit 1\n`,
  )
  chmodSync(path.join(programs, 'pg_dump'), 0o755)
  return { PATH: `${programs}:${environment.PATH}` }
}

/** A pg_dump of another version than the server. */
function otherVersion() {
  const programs = temporaryFolder()
  writeFileSync(path.join(programs, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 12.1"\n', { mode: 0o755 })
  return { PATH: `${programs}:${environment.PATH}` }
}

describe('the purge', () => {
  it('erases what is older than 24 months, whoever wrote it, and nothing else', async () => {
    await ask(`update inquiries set created_at = now() - interval '24 months 1 minute' where email in ('1@example.com', '2@example.com');
      update inquiries set created_at = now() - interval '23 months 27 days' where email = '3@example.com';
      update detailed_inquiries set created_at = now() - interval '3 years', answered_at = now() where email = 'meera1@example.com'`)
    expect(nightly(['purge'])).toMatchObject({ status: 0, stdout: 'Purged: 3 inquiries older than 24 months\n' })
    expect(await everything()).toHaveLength(300)
    expect(await ask(`select from inquiries where email = '3@example.com'`)).toHaveLength(1)
  })
})

describe('the night', () => {
  /** Begins at once, and has no next night. */
  function begin(env: object = {}) {
    const programs = temporaryFolder()
    const sleep = `#!/bin/sh\n[ -e ${programs}/slept ] && exec /bin/sleep "$@"\ntouch ${programs}/slept\n`
    writeFileSync(path.join(programs, 'sleep'), sleep, { mode: 0o755 })
    const child = spawn('deploy/nightly', {
      env: { ...environment, ...env, PATH: `${programs}:${(env as typeof environment).PATH ?? environment.PATH}` },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
    return { child, said: () => said }
  }

  it('makes a dump, proves it and purges, records the time, and stops at once when told to', async () => {
    const { child, said } = begin()
    await expect.poll(said, { timeout: 30_000 }).toMatch(/^Made: .*\nProved: .*\nPurged: 0 inquiries/)
    const proved = path.join(folder, 'proved')
    expect(Date.now() - Date.parse(readFileSync(proved, 'utf8').trim())).toBeLessThan(60_000)
    expect(statSync(proved).mode & 0o777).toBe(0o644)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('purges and deletes old dumps although no dump can be made, says what failed, and records no proof', async () => {
    await ask(`update inquiries set created_at = now() - interval '3 years' where email = '1@example.com'`)
    const { child, said } = begin(halfway())
    await expect.poll(said, { timeout: 30_000 }).toMatch(/Failed: make\n.*Failed: prove\nPurged: 1 inquiries/s)
    expect(names()).toEqual([])
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  it('keeps the time of the newest proof when an older dump is proved again', async () => {
    const [dump, older] = [made(), path.join(folder, 'noor-vista-2026-11-18T031500Z.dump')]
    renameSync(dump, older)
    const sum = readFileSync(`${dump}.sha256`, 'utf8')
    writeFileSync(`${older}.sha256`, sum.replace(path.basename(dump), path.basename(older)))
    const { child, said } = begin(halfway())
    await expect.poll(said, { timeout: 30_000 }).toMatch(/Failed: make\nProved: .*18T031500Z.*\nPurged: /)
    const proved = path.join(folder, 'proved')
    expect(readFileSync(proved, 'utf8')).toBe('2026-11-18T03:15:00Z\n')
    expect(statSync(proved).mtime).toEqual(new Date('2026-11-18T03:15:00Z'))
    expect(nightly(['make']).status).toBe(0)
    for (const args of [['prove'], ['prove', older]]) expect(nightly(args).status).toBe(0)
    expect(Date.now() - statSync(proved).mtimeMs).toBeLessThan(60_000)
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  it('does not start with an invalid hour', () => {
    const { status, stderr } = nightly([], { NIGHTLY_HOUR: '24' })
    expect([status, stderr]).toEqual([1, 'NIGHTLY_HOUR must be an hour from 0 to 23, and is "24".\n'])
  })
})

describe('the proof', () => {
  it('passes and leaves production unchanged: an erased couple stays erased', async () => {
    const dump = made()
    await ask(
      `delete from detailed_inquiries where email = 'meera1@example.com'; update inquiries set answered_at = now()`,
    )
    const before = await everything()
    await ask(`insert into inquiries (names, email, id) values ('Asha', 'since@example.com', gen_random_uuid())`)
    for (const args of [['prove'], ['prove', dump]])
      expect(nightly(args)).toMatchObject({ status: 0, stdout: expect.stringContaining('holds 303 inquiries') })
    await ask(`delete from inquiries where email = 'since@example.com'`)
    expect(await everything()).toEqual(before)
    expect(await databases()).toEqual([production, 'postgres'])
  })

  it('fails if an inquiry that was stored before is missing, even if others have been erased since', async () => {
    made()
    await ask(`delete from inquiries where email < '2'`)
    await ask(`insert into detailed_inquiries (name, email, id, created_at)
      values ('Asha', 'asha@example.com', gen_random_uuid(), ${yesterday})`)
    const { status, stderr } = nightly(['prove'])
    expect([status, stderr]).toEqual([1, expect.stringMatching(/ lacks 1 inquiries that were stored before it/)])
    expect(await databases()).toEqual([production, 'postgres'])
  })

  it('fails without a dump, or if the tables cannot be read', async () => {
    expect(nightly(['prove'])).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no backup') })
    made()
    await ask('drop table inquiries cascade')
    expect(nightly(['prove']).status).toBe(1)
    expect(await databases()).toEqual([production, 'postgres'])
  })

  it('drops the database that a killed one has left', async () => {
    made()
    await maintenance.unsafe(`create database ${production}_proof owner owner`)
    expect(nightly(['prove']).status).toBe(0)
    expect(await databases()).toEqual([production, 'postgres'])
  })
})
