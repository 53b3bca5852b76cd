import { checkAddress, checkServer, hostAndDatabase, loginOf, queryOnce } from './address'
import { siteSession } from './client'
import type { SiteDatabase } from './database'
import { provision } from './provision'
import type { RolePasswords } from './roles'
import { SetupError } from './setup-error'
import { codeOf } from './store'

/** A PostgreSQL of the operator's own. */
export interface ExternalAddresses {
  DATABASE_URL: string
  DATABASE_OWNER_URL?: string | undefined
  DATABASE_STAFF_URL?: string | undefined
}

/** The address that migrates, with the name of the variable that holds it. */
function ownerOf({ DATABASE_URL, DATABASE_OWNER_URL }: ExternalAddresses): [string, string] {
  return DATABASE_OWNER_URL ? ['DATABASE_OWNER_URL', DATABASE_OWNER_URL] : ['DATABASE_URL', DATABASE_URL]
}

/** @throws {SetupError} if the addresses cannot serve */
export async function checkExternal(addresses: ExternalAddresses) {
  for (const [name, each] of Object.entries(addresses)) if (each) checkAddress(name, each as string)
  await checkServer(...ownerOf(addresses))
}

export async function openExternal(addresses: ExternalAddresses): Promise<SiteDatabase> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: separateOwner, DATABASE_STAFF_URL: separateStaff } = addresses
  const [ownerName, ownerUrl] = ownerOf(addresses)
  await checkExternal(addresses)
  const passwords = separateOwner ? { web: passwordOf('web', url), staff: passwordOf('staff', separateStaff) } : {}
  const { roles } = await prepare(ownerName, ownerUrl, passwords)
  const role = roles && loginOf(url).user === loginOf(ownerUrl).user ? 'web' : undefined
  return {
    environment: { DATABASE_URL: url, DATABASE_ROLE: role ?? '' },
    staffUrl: separateStaff || (roles ? asRole(ownerUrl, 'staff') : ownerUrl),
    ownerUrl,
    summary: `Database: ${hostAndDatabase(url)}; ${await rightsOf(url, role)}`,
    stop: async () => undefined,
  }
}

async function prepare(name: string, url: string, passwords: RolePasswords) {
  try {
    return await provision(url, passwords)
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error
    throw new SetupError(
      `The database of ${name} (${hostAndDatabase(url)}) cannot be prepared: ${message} (${codeOf(error)}).`,
    )
  }
}

/** What the site may do with the answers, in words. @throws {SetupError} if it may not insert */
async function rightsOf(url: string, role?: string): Promise<string> {
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

/** postgres.js, and drizzle-kit with it, sends the unknown parameters of an address to the server. */
function asRole(url: string, role: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}role=${role}`
}
