import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { connectTo } from './connect'
import { databaseErrorCode } from './store'

const inThisFolder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const migrationsFolder = inThisFolder('migrations')
/** An arbitrary number, the same in every process: two concurrent migrations would run twice. */
const lockKey = 20261122
/** How long to wait for another migration, and for locks on the tables: a dump, or a notice that is being sent. */
const patienceMs = 60_000
/**
 * While a migration waits for a table, every insert waits behind it and gives up after 1.5 s (db/client.ts). So a migration
 * waits for less than that, and lets inserts pass before it tries again.
 */
const tableLockTimeoutMs = 1_000
const pauseMs = 1_000

export interface RolePasswords {
  web?: string | undefined
  staff?: string | undefined
}

/**
 * Runs the migrations, then db/roles.sql for roles and rights. Safe to repeat and to run in several processes at once.
 * @param ownerUrl a login that may create tables there
 * @param passwords of the roles that log in themselves
 * @param ownServer whether the whole server is ours
 * @param folder of the migrations
 * @returns whether `web` and `staff` exist with their rights; false where this login may not make them
 */
export async function migrateDatabase(
  ownerUrl: string,
  passwords: RolePasswords = {},
  ownServer = false,
  folder = migrationsFolder,
) {
  const connection = { application_name: 'noor-vista migrate', lock_timeout: patienceMs }
  const client = connectTo(ownerUrl, { max: 1, connect_timeout: 5, connection })
  const db = drizzle(client)
  try {
    await db.execute(sql`select pg_advisory_lock(${lockKey})`) // released when the connection ends
    await db.execute(sql.raw(`set lock_timeout = ${tableLockTimeoutMs}`))
    await untilLocksAllow(() => migrate(db, { migrationsFolder: folder }))
    return await untilLocksAllow(() => makeRoles(client, passwords, ownServer))
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** Retries work that changes nothing when it fails, as long as another connection holds a table. */
async function untilLocksAllow<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (databaseErrorCode(error) !== lockNotAvailable || Date.now() > end) throw error
    }
    await sleep(pauseMs)
  }
}

const lockNotAvailable = '55P03'
const insufficientPrivilege = '42501'
/** Roles belong to the server: a concurrent migration of another database on it does not take our lock. */
const collisions = ['23505', '42710', 'XX000']

async function makeRoles(client: Sql, passwords: RolePasswords, ownServer: boolean, attempts = 5): Promise<boolean> {
  const settings = {
    web_password: passwords.web ?? '',
    staff_password: passwords.staff ?? '',
    own_server: ownServer ? 'yes' : 'no',
  }
  try {
    await client.begin(async transaction => {
      for (const [name, value] of Object.entries(settings))
        await transaction`select set_config(${`noor_vista.${name}`}, ${value}, true)`
      await transaction.unsafe(readFileSync(inThisFolder('roles.sql'), 'utf8'))
    })
    return true
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === insufficientPrivilege) return false
    if (attempts > 1 && collisions.includes(code)) return makeRoles(client, passwords, ownServer, attempts - 1)
    throw error
  }
}
