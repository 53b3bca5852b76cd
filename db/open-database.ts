import { readDatabaseEnv, SetupError } from '@/lib/env'
import { startDatabase } from '@/db/bundled/server'
import {
  connectFor,
  type Database,
  databaseErrorCode,
  firstResponseMs,
  isDataError,
} from './connect'
import { migrateDatabase, OtherMigrationsError } from './migrate'

/**
 * Calls `work` with a connection, once the server has responded.
 * @param name of the variable that holds `url`, for the error
 * @throws {SetupError} for an error of the database, without its password; otherwise what `work`
 * throws
 */
export async function withConnection<T>(
  name: string,
  url: string,
  work: (db: Database) => Promise<T>,
  timeout?: AbortSignal,
): Promise<T> {
  try {
    // If something else accepts connections and closes them, postgres.js would reconnect forever.
    await connectFor(db => db.execute('select 1'), AbortSignal.timeout(firstResponseMs), url)
    return await connectFor(work, timeout, url)
  } catch (error) {
    const code = databaseErrorCode(error)
    if (code === 'UNKNOWN') throw error
    // Drizzle's own message quotes the query. Its cause is PostgreSQL's error, which quotes answers
    // only if they are at fault.
    const { message } = ((error as Error).cause ?? error) as Error
    const explanation = isDataError(code) ? 'refused' : message
    const { username, host, pathname } = new URL(url)
    throw new SetupError(`${name} (${username}@${host}${pathname}): ${explanation} (${code})`, {
      cause: error,
    })
  }
}

/**
 * Opens the operator's database or the bundled one, migrates it and checks its three logins.
 * @param share as in `startDatabase`
 * @throws {SetupError} that names the login at fault
 */
export async function openDatabase({ share = false } = {}) {
  const operatorDatabase = readDatabaseUrls()
  const database = operatorDatabase ?? (await startDatabase({ share }))
  const kind = operatorDatabase
    ? 'the one at DATABASE_URL, whose login may only insert'
    : 'the bundled PostgreSQL, for trying and developing, not for visitors'
  try {
    const newMigrations = await withConnection('DATABASE_OWNER_URL', database.ownerUrl, () =>
      migrateDatabase(database),
    )
    await withConnection('DATABASE_URL', database.webUrl, checkRights)
    await withConnection('DATABASE_STAFF_URL', database.staffUrl, db =>
      db.execute('select from inquiries limit 1'),
    )
    const migrations =
      newMigrations.length > 0
        ? `Migrations applied: ${newMigrations.join(', ')}.`
        : 'No migration to apply.'
    return { ...database, summary: `Database: ${kind}.\n${migrations}` }
  } catch (error) {
    await database.stop()
    if (!(error instanceof OtherMigrationsError)) throw error
    throw new SetupError(`${error.message} ${operatorDatabase ? forOperators : forDevelopers()}`)
  }
}

const forOperators =
  'Use the release that made it, or an empty database. To keep its inquiries, copy the rows over with psql.'
const forDevelopers = () =>
  `It holds invented inquiries. To delete it, and to begin with an empty one: rm -r ${readDatabaseEnv().DATA_DIR}`

function readDatabaseUrls() {
  const {
    DATABASE_URL: webUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_STAFF_URL: staffUrl,
  } = readDatabaseEnv()
  if (webUrl && ownerUrl && staffUrl) return { webUrl, ownerUrl, staffUrl, stop: async () => {} }
  if (webUrl || ownerUrl || staffUrl)
    throw new SetupError(
      'A database of your own has three logins. Set all three: DATABASE_URL for the site, DATABASE_OWNER_URL for migrations, DATABASE_STAFF_URL for staff.',
    )
  return undefined
}

/**
 * Calls `work` with the URL of the staff's login. Without one it opens the bundled database.
 */
export async function runAsStaff<T>(work: (staffUrl: string) => Promise<T>): Promise<T> {
  const { DATABASE_STAFF_URL: staffUrl } = readDatabaseEnv()
  if (staffUrl) return work(staffUrl)
  const database = await openDatabase({ share: true })
  return work(database.staffUrl).finally(database.stop)
}

/**
 * Fails if the login can read inquiries, also through a role that it belongs to, or cannot insert
 * them.
 */
async function checkRights(db: Database) {
  const [login] = await db.execute<{ fault: string | null }>(`
    select case when bool_or(exists (select from pg_roles r where pg_has_role(r.oid, 'MEMBER')
        and has_table_privilege(r.oid, t.oid, 'select'))) then 'may read the inquiries'
      when bool_and(has_table_privilege(oid, 'insert')) is not true then 'may not insert' end as fault
    from pg_class t where relname in ('inquiries', 'detailed_inquiries')`)
  if (login!.fault)
    throw new SetupError(
      `The login of DATABASE_URL ${login!.fault}. Set the login \`web\` there, which may only insert. If it is \`web\` already, revoke the roles that it was granted.`,
    )
}
