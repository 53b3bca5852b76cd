import type { TransactionSql } from 'postgres'

export interface RolePasswords {
  web?: string | undefined
  staff?: string | undefined
}

/** Half of what a Postgres allows unless told otherwise: the site can never take the last connection from its staff. */
export const mostWebConnections = 50

const tables = 'inquiries, detailed_inquiries'
/** A session may change its time limits again, so that they bound accidents and no attacker. */
const habits = `
  alter role web connection limit ${mostWebConnections};
  alter role web set statement_timeout = '5s';
  alter role web set lock_timeout = '2s';
  alter role web set idle_in_transaction_session_timeout = '10s';
`

/**
 * `web`, as which the site connects, may insert inquiries and nothing else, not even read them; `staff` may read them, also
 * as the view `inbox`; the owner of the tables erases. Outside the migrations, because roles belong to a server and
 * migrations to a database.
 * @param bundled whether the whole server is ours. There a role's password is set at every start, because a role may
 *   change its own and lock the site out. On another server a role that has a login keeps it: another site's database
 *   there may use the same role.
 * @throws SQLSTATE 42501 where the login may not make `web` and `staff`, and nobody has
 */
export async function grantRoles(sql: TransactionSql, passwords: RolePasswords, bundled: boolean) {
  await makeRole(sql, 'web', passwords.web, bundled)
  await makeRole(sql, 'staff', passwords.staff, bundled)
  const { database, login, superuser } = await lookAround(sql)
  await sql.unsafe(`
    revoke all on schema public from public;
    grant usage on schema public to web, staff;
    revoke all on ${tables}, inbox from public, web, staff;
    grant insert on ${tables} to web;
    grant select on ${tables}, inbox to staff;
  `)
  await sql`revoke temporary on database ${sql(database)} from public`
  await dropEraser(sql)
  // What a role has set for itself must not outlive it: `default_transaction_read_only` would lock the site out as well.
  for (const role of ['web', 'staff'])
    for (const place of ['', `in database "${database}"`])
      await ifAllowed(sql, part => part.unsafe(`alter role ${role} ${place} reset all`))
  await ifAllowed(sql, part => part.unsafe(habits))
  if (bundled) await sql`revoke connect, temporary on database postgres, template1 from public`
  if (superuser) await closeTheRest(sql)
  else for (const role of await notYetMine(sql)) await sql`grant ${sql(role)} to ${sql(login)}`
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
    select rolname as name from pg_roles where rolname in ('web', 'staff') and not pg_has_role(rolname, ${mayBecome})`
  return missing.map(({ name }) => name)
}

async function makeRole(sql: TransactionSql, name: 'web' | 'staff', password: string | undefined, bundled: boolean) {
  const [role] = await sql<{ login: boolean }[]>`select rolcanlogin as login from pg_roles where rolname = ${name}`
  if (!role) await sql`create role ${sql(name)} noinherit`
  if (password && (bundled || !role?.login))
    await sql.unsafe(`alter role ${name} login password '${password.replaceAll("'", "''")}'`)
}

/** A role of earlier releases. It stays where another database of the server still knows it, or we may not drop it. */
async function dropEraser(sql: TransactionSql) {
  const [eraser] = await sql`select 1 from pg_roles where rolname = 'eraser'`
  if (!eraser) return
  await sql.unsafe(`revoke all on ${tables} from eraser; revoke all on schema public from eraser`)
  await ifAllowed(sql, part => part.unsafe('drop role eraser'))
}

/** What only a superuser may take from everybody: large objects; and quoting a refused row, with its answers, in the log. */
async function closeTheRest(sql: TransactionSql) {
  await sql.unsafe(`
    revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) from public;
    alter role web set log_error_verbosity = terse;
    alter role web set log_min_error_statement = panic;
  `)
}

const refusals = ['42501', '2BP01'] // no such right; still in use

/** Does it where it is allowed; what it did before it was refused is undone. */
async function ifAllowed(sql: TransactionSql, work: (part: TransactionSql) => PromiseLike<unknown>) {
  try {
    await sql.savepoint(async part => void (await work(part)))
  } catch (error) {
    if (!refusals.includes((error as { code?: string }).code ?? '')) throw error
  }
}
