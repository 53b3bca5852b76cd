import { ask, checkAddress, checkServer, loginOf, placeOf, pooled } from './address'
import type { SiteDatabase } from './database'
import { provision } from './provision'
import { SetupError } from './setup-error'
import { isLogin, leadsThroughPooler, siteSession, statementTimeoutMs } from './site-session'

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

/**
 * Resolves with the login that migrates.
 * @throws {SetupError} if the addresses cannot serve
 */
export async function checkExternal(addresses: ExternalAddresses): Promise<string> {
  const { DATABASE_POOLER: pooler } = process.env
  if (pooler && pooler !== 'transaction')
    throw new SetupError(`DATABASE_POOLER is either transaction or not set, and is "${pooler}".`)
  for (const [name, each] of Object.entries(addresses)) if (each) checkAddress(name, each as string)
  return checkServer(...ownerOf(addresses))
}

export async function openExternal(addresses: ExternalAddresses): Promise<SiteDatabase> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: separateOwner, DATABASE_STAFF_URL: separateStaff } = addresses
  const [ownerName, ownerUrl] = ownerOf(addresses)
  const owner = await checkExternal(addresses)
  const passwords = separateOwner ? { web: passwordOf('web', url), staff: passwordOf('staff', separateStaff) } : {}
  const { roles } = await prepare(ownerName, ownerUrl, passwords)
  const role = roles && (await loginAt(url)) === owner ? 'web' : undefined
  const rights = await rightsOf(url, role)
  const through = leadsThroughPooler(url) ? ', through a pooler' : ''
  return {
    environment: { DATABASE_URL: url, DATABASE_ROLE: role ?? '' },
    staffUrl: separateStaff || (roles ? asRole(ownerUrl, 'staff') : ownerUrl),
    ownerUrl,
    summary: `Database: ${placeOf(url)}${through}; ${rights}`,
    stop: async () => undefined,
  }
}

/** By the server, for some poolers have names of their own for logins. */
async function loginAt(url: string): Promise<string> {
  const query = 'select session_user as login'
  return (await ask<{ login: string }>('DATABASE_URL', url, query, siteSession(url, undefined))).login
}

async function prepare(name: string, url: string, passwords: Parameters<typeof provision>[1]) {
  try {
    return await provision(url, passwords)
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as { code?: string; message: string }
    throw new SetupError(`The database of ${name} (${placeOf(url)}) cannot be prepared: ${message} (${code}).`)
  }
}

/** What the site may do with the answers, in words. @throws {SetupError} if it may not insert */
async function rightsOf(url: string, role?: string): Promise<string> {
  // A login that may not even enter the schema sees no table there: that is no right, and no error.
  const right = (name: string) =>
    ['inquiries', 'detailed_inquiries']
      .map(table => `coalesce(has_table_privilege(to_regclass('${table}'), '${name}'), false)`)
      .join(' and ') + ` as "${name}"`
  const limit = `current_setting('statement_timeout') as limit`
  const query = `select current_user as login, ${limit}, ${right('insert')}, ${right('select')}`
  type Rights = { login: string; limit: string; insert: boolean; select: boolean }
  const rights = await ask<Rights>('DATABASE_URL', url, query, siteSession(url, role))
  // Some poolers drop without a word what a connection is opened with.
  if (!leadsThroughPooler(url) && (rights.limit !== `${statementTimeoutMs / 1000}s` || (role && rights.login !== role)))
    throw pooled('DATABASE_URL', url)
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
  return url && isLogin(url, role) ? loginOf(url).password : undefined
}

/** postgres.js, and drizzle-kit with it, sends the unknown parameters of an address to the server. */
function asRole(url: string, role: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}role=${role}`
}
