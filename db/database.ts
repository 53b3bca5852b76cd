import { ask, explain, readAddress, SetupError } from './connect'
import { findDatabase, startDatabase } from './embedded'
import { type Addresses, migrateDatabase } from './migrate'

const stop = async () => undefined

/**
 * Opens the database of the three addresses or the bundled one, migrates it and tries the logins.
 * @param share whether to use a bundled one that another process runs
 * @throws {SetupError} where it cannot serve the site
 */
export async function openDatabase({ share = false } = {}): Promise<
  Addresses & { summary: string; stop(): Promise<void> }
> {
  const own = readAddresses()
  if (own) {
    await ask('DATABASE_OWNER_URL', own.ownerUrl, 'select 1')
    await migrateDatabase(own).catch(error => {
      throw explain('DATABASE_OWNER_URL', own.ownerUrl, error)
    })
    await checkRights(own)
    return { ...own, summary: 'Database: that of DATABASE_URL, whose login may only insert.', stop }
  }
  const bundled = (share && (await findDatabase())) || (await startDatabase())
  await migrateDatabase(bundled, { ownServer: true }).catch(async error => {
    await bundled.stop()
    throw explain('The bundled database', bundled.ownerUrl, error)
  })
  return { ...bundled, summary: 'Database: the bundled PostgreSQL, to try and develop with, not for visitors.' }
}

/** The address of the staff's login. DATABASE_STAFF_URL alone is enough. */
export async function openForStaff(): Promise<{ staffUrl: string; stop(): Promise<void> }> {
  const staffUrl = readAddress('DATABASE_STAFF_URL')
  return staffUrl ? { staffUrl, stop } : openDatabase({ share: true })
}

/** All three or none. @throws {SetupError} where one is missing: the site never acts with the rights of another login */
function readAddresses(): Addresses | undefined {
  const [webUrl, ownerUrl, staffUrl] = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_STAFF_URL'].map(readAddress)
  if (webUrl && ownerUrl && staffUrl) return { webUrl, ownerUrl, staffUrl }
  if (!webUrl && !ownerUrl && !staffUrl) return undefined
  throw new SetupError(
    'A database of your own has three logins: DATABASE_URL of the site, DATABASE_OWNER_URL for migrations, DATABASE_STAFF_URL of the staff.',
  )
}

/** Whether the site's login may insert, and whether it or a role that it may take reads. */
const rights = `
  select coalesce(bool_and(has_table_privilege(oid, 'insert')), false) as inserts, bool_or(exists (
    select from pg_roles r where pg_has_role(r.oid, 'MEMBER') and has_table_privilege(r.oid, t.oid, 'select'))) as reads
  from pg_class t where relname in ('inquiries', 'detailed_inquiries')`

async function checkRights({ webUrl, staffUrl }: Addresses) {
  const { inserts, reads } = await ask<{ inserts: boolean; reads: boolean }>('DATABASE_URL', webUrl, rights)
  if (!inserts || reads)
    throw new SetupError(
      `The login of DATABASE_URL ${reads ? 'may read the inquiries' : 'may not insert'}: it must be \`web\` alone.`,
    )
  await ask('DATABASE_STAFF_URL', staffUrl, 'select from inquiries limit 1')
}
