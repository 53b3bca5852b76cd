import { type Database, readAddress, SetupError, withConnection } from './connect'
import { findDatabase, startDatabase } from './embedded'
import { type Addresses, migrateDatabase } from './migrate'

const stop = async () => undefined

/**
 * Opens the database of the three addresses or the bundled one, migrates it and tries the logins.
 * @param share whether to use a bundled one that another process runs
 * @throws {SetupError} where it cannot serve the site, which never acts with the rights of another login
 */
export async function openDatabase({ share = false } = {}) {
  const [webUrl, ownerUrl, staffUrl] = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_STAFF_URL'].map(readAddress)
  if (webUrl && ownerUrl && staffUrl) {
    const own = { webUrl, ownerUrl, staffUrl }
    await withConnection('DATABASE_OWNER_URL', ownerUrl, () => migrateDatabase(own))
    await checkRights(own)
    return { ...own, summary: 'Database: that of DATABASE_URL, whose login may only insert.', stop }
  }
  if (webUrl || ownerUrl || staffUrl)
    throw new SetupError(
      'A database of your own has three logins: DATABASE_URL of the site, DATABASE_OWNER_URL for migrations, DATABASE_STAFF_URL of the staff.',
    )
  const bundled = (share && (await findDatabase())) || (await startDatabase())
  const migrating = () => migrateDatabase(bundled, { ownServer: true })
  await withConnection('The bundled database', bundled.ownerUrl, migrating).catch(async error => {
    await bundled.stop()
    throw error
  })
  return { ...bundled, summary: 'Database: the bundled PostgreSQL, to try and develop with, not for visitors.' }
}

/** The address of the staff's login. DATABASE_STAFF_URL alone is enough. */
export async function openForStaff() {
  const staffUrl = readAddress('DATABASE_STAFF_URL')
  return staffUrl ? { staffUrl, stop } : openDatabase({ share: true })
}

/** Reads, and sets the times of answer, mail and reminder, as role `staff`, on one connection for as long as `work` takes. */
export async function asStaff<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { staffUrl, stop } = await openForStaff()
  return withConnection('DATABASE_STAFF_URL', staffUrl, work).finally(stop)
}

/** Whether the site's login may insert, and whether it or a role that it may take reads. */
const rights = `
  select coalesce(bool_and(has_table_privilege(oid, 'insert')), false) as inserts, bool_or(exists (
    select from pg_roles r where pg_has_role(r.oid, 'MEMBER') and has_table_privilege(r.oid, t.oid, 'select'))) as reads
  from pg_class t where relname in ('inquiries', 'detailed_inquiries')`

async function checkRights({ webUrl, staffUrl }: Addresses) {
  const [may] = await withConnection('DATABASE_URL', webUrl, db => db.execute<Record<string, boolean>>(rights))
  if (!may!.inserts || may!.reads)
    throw new SetupError(
      `The login of DATABASE_URL ${may!.reads ? 'may read the inquiries' : 'may not insert'}: it must be \`web\` alone.`,
    )
  await withConnection('DATABASE_STAFF_URL', staffUrl, db => db.execute('select from inquiries limit 1'))
}
