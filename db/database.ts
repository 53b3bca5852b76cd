import path from 'node:path'
import { checkServer } from './address'
import { dataDirectory, findDatabase, refuseSecondOwner, startDatabase, type EmbeddedDatabase } from './embedded'
import { checkExternal, openExternal, type ExternalAddresses } from './external'
import { provision } from './provision'

/** The database of the site, ready for it: the bundled one, or the operator's own if DATABASE_URL says so. */
export interface SiteDatabase {
  /** For the process that serves the site. */
  environment: { DATABASE_URL: string; DATABASE_ROLE: string }
  /** May read the inquiries and nothing else. */
  staffUrl: string
  /** Owns the tables: migrates, erases, restores. */
  ownerUrl: string
  /** One line for the operator: which database, and what the site may do there. */
  summary: string
  stop(): Promise<void>
}

/** @throws {SetupError} if `openDatabase` is going to fail; quick, and starts nothing */
export async function checkDatabase() {
  const external = externalAddresses()
  if (external) await checkExternal(external)
  else await refuseSecondOwner(dataDirectory())
}

/**
 * Opens and provisions it.
 * @param share for others than the site, which must own a bundled database: one that another process runs will do as well.
 *   With an external one they need the staff's address
 */
export async function openDatabase({ share = false } = {}): Promise<SiteDatabase> {
  const external = externalAddresses()
  if (external) {
    const opened = await openExternal(external)
    // By now the login is made. The site itself does without it.
    if (share && external.DATABASE_STAFF_URL) await checkServer('DATABASE_STAFF_URL', opened.staffUrl)
    return opened
  }
  const running = share ? await findDatabase() : undefined
  const database = running ? { ...running, stop: async () => undefined } : await startDatabase()
  try {
    await provisionEmbedded(database)
  } catch (error) {
    await database.stop()
    throw error
  }
  return {
    environment: { DATABASE_URL: database.webUrl, DATABASE_ROLE: '' },
    staffUrl: database.staffUrl,
    ownerUrl: database.ownerUrl,
    summary: `Database: the bundled PostgreSQL, files in ${nearby(dataDirectory())}; the site's login "web" may only insert.`,
    stop: () => database.stop(),
  }
}

/**
 * Where `staff` reads while somebody else runs the database; undefined while nobody runs the bundled one. Starts none: a
 * bundled database has one owner, the site.
 * @throws {SetupError} if an external one cannot be reached
 */
export async function findStaffUrl(): Promise<string | undefined> {
  return externalAddresses() ? (await openDatabase({ share: true })).staffUrl : (await findDatabase())?.staffUrl
}

/** Tables, roles and rights of a bundled database; its roles log in with the passwords beside its files. */
export function provisionEmbedded({ ownerUrl, webUrl, staffUrl }: EmbeddedDatabase) {
  const passwords = { web: new URL(webUrl).password, staff: new URL(staffUrl).password }
  return provision(ownerUrl, passwords, { bundled: true })
}

function externalAddresses(): ExternalAddresses | undefined {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL } = process.env
  return DATABASE_URL ? { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL } : undefined
}

/** A path as one would type it here. */
function nearby(directory: string): string {
  const relative = path.relative('', directory)
  return relative && !relative.startsWith('..') ? relative : directory
}
