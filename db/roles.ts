import type { TransactionSql } from 'postgres'

export interface RolePasswords {
  web?: string | undefined
  staff?: string | undefined
}

/**
 * `web`, as which the site connects, may insert inquiries and nothing else, not even read them; `staff` may read them.
 * Outside the migrations, because roles belong to a server and migrations to a database.
 * @throws SQLSTATE 42501 where the login may not make roles
 */
export async function grantRoles(sql: TransactionSql, passwords: RolePasswords) {
  await makeRole(sql, 'web', passwords.web)
  await makeRole(sql, 'staff', passwords.staff)
  await sql.unsafe(`
    revoke all on schema public from public;
    grant usage on schema public to web, staff;
    revoke all on inquiries, detailed_inquiries from public, web, staff;
    grant insert on inquiries, detailed_inquiries to web;
    grant select on inquiries, detailed_inquiries to staff;
  `)
  const mayBecome = (await versionOf(sql)) >= 16 ? 'set' : 'member'
  const [here] = await sql<Here[]>`
    select current_database() as database, current_user as login, rolsuper as superuser,
      pg_has_role('web', ${mayBecome}) and pg_has_role('staff', ${mayBecome}) as member
    from pg_roles where rolname = current_user`
  if (!here) return
  await sql`revoke temporary on database ${sql(here.database)} from public`
  if (here.superuser) await closeTheRest(sql)
  else if (!here.member) await sql`grant web, staff to ${sql(here.login)}`
}

interface Here {
  database: string
  login: string
  superuser: boolean
  /** Whether it may act as both roles already: one who was only given them may not grant them. */
  member: boolean
}

async function makeRole(sql: TransactionSql, name: 'web' | 'staff', password?: string) {
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

async function versionOf(sql: TransactionSql): Promise<number> {
  const [row] = await sql<{ major: number }[]>`select current_setting('server_version_num')::int / 10000 as major`
  return row?.major ?? 0
}
