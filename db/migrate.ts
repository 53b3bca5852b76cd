import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from 'postgres'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { connectTo, databaseErrorCode } from './connect'

const inThisFolder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
/** Applied migrations never change, so their names and comments keep older words. */
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
const sqlFiles = ['functions', 'triggers', 'views', 'roles']

export interface DatabaseUrls {
  ownerUrl: string
  webUrl: string
  staffUrl: string
}

/**
 * Creates or updates tables, functions, views and roles. It may be repeated, and several processes
 * may run it concurrently.
 * @returns the names of the migrations that it has applied, and a line for each check constraint
 * that old rows violate
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
    return { newMigrations, violations: await retryWhileLocked(() => validateConstraints(client)) }
  } finally {
    await Promise.all([client, lock].map(sql => sql.end({ timeout: 5 })))
  }
}

/** A newer release may have applied more than this one knows. */
async function countMigrations(client: Sql): Promise<number> {
  const [table] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`
  if (!table!.name) return 0
  const [{ count } = { count: 0 }] = await client<{ count: number }[]>`
    select count(*)::int from drizzle.__drizzle_migrations`
  return count
}

/** Oldest first, as drizzle-kit keeps them. */
function migrationNames(): string[] {
  const journal = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return entries.map(({ tag }) => tag)
}

/**
 * Validates the check constraints that every row satisfies. It changes no row: the owner corrects one
 * that violates a constraint.
 */
async function validateConstraints(client: Sql): Promise<string[]> {
  const constraints = await client<{ table: string; name: string; condition: string }[]>`
    select conrelid::regclass::text as table, conname as name,
      pg_get_expr(conbin, conrelid) as condition
    from pg_constraint
    where contype = 'c' and not convalidated and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`
  const lines: string[] = []
  for (const { table, name, condition } of constraints) {
    const violating = `from ${table} where not (${condition.replace(/\s+/g, ' ')})`
    const [{ count } = { count: 0 }] = await client.unsafe<{ count: number }[]>(
      `select count(*)::int ${violating}`,
    )
    if (count === 0) await client.unsafe(`alter table ${table} validate constraint ${name}`)
    else
      lines.push(
        `Rows of ${table} that violate the check constraint ${name}: ${count}. They stay as they are, but every update of them fails, such as recording an answer. Correct them as the owner, and migrate again. To find them: select id ${violating};`,
      )
  }
  return lines
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
