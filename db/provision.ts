import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import type { Sql } from 'postgres'
import { connectTo } from './connect'
import { grantRoles, type RolePasswords } from './roles'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number, the same for everybody who provisions: two at once would migrate twice. */
const provisionKey = 20261122
/** Another who provisions at this moment is done within this time. */
const lockTimeoutMs = 60_000

export interface Provisioned {
  /** Whether roles `web` and `staff` exist with their rights, and the owner may act as them. */
  roles: boolean
}

/**
 * Brings a database to what the site needs: tables by the migrations, then roles and rights. Harmless to repeat and to run
 * in several processes at once.
 * @param ownerUrl a login that may create tables there; roles are made only if it may
 * @param passwords of roles that are to log in themselves
 * @param bundled whether the whole server is ours (db/roles.ts)
 */
export async function provision(
  ownerUrl: string,
  passwords: RolePasswords = {},
  { bundled = false } = {},
): Promise<Provisioned> {
  const connection = { application_name: 'noor-vista provision', lock_timeout: lockTimeoutMs }
  const sql = connectTo(ownerUrl, { max: 1, connect_timeout: 5, connection })
  try {
    await sql`select pg_advisory_lock(${provisionKey})` // given back as the connection ends
    await migrate(drizzle(sql), { migrationsFolder })
    return { roles: await grantIfAllowed(sql, passwords, bundled) }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

const insufficientPrivilege = '42501'
/** Roles belong to the whole server: another database on it may be provisioned at this moment, outside our lock. */
const collisions = ['23505', '42710', 'XX000']

async function grantIfAllowed(sql: Sql, passwords: RolePasswords, bundled: boolean, attempts = 5): Promise<boolean> {
  try {
    await sql.begin(transaction => grantRoles(transaction, passwords, bundled))
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === insufficientPrivilege) return false
    if (attempts > 1 && collisions.includes(code ?? '')) return grantIfAllowed(sql, passwords, bundled, attempts - 1)
    throw error
  }
}
