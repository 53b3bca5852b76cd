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
import { SetupError } from './setup-error'
import { databaseErrorCode } from './store'

/** An address of the database, for as long as it is open. */
export interface Opened {
  url: string
  stop(): Promise<void>
}

/** The database as the site meets it: migrated, with the rights of its login. */
export interface SiteDatabase {
  /** For the process that serves the site. */
  environment: { DATABASE_URL: string; DATABASE_ROLE: string }
  /** One line for the operator: which database, and what the site may do there. */
  summary: string
  stop(): Promise<void>
}

/** @throws {SetupError} if `openForSite` is going to fail; quick, and starts nothing */
export async function checkDatabase() {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL } = process.env
  if (!DATABASE_URL) return refuseSecondOwner(dataDirectory())
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL }))
    if (url) checkAddress(name, url)
  await checkServer(...ownerAddress(DATABASE_URL))
}

/**
 * Opens the database, migrates it and makes the roles: the one of DATABASE_URL, or the bundled one.
 * @param share whether a bundled database that another process runs will do
 * @throws {SetupError} where it cannot serve the site
 */
export async function openForSite({ share = false } = {}): Promise<SiteDatabase> {
  if (process.env.DATABASE_URL) return openExternal(process.env.DATABASE_URL)
  const { addresses, stop } = await openBundled(share)
  try {
    await migrateBundled(addresses)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    environment: { DATABASE_URL: addresses.webUrl, DATABASE_ROLE: '' },
    summary: `Database: the bundled PostgreSQL, files in ${nearby(dataDirectory())}, to try and develop with; a site with visitors has a DATABASE_URL.`,
    stop,
  }
}

/**
 * Where staff read, and note what was answered: DATABASE_STAFF_URL, or the login of DATABASE_URL as role `staff`, or the bundled
 * database, which is started if nobody runs it. Changes no table and no right.
 */
export async function openForStaff(): Promise<Opened> {
  const { DATABASE_STAFF_URL, DATABASE_URL } = process.env
  if (DATABASE_STAFF_URL) return external('DATABASE_STAFF_URL', DATABASE_STAFF_URL)
  // postgres.js, and drizzle-kit with it, sends the unknown parameters of an address to the server.
  if (DATABASE_URL)
    return external('DATABASE_URL', `${DATABASE_URL}${DATABASE_URL.includes('?') ? '&' : '?'}role=staff`)
  const { addresses, stop } = await openMade()
  return { url: addresses.staffUrl, stop }
}

/**
 * Where the owner of the tables erases. Changes no table and no right.
 * @throws {SetupError} with the address of `staff` alone: in the bundled database one would find nothing, and take it for erased
 */
export async function openForOwner(): Promise<Opened> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_STAFF_URL } = process.env
  if (DATABASE_URL || DATABASE_OWNER_URL) return external(...ownerAddress(DATABASE_URL ?? ''))
  if (DATABASE_STAFF_URL)
    throw new SetupError(
      "This is the database owner's to do, and DATABASE_OWNER_URL is not set here: STAFF.md says how on the server.",
    )
  const { addresses, stop } = await openMade()
  return { url: addresses.ownerUrl, stop }
}

/** Tables, roles and rights of a bundled database; its roles log in with the passwords beside its files. */
export function migrateBundled({ ownerUrl, webUrl, staffUrl }: EmbeddedDatabase) {
  return migrateDatabase(ownerUrl, { web: loginOf(webUrl).password, staff: loginOf(staffUrl).password }, true)
}

/** The bundled database that the site has made. @throws {SetupError} where there is none: one made here would have no tables */
async function openMade() {
  if (hasDatabase(dataDirectory())) return openBundled(true)
  throw new SetupError(
    `There is no database in ${nearby(dataDirectory())}: npm run site makes one, and .env.example says how to reach another.`,
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

/** The address that migrates, after the name of the variable that holds it. */
function ownerAddress(siteUrl: string): [string, string] {
  const { DATABASE_OWNER_URL } = process.env
  return DATABASE_OWNER_URL ? ['DATABASE_OWNER_URL', DATABASE_OWNER_URL] : ['DATABASE_URL', siteUrl]
}

async function openExternal(url: string): Promise<SiteDatabase> {
  await checkDatabase()
  const [name, ownerUrl] = ownerAddress(url)
  const passwords = { web: passwordOf('web', url), staff: passwordOf('staff', process.env.DATABASE_STAFF_URL) }
  const hasRoles = await migrateDatabase(ownerUrl, passwords).catch((error: Error) => {
    if (error instanceof SetupError) throw error
    const { message } = (error.cause ?? error) as Error
    throw new SetupError(
      `The database of ${name} (${hostAndDatabase(ownerUrl)}) cannot be prepared: ${message} (${databaseErrorCode(error)}).`,
    )
  })
  const role = hasRoles && loginOf(url).user === loginOf(ownerUrl).user ? 'web' : ''
  const noRoles = hasRoles
    ? ''
    : ` The login of ${name} may not make the roles web and staff: db/roles.sql says what they are for.`
  return {
    environment: { DATABASE_URL: url, DATABASE_ROLE: role },
    summary: `Database: ${hostAndDatabase(url)}; ${await rightsOf(url, role)}${noRoles}`,
    stop: async () => undefined,
  }
}

/** What the site may do with the answers, in words. @throws {SetupError} if it may not insert */
async function rightsOf(url: string, role: string): Promise<string> {
  // A login that may not even enter the schema sees no table there: that is no right, and no error.
  const right = (name: string) =>
    ['inquiries', 'detailed_inquiries']
      .map(table => `coalesce(has_table_privilege(to_regclass('${table}'), '${name}'), false)`)
      .join(' and ') + ` as "${name}"`
  const query = `select current_user as login, ${right('insert')}, ${right('select')}`
  type Rights = { login: string; insert: boolean; select: boolean }
  const rights = await queryOnce<Rights>('DATABASE_URL', url, query, siteSession(role))
  if (!rights.insert)
    throw new SetupError(`The login "${rights.login}" of DATABASE_URL may not insert: \`grant web\` to it.`)
  if (rights.select)
    return `the site's login "${rights.login}" may read and change the inquiries: see .env.example for less.`
  return role
    ? `the site acts as role ${role} (may only insert), with the owner's login: see DATABASE_OWNER_URL in .env.example.`
    : `the site's login "${rights.login}" may only insert.`
}

/** The password for a role that logs in under its own name. */
function passwordOf(role: string, url: string | undefined): string | undefined {
  const login = url ? loginOf(url) : undefined
  return login?.user === role ? login.password : undefined
}

/** A path as one would type it here. */
function nearby(directory: string): string {
  const relative = path.relative('', directory)
  return relative && !relative.startsWith('..') ? relative : directory
}
