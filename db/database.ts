import path from 'node:path'
import { checkAddress, checkServer, hostAndDatabase, loginOf, queryOnce } from './address'
import { siteSession } from './client'
import {
  dataDirectory,
  type EmbeddedDatabase,
  findDatabase,
  hasDatabase,
  refuseSecondOwner,
  startDatabase,
} from './embedded'
import { migrateDatabase } from './migrate'
import { tableNames } from './schema'
import { SetupError } from './setup-error'
import { databaseErrorCode } from './store'

/** The address of an opened database, and how to close it. */
export interface Opened {
  url: string
  stop(): Promise<void>
}

/** The site's database: migrated, with the rights of the site's login. */
export interface SiteDatabase {
  /** For the process that serves the site. */
  environment: { DATABASE_URL: string }
  /** One line for the operator: which database, and what the site may do there. */
  summary: string
  stop(): Promise<void>
}

/** The tables were made by migrations that are no more. */
const duplicateTable = '42P07'

/** Checks the settings and the server before a build, and starts nothing. @throws {SetupError} if `openForSite` would fail */
export async function checkDatabase() {
  if (!process.env.DATABASE_URL) return refuseSecondOwner(dataDirectory())
  const addresses = externalAddresses()
  for (const [name, url] of Object.entries(addresses)) checkAddress(name, url)
  await checkServer('DATABASE_OWNER_URL', addresses.DATABASE_OWNER_URL)
}

/**
 * Opens the database of DATABASE_URL or the bundled one, migrates it and creates the roles.
 * @param share whether to use a bundled database that another process runs
 * @throws {SetupError} where it cannot serve the site
 */
export async function openForSite({ share = false } = {}): Promise<SiteDatabase> {
  if (process.env.DATABASE_URL) return openExternal()
  const { addresses, stop } = await openBundled(share)
  try {
    await migrateBundled(addresses)
  } catch (error) {
    await stop()
    if (databaseErrorCode(error) !== duplicateTable) throw error
    throw new SetupError(
      `The database in ${nearby(dataDirectory())} is of an earlier version: delete ${nearby(dataDirectory())}.`,
    )
  }
  return {
    environment: { DATABASE_URL: addresses.webUrl },
    summary: `Database: the bundled PostgreSQL, files in ${nearby(dataDirectory())}, for trials and development; a public site needs a DATABASE_URL.`,
    stop,
  }
}

/**
 * The database with the rights of `staff`: DATABASE_STAFF_URL, or the bundled database, which is started unless it runs.
 * Changes no table and no right.
 */
export async function openForStaff(): Promise<Opened> {
  const { DATABASE_STAFF_URL, DATABASE_URL } = process.env
  if (DATABASE_STAFF_URL) return external('DATABASE_STAFF_URL', DATABASE_STAFF_URL)
  if (DATABASE_URL) throw new SetupError(allThree)
  const { addresses, stop } = await openMade()
  return { url: addresses.staffUrl, stop }
}

/**
 * The database with the rights of its owner, for erasing. Changes no table and no right.
 * @throws {SetupError} where only another login's address is set: the bundled database would hold nothing to erase
 */
export async function openForOwner(): Promise<Opened> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL } = process.env
  if (DATABASE_OWNER_URL) return external('DATABASE_OWNER_URL', DATABASE_OWNER_URL)
  if (DATABASE_URL || DATABASE_STAFF_URL)
    throw new SetupError(
      "This is the database owner's to do, and DATABASE_OWNER_URL is not set here: STAFF.md says how on the server.",
    )
  const { addresses, stop } = await openMade()
  return { url: addresses.ownerUrl, stop }
}

/** Migrates a bundled database and creates its roles, which log in with the passwords beside its files. */
export function migrateBundled({ ownerUrl, webUrl, staffUrl }: EmbeddedDatabase) {
  return migrateDatabase(ownerUrl, { web: loginOf(webUrl).password, staff: loginOf(staffUrl).password }, true)
}

/** The bundled database that the site has made. @throws {SetupError} where there is none: a new one would have no tables */
async function openMade() {
  if (hasDatabase(dataDirectory())) return openBundled(true)
  throw new SetupError(
    `There is no database in ${nearby(dataDirectory())}: npm run site creates one, and .env.example says how to use another.`,
  )
}

async function openBundled(share: boolean): Promise<{ addresses: EmbeddedDatabase; stop(): Promise<void> }> {
  const running = share ? await findDatabase() : undefined
  if (running) return { addresses: running, stop: async () => undefined }
  const { stop, ...addresses } = await startDatabase()
  return { addresses, stop }
}

function external(name: string, url: string): Opened {
  checkAddress(name, url)
  return { url, stop: async () => undefined }
}

const allThree =
  'A database of your own has three logins: DATABASE_URL for the site, DATABASE_OWNER_URL for migrations and DATABASE_STAFF_URL for staff. Set all three, as .env.example says.'

/** @throws {SetupError} unless all three are set: the site never acts with the rights of the owner */
function externalAddresses() {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL } = process.env
  if (!DATABASE_URL || !DATABASE_OWNER_URL || !DATABASE_STAFF_URL) throw new SetupError(allThree)
  return { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL }
}

async function openExternal(): Promise<SiteDatabase> {
  await checkDatabase()
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATABASE_STAFF_URL: staffUrl } = externalAddresses()
  const passwords = { web: passwordOf('web', url), staff: passwordOf('staff', staffUrl) }
  const hasRoles = await migrateDatabase(ownerUrl, passwords).catch((error: Error) => {
    if (error instanceof SetupError) throw error
    const { message } = (error.cause ?? error) as Error
    throw new SetupError(
      `The database of DATABASE_OWNER_URL (${hostAndDatabase(ownerUrl)}) cannot be prepared: ${message} (${databaseErrorCode(error)}).`,
    )
  })
  const noRoles = hasRoles
    ? ''
    : ' The login of DATABASE_OWNER_URL may not make the roles web and staff: db/roles.sql says what they are for.'
  return {
    environment: { DATABASE_URL: url },
    summary: `Database: ${hostAndDatabase(url)}; ${await rightsOf(url)}${noRoles}`,
    stop: async () => undefined,
  }
}

/** What the site may do with the answers, in words. @throws {SetupError} if it may not insert, or may read */
async function rightsOf(url: string): Promise<string> {
  // A login without access to the schema sees no tables: that counts as a missing right and is no error.
  const may = (role: string, right: string) =>
    tableNames.map(table => `coalesce(has_table_privilege(${role}, to_regclass('${table}'), '${right}'), false)`)
  const query = `select current_user as login, ${may('current_user', 'insert').join(' and ')} as insert,
    (select string_agg(rolname, ', ') from pg_roles
      where pg_has_role(current_user, oid, 'MEMBER') and (${may('oid', 'select').join(' or ')})) as readers`
  type Rights = { login: string; insert: boolean; readers: string | null }
  const { login, insert, readers } = await queryOnce<Rights>('DATABASE_URL', url, query, siteSession)
  if (!insert) throw new SetupError(`The login "${login}" of DATABASE_URL may not insert: \`grant web\` to it.`)
  if (readers)
    throw new SetupError(
      `The login "${login}" of DATABASE_URL may read the inquiries, as ${readers}: give the site one that is \`web\` alone.`,
    )
  return `the site's login "${login}" may only insert.`
}

/** The password for a role that logs in under its own name. */
function passwordOf(role: string, url: string | undefined): string | undefined {
  const login = url ? loginOf(url) : undefined
  return login?.user === role ? login.password : undefined
}

/** A path relative to the working directory, where it lies within. */
function nearby(directory: string): string {
  const relative = path.relative('', directory)
  return relative && !relative.startsWith('..') ? relative : directory
}
