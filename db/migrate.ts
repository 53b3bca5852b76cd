import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sql } from 'postgres'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { connectTo, databaseErrorCode } from './connect'

const inThisFolder = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))
const migrationsFolder = inThisFolder('migrations')
/** For another migration, and for a dump's or a notice's locks on the tables. */
const patienceMs = 60_000
/**
 * Inserts wait behind a migration that waits for a table, and give up after 4 s (db/store.ts):
 * it waits for less, and lets them pass.
 */
const tableLockTimeoutMs = 1_000
const pauseMs = 1_000
const lockNotAvailable = '55P03'

/** In this order, after the migrations, every time: each file may be run again. */
const sqlFiles = ['functions', 'triggers', 'views', 'roles']

export interface Addresses {
  ownerUrl: string
  webUrl: string
  staffUrl: string
}

/**
 * Safe to repeat, and to run in several processes at once.
 * @returns the names of the migrations that it has applied, and a line for each rule that old rows
 * break
 */
export async function migrateDatabase({ ownerUrl, webUrl, staffUrl }: Addresses) {
  const lock = connectTo(ownerUrl, { lock_timeout: patienceMs })
  const client = connectTo(ownerUrl, { lock_timeout: tableLockTimeoutMs })
  try {
    // Never committed: another migration waits for its name. An advisory lock could be held by
    // `web` too.
    await lock.unsafe('begin; create table migration_lock ()')
    const appliedBefore = await countMigrations(client)
    await untilLocksAllow(() => migrate(drizzle(client), { migrationsFolder }))
    const applied = migrationNames().slice(appliedBefore)
    await untilLocksAllow(() =>
      client.begin(async transaction => {
        await transaction`select set_config('noor_vista.web_password', ${passwordOf(webUrl)}, true),
          set_config('noor_vista.staff_password', ${passwordOf(staffUrl)}, true)`
        for (const name of sqlFiles)
          await transaction.unsafe(readFileSync(inThisFolder(`sql/${name}.sql`), 'utf8'))
      }),
    )
    return { applied, broken: await untilLocksAllow(() => validateRules(client)) }
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

/** Changes no row: what breaks a rule is for the owner to look at. */
async function validateRules(client: Sql): Promise<string[]> {
  const rules = await client<{ table: string; rule: string; condition: string }[]>`
    select conrelid::regclass::text as table, conname as rule,
      pg_get_expr(conbin, conrelid) as condition
    from pg_constraint
    where contype = 'c' and not convalidated and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`
  const lines: string[] = []
  for (const { table, rule, condition } of rules) {
    const breaking = `from ${table} where not (${condition.replace(/\s+/g, ' ')})`
    const [{ count } = { count: 0 }] = await client.unsafe<{ count: number }[]>(
      `select count(*)::int ${breaking}`,
    )
    if (count === 0) await client.unsafe(`alter table ${table} validate constraint ${rule}`)
    else
      lines.push(
        `Rows of ${table} that break the rule ${rule}: ${count}. They stay as they are, but nothing can be recorded in them, such as an answer. Correct them as the owner, and migrate again: select id ${breaking};`,
      )
  }
  return lines
}

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password)

/** The work must change nothing when it fails. */
async function untilLocksAllow<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + patienceMs
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
