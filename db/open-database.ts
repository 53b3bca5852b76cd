import { readDatabaseEnv, SetupError } from '@/lib/env'
import { connectFor, type Database, databaseErrorCode, firstAnswerMs } from './connect'
import { startDatabase } from '@/db/bundled/server'
import { migrateDatabase } from './migrate'

/** @throws {SetupError} without the password, or what `work` throws that is no database's error */
export async function withConnection<T>(
  name: string,
  url: string,
  work: (db: Database) => Promise<T>,
  timeout?: AbortSignal,
): Promise<T> {
  try {
    // postgres.js would reconnect forever where something else accepts connections and closes them.
    await connectFor(db => db.execute('select 1'), AbortSignal.timeout(firstAnswerMs), url)
    return await connectFor(work, timeout, url)
  } catch (error) {
    const code = databaseErrorCode(error)
    if (code === 'UNKNOWN') throw error
    const { message } = ((error as Error).cause ?? error) as Error
    const isAboutData = /^2[23]/.test(code) // its message may quote an answer
    const explanation = isAboutData ? 'refused' : message
    const { username, host, pathname } = new URL(url)
    throw new SetupError(`${name} (${username}@${host}${pathname}): ${explanation} (${code})`, {
      cause: error,
    })
  }
}

export async function openDatabase({ share = false } = {}) {
  const operatorDatabase = readAddresses()
  const database = operatorDatabase ?? (await startDatabase({ share }))
  const kind = operatorDatabase
    ? 'that of DATABASE_URL, whose login may only insert'
    : 'the bundled PostgreSQL, to try and develop with, not for visitors'
  try {
    const { applied, broken } = await withConnection('DATABASE_OWNER_URL', database.ownerUrl, () =>
      migrateDatabase(database),
    )
    await withConnection('DATABASE_URL', database.webUrl, checkRights)
    await withConnection('DATABASE_STAFF_URL', database.staffUrl, db =>
      db.execute('select from inquiries limit 1'),
    )
    const migrations =
      applied.length > 0 ? `Migrations applied: ${applied.join(', ')}.` : 'No migration to apply.'
    return { ...database, summary: [`Database: ${kind}.`, migrations, ...broken].join('\n') }
  } catch (error) {
    await database.stop()
    throw error
  }
}

function readAddresses() {
  const {
    DATABASE_URL: webUrl,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_STAFF_URL: staffUrl,
  } = readDatabaseEnv()
  if (webUrl && ownerUrl && staffUrl) return { webUrl, ownerUrl, staffUrl, stop: async () => {} }
  if (webUrl || ownerUrl || staffUrl)
    throw new SetupError(
      'A database of your own has three logins: DATABASE_URL of the site, DATABASE_OWNER_URL for migrations, DATABASE_STAFF_URL of the staff.',
    )
  return undefined
}

export async function asStaff<T>(work: (staffUrl: string) => Promise<T>): Promise<T> {
  const { DATABASE_STAFF_URL: staffUrl } = readDatabaseEnv()
  if (staffUrl) return work(staffUrl)
  const database = await openDatabase({ share: true })
  return work(database.staffUrl).finally(database.stop)
}

async function checkRights(db: Database) {
  const [login] = await db.execute<{ wrong: string | null }>(`
    select case when bool_or(exists (select from pg_roles r where pg_has_role(r.oid, 'MEMBER')
        and has_table_privilege(r.oid, t.oid, 'select'))) then 'may read the inquiries'
      when bool_and(has_table_privilege(oid, 'insert')) is not true then 'may not insert' end as wrong
    from pg_class t where relname in ('inquiries', 'detailed_inquiries')`)
  if (login!.wrong)
    throw new SetupError(`The login of DATABASE_URL ${login!.wrong}: it must be \`web\` alone.`)
}
