import type { TransactionSql } from 'postgres'

export interface RolePasswords {
  web?: string | undefined
  staff?: string | undefined
}

/** Half of Postgres's default limit, so that the site cannot take the last connection from the staff. */
export const maxWebConnections = 50

const tables = 'inquiries, detailed_inquiries'
/** Against accidents, not attackers: a session may change its own time limits. */
const webSettings = `
  alter role web connection limit ${maxWebConnections};
  alter role web set statement_timeout = '5s';
  alter role web set lock_timeout = '2s';
  alter role web set idle_in_transaction_session_timeout = '10s';
`

/**
 * The site connects as `web`, which may only insert; `staff` may only read the tables and the view `inbox`; the owner of the
 * tables erases. Not in the migrations, because roles belong to a server and migrations to a database.
 * @param bundled whether the whole server is ours. There the passwords are set at every start, because a role may change its
 *   own and lock the site out. On any other server an existing login keeps its password: another site may use the role.
 * @throws SQLSTATE 42501 where the roles are missing and this login may not make them
 */
export async function grantRoles(sql: TransactionSql, passwords: RolePasswords, bundled: boolean) {
  await makeRole(sql, 'web', passwords.web, bundled)
  await makeRole(sql, 'staff', passwords.staff, bundled)
  const { database, login, superuser } = await currentLogin(sql)
  await sql.unsafe(`
    revoke all on schema public from public;
    grant usage on schema public to web, staff;
    revoke all on ${tables}, inbox from public, web, staff;
    grant insert on ${tables} to web;
    grant select on ${tables}, inbox to staff;
  `)
  await sql`revoke temporary on database ${sql(database)} from public`
  await dropEraser(sql)
  // A role may change its own settings too: `default_transaction_read_only` would lock the site out.
  for (const role of ['web', 'staff'])
    for (const scope of ['', `in database "${database}"`])
      await ifAllowed(sql, part => part.unsafe(`alter role ${role} ${scope} reset all`))
  await ifAllowed(sql, part => part.unsafe(webSettings))
  if (bundled) await sql`revoke connect, temporary on database postgres, template1 from public`
  if (superuser) await revokeAsSuperuser(sql)
  else for (const role of await rolesNotGranted(sql)) await sql`grant ${sql(role)} to ${sql(login)}`
}

async function currentLogin(sql: TransactionSql) {
  const [here] = await sql<{ database: string; login: string; superuser: boolean }[]>`
    select current_database() as database, current_user as login, rolsuper as superuser
    from pg_roles where rolname = current_user`
  if (!here) throw new Error('The current role is not in pg_roles')
  return here
}

/** The roles that this login may not yet act as. Only these are granted: a mere member of a role may not grant it. */
async function rolesNotGranted(sql: TransactionSql): Promise<string[]> {
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

/** A role of earlier releases. It stays where another database still uses it, or this login may not drop it. */
async function dropEraser(sql: TransactionSql) {
  const [eraser] = await sql`select 1 from pg_roles where rolname = 'eraser'`
  if (!eraser) return
  await sql.unsafe(`revoke all on ${tables} from eraser; revoke all on schema public from eraser`)
  await ifAllowed(sql, part => part.unsafe('drop role eraser'))
}

/** What only a superuser may revoke: creating large objects, and logging a refused row with its answers. */
async function revokeAsSuperuser(sql: TransactionSql) {
  await sql.unsafe(`
    revoke execute on function lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) from public;
    alter role web set log_error_verbosity = terse;
    alter role web set log_min_error_statement = panic;
  `)
}

const refusals = ['42501', '2BP01'] // no such right; still in use

/** Runs `work` in a savepoint, which is rolled back where the server refuses. */
async function ifAllowed(sql: TransactionSql, work: (part: TransactionSql) => PromiseLike<unknown>) {
  try {
    await sql.savepoint(async part => void (await work(part)))
  } catch (error) {
    if (!refusals.includes((error as { code?: string }).code ?? '')) throw error
  }
}
