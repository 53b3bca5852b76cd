import { loginOf } from './address'
import { isPooled } from './connect'

export const statementTimeoutMs = 3_000
const lockTimeoutMs = 1_500
/** A machine that vanishes between insert and commit would leave the pooler's connection, and the counters, locked. */
const idleTimeoutMs = 3_000

/** What the site asks of a server beside its statements: a role and time limits. */
export interface SiteSession {
  /** Asked for once, while connecting. */
  connection: Record<string, string | number>
  /** Asked for in each transaction instead, as SQL: a pooler lends the next one another connection. */
  opening: string | undefined
}

/** Whether the site's own address leads through a pooler that lends out a connection for a transaction, not longer. */
export function leadsThroughPooler(url: string): boolean {
  return process.env.DATABASE_POOLER === 'transaction' || isPooled(url)
}

/** @param role that the login is to act as, if it is another */
export function siteSession(url: string, role: string | undefined): SiteSession {
  const limits = { statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs }
  const connection = { application_name: 'noor-vista' }
  if (!leadsThroughPooler(url))
    return { connection: { ...connection, ...limits, ...(role && { role }) }, opening: undefined }
  // The server gives this login its limits by itself: db/roles.ts has told it.
  if (!role && isLogin(url, 'web')) return { connection, opening: undefined }
  const settings = Object.entries({ ...limits, idle_in_transaction_session_timeout: idleTimeoutMs })
  const asRole = role ? [`set local role "${role.replaceAll('"', '""')}"`] : []
  return { connection, opening: [...asRole, ...settings.map(([name, ms]) => `set local ${name} = ${ms}`)].join('; ') }
}

/** Whether an address logs in as `role`; some poolers want the project's name behind it: `web.abcdefgh`. */
export function isLogin(url: string, role: string): boolean {
  const { user } = loginOf(url)
  return user === role || user.startsWith(`${role}.`)
}
