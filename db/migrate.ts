import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from 'postgres'
import { drizzle } from 'drizzle-orm/postgres-js'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { SetupError } from '@/lib/env'
import { connectTo, databaseErrorCode } from './connect'

const inThisFolder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const migrationsFolder = inThisFolder('migrations')
/** How long it waits for another migration, and for a dump's or an email's locks on the tables. */
const maxWaitMs = 60_000
/**
 * While a migration waits for a table, inserts wait behind it, and give up after 4 s (db/store.ts).
 * So it waits for less, and lets them pass before it tries again.
 */
const tableLockTimeoutMs = 1_000
const pauseMs = 1_000
const lockNotAvailable = '55P03'

/** They run in this order after the migrations, every time. */
const sqlFiles = ['functions', 'triggers', 'views', 'rows', 'roles']

export interface DatabaseUrls {
  ownerUrl: string
  webUrl: string
  staffUrl: string
}

/** Other migrations than these made the database. Drizzle itself compares only their times. */
export class OtherMigrationsError extends SetupError {}

/**
 * Creates or updates tables, functions, views and roles. It may be repeated, and several processes
 * may run it concurrently.
 * @returns the names of the migrations that it has applied
 * @throws {OtherMigrationsError} before it changes anything
 */
export async function migrateDatabase({ ownerUrl, webUrl, staffUrl }: DatabaseUrls) {
  const lock = connectTo(ownerUrl, { lock_timeout: maxWaitMs })
  const client = connectTo(ownerUrl, { lock_timeout: tableLockTimeoutMs })
  try {
    // This table is the lock: it is never committed, and another migration that creates it waits for
    // as long as this one takes. `web` could take an advisory lock and never give it back.
    await lock.unsafe(
      'set idle_in_transaction_session_timeout = 0; begin; create table migration_lock ()',
    )
    const oldCount = await countMigrations(client)
    await retryWhileLocked(() => migrate(drizzle(client), { migrationsFolder }))
    const newMigrations = migrationNames().slice(oldCount)
    await retryWhileLocked(() =>
      client.begin(async transaction => {
        await transaction`select set_config('noor_vista.web_password', ${passwordOf(webUrl)}, true),
          set_config('noor_vista.staff_password', ${passwordOf(staffUrl)}, true)`
        for (const name of sqlFiles)
          await transaction.unsafe(readFileSync(inThisFolder(`sql/${name}.sql`), 'utf8'))
      }),
    )
    return newMigrations
  } finally {
    await Promise.all([client, lock].map(sql => sql.end({ timeout: 5 })))
  }
}

/**
 * Counts the migrations that the database has. A newer release may have applied more than this one
 * knows.
 */
async function countMigrations(client: Sql): Promise<number> {
  const [table] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`
  if (!table!.name) return 0
  const applied = await client<{ hash: string }[]>`
    select hash from drizzle.__drizzle_migrations order by created_at`
  const known = readMigrationFiles({ migrationsFolder })
  if (applied.some(({ hash }, index) => known[index] && known[index].hash !== hash))
    throw new OtherMigrationsError(
      'Other migrations than those of db/migrations made this database. Nothing was changed.',
    )
  return applied.length
}

/** Oldest first, as drizzle-kit keeps them. */
function migrationNames(): string[] {
  const journal = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return entries.map(({ tag }) => tag)
}

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password)

/**
 * Repeats the work until no lock stops it.
 * @param work changes nothing when it fails
 */
async function retryWhileLocked<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + maxWaitMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const mayRetry = databaseErrorCode(error) === lockNotAvailable && Date.now() <= end
      if (!mayRetry) throw error
    }
    await sleep(pauseMs)
  }
}
