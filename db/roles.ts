import type { TransactionSql } from 'postgres'

export interface RolePasswords {
  web?: string | undefined
  staff?: string | undefined
}

/** Half of what a Postgres allows unless told otherwise: the site can never take the last connection from its staff. */
export const mostWebConnections = 50

const tables = 'inquiries, detailed_inquiries'
const functions = 'note_arrival, count_arrival, arrival_key, announce_inquiry'
/** A session may change its time limits again, so that they bound accidents and no attacker. */
const habits = `
  alter role web connection limit ${mostWebConnections};
  alter role web set statement_timeout = '5s';
  alter role web set lock_timeout = '2s';
  alter role web set idle_in_transaction_session_timeout = '10s';
`

/**
 * `web`, as which the site connects, may insert inquiries and have them counted, and nothing else, not even read them;
 * `staff` may read them, also as the view `inbox`; `eraser`, as which the owner acts, may read and delete them. Outside the migrations, because roles
 * belong to a server and migrations to a database.
 * @throws SQLSTATE 42501 where the login may not make `web` and `staff`, and nobody has
 */
export async function grantRoles(sql: TransactionSql, passwords: RolePasswords) {
  await makeRole(sql, 'web', passwords.web)
  await makeRole(sql, 'staff', passwords.staff)
  const here = await lookAround(sql)
  // Where an administrator made the other two, the owner of the tables erases under its own name.
  const eraser = (await ifAllowed(sql, part => makeRole(part, 'eraser'))) ? 'eraser' : `"${here.login}"`
  await sql.unsafe(`
    revoke all on schema public from public;
    grant usage on schema public to web, staff, ${eraser};
    revoke all on ${tables}, inbox, arrival_counts, arrival_secrets from public, web, staff;
    revoke all on function ${functions} from public, web, staff;
    grant insert on ${tables} to web;
    grant execute on function note_arrival to web;
    grant select on ${tables}, inbox to staff;
    grant select, delete on ${tables} to ${eraser};
  `)
  await narrowPolicies(sql, eraser)
  await ifAllowed(sql, part => part.unsafe(habits))
  await sql`revoke temporary on database ${sql(here.database)} from public`
  if (here.superuser) await closeTheRest(sql)
  else for (const role of await notYetMine(sql)) await sql`grant ${sql(role)} to ${sql(here.login)}`
}

/** The second lock behind the grants: row security lets each role do its own work alone. */
async function narrowPolicies(sql: TransactionSql, eraser: string) {
  for (const table of tables.split(', '))
    await sql.unsafe(`
      alter policy insert_by_right on ${table} to web;
      alter policy select_by_right on ${table} to staff, ${eraser};
      alter policy delete_by_right on ${table} to ${eraser};
    `)
}

async function lookAround(sql: TransactionSql) {
  const [here] = await sql<{ database: string; login: string; superuser: boolean }[]>`
    select current_database() as database, current_user as login, rolsuper as superuser
    from pg_roles where rolname = current_user`
  if (!here) throw new Error('The current role is none')
  return here
}

/** The roles that a login may not act as so far. One who was only given them may not grant them, to itself or others. */
async function notYetMine(sql: TransactionSql): Promise<string[]> {
  const [server] = await sql<{ major: number }[]>`select current_setting('server_version_num')::int / 10000 as major`
  const mayBecome = (server?.major ?? 0) >= 16 ? 'set' : 'member'
  const missing = await sql<{ name: string }[]>`
    select rolname as name from pg_roles
    where rolname in ('web', 'staff', 'eraser') and not pg_has_role(rolname, ${mayBecome})`
  return missing.map(({ name }) => name)
}

async function makeRole(sql: TransactionSql, name: 'web' | 'staff' | 'eraser', password?: string) {
  const [role] = await sql<{ login: boolean }[]>`select rolcanlogin as login from pg_roles where rolname = ${name}`
  if (!role) await sql`create role ${sql(name)} noinherit`
  if (password && !role?.login)
    await sql.unsafe(`alter role ${name} login password '${password.replaceAll("'", "''")}'`)
}

/** What only a superuser may take from everybody: large objects; and quoting a refused row, with its answers, in the log. */
async function closeTheRest(sql: TransactionSql) {
  await sql.unsafe(`
    revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) from public;
    alter role web set log_error_verbosity = terse;
    alter role web set log_min_error_statement = panic;
  `)
}

/** Whether it could be done; what it did before it was refused is undone. */
async function ifAllowed(sql: TransactionSql, work: (part: TransactionSql) => PromiseLike<unknown>): Promise<boolean> {
  try {
    await sql.savepoint(async part => void (await work(part)))
    return true
  } catch (error) {
    if ((error as { code?: string }).code === insufficientPrivilege) return false
    throw error
  }
}
const insufficientPrivilege = '42501'
