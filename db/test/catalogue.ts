import type { Sql } from 'postgres'

/** One line for each thing that PostgreSQL's catalogue knows of a database. */
const sections: [title: string, query: string][] = [
  [
    'Roles',
    `select rolname || ': ' || concat_ws(', ',
        case when rolsuper then 'superuser' end, case when rolinherit then 'inherit' else 'noinherit' end,
        case when rolcreaterole then 'createrole' end, case when rolcreatedb then 'createdb' end,
        case when rolcanlogin then 'login' end, case when rolreplication then 'replication' end,
        case when rolbypassrls then 'bypassrls' end,
        case when rolconnlimit <> -1 then 'connection limit ' || rolconnlimit end,
        (select 'member of ' || string_agg(roleid::regrole::text, ', ' order by roleid::regrole::text)
          from pg_auth_members where member = pg_roles.oid))
      from pg_roles where rolname !~ '^pg_'`,
  ],
  [
    'Settings of roles',
    `select coalesce(rolname, 'all roles') || case when setdatabase <> 0 then ' in this database' else '' end || ': ' || setting
      from pg_db_role_setting left join pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
      where setdatabase in (0, (select oid from pg_database where datname = current_database()))`,
  ],
  [
    'Columns',
    `select nspname || '.' || relname || '.' || attname || ': ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        || coalesce(case when attgenerated <> '' then ' generated ' else ' default ' end || pg_get_expr(adbin, adrelid), '')
      from pg_attribute join pg_class on pg_class.oid = attrelid join ours on ours.oid = relnamespace
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped`,
  ],
  [
    // PostgreSQL 18 lists not-null constraints, and 15 does not. The columns show them.
    'Constraints',
    `select conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(pg_constraint.oid)
        || case when convalidated then '' else ' NOT VALIDATED' end
      from pg_constraint join ours on ours.oid = connamespace where contype <> 'n'`,
  ],
  ['Indexes', `select indexdef from pg_indexes join ours on ours.nspname = schemaname`],
  [
    'Sequences',
    `select schemaname || '.' || sequencename || ': ' || data_type || ' from ' || start_value || ' by ' || increment_by
      from pg_sequences join ours on ours.nspname = schemaname`,
  ],
  [
    'Row security',
    `select pg_class.oid::regclass || ': ' || relrowsecurity || ', forced ' || relforcerowsecurity
      from pg_class join ours on ours.oid = relnamespace where relkind in ('r', 'p')
      union all select schemaname || '.' || tablename || ' ' || policyname || ': ' || concat_ws(' ', permissive, cmd, roles::text, qual, with_check)
      from pg_policies`,
  ],
  [
    'Types, and extensions',
    `select nspname || '.' || typname || ': ' || coalesce(
        (select 'enum ' || string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid),
        'domain of ' || format_type(typbasetype, typtypmod), typtype::text)
      from pg_type join ours on ours.oid = typnamespace
      where typtype in ('e', 'd', 'r') or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c')
      union all select 'extension ' || extname from pg_extension`,
  ],
  [
    'Triggers',
    `select pg_get_triggerdef(pg_trigger.oid) || case tgenabled when 'O' then '' else ' (' || tgenabled::text || ')' end
      from pg_trigger where not tgisinternal
      union all select 'event trigger ' || evtname from pg_event_trigger
      union all select 'rule ' || pg_get_ruledef(pg_rewrite.oid) from pg_rewrite
      join pg_class on pg_class.oid = ev_class join ours on ours.oid = relnamespace where rulename <> '_RETURN'`,
  ],
  [
    'Owners',
    `select 'schema ' || nspname || ': ' || nspowner::regrole from ours
      union all select case relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || pg_class.oid::regclass || ': ' || relowner::regrole
      from pg_class join ours on ours.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all select 'function ' || pg_proc.oid::regprocedure || ': ' || proowner::regrole
      from pg_proc join ours on ours.oid = pronamespace`,
  ],
  [
    'Grants',
    `with granted as (
        select 'database' as what, coalesce(datacl, acldefault('d', datdba)) as acl, datdba as its_owner
          from pg_database where datname = current_database()
        union all select 'schema ' || nspname, coalesce(nspacl, acldefault('n', nspowner)), nspowner from ours
        union all select case relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || pg_class.oid::regclass,
          coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r' end, relowner)), relowner
          from pg_class join ours on ours.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        union all select 'column ' || attrelid::regclass || '.' || attname, attacl, relowner
          from pg_attribute join pg_class on pg_class.oid = attrelid join ours on ours.oid = relnamespace where attacl is not null
        union all select 'function ' || pg_proc.oid::regprocedure, coalesce(proacl, acldefault('f', proowner)), proowner
          from pg_proc join ours on ours.oid = pronamespace
        union all select 'default of ' || defaclrole::regrole || ' for ' || defaclobjtype::text, defaclacl, defaclrole from pg_default_acl
      )
      select case grantee when 0 then 'public' else grantee::regrole::text end || ' on ' || what || ': '
        || string_agg(lower(privilege_type) || case when is_grantable then ' with grant option' else '' end, ', ' order by privilege_type)
      from granted, aclexplode(acl) where grantee <> its_owner group by grantee, what`,
  ],
  [
    // PostgreSQL's own functions whose rights differ from those in a new database.
    "Functions of PostgreSQL's that are not for everybody",
    `select pg_proc.oid::regprocedure::text from pg_proc
      left join pg_init_privs on objoid = pg_proc.oid and classoid = 'pg_proc'::regclass
      where pronamespace = 'pg_catalog'::regnamespace and proacl is distinct from initprivs`,
  ],
]

/** These have many lines, which are printed whole. */
const definitions: [title: string, query: string][] = [
  [
    'View',
    `select schemaname || '.' || viewname as name, concat_ws(E'\\n', 'with ' || array_to_string(reloptions, ', '), definition) as definition
      from pg_views join ours on ours.nspname = schemaname
      join pg_class on pg_class.oid = format('%I.%I', schemaname, viewname)::regclass`,
  ],
  [
    'Function',
    `select pg_proc.oid::regprocedure::text as name, pg_get_functiondef(pg_proc.oid) as definition
      from pg_proc join ours on ours.oid = pronamespace`,
  ],
]

const ours = `ours as (select * from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')`

/** @param owner connected to a server without other databases' roles */
export async function describeDatabase(owner: Sql): Promise<string> {
  const parts: string[] = []
  for (const [title, query] of sections) {
    const rows = await owner.unsafe(
      `with ${ours}, lines (line) as (${query}) select line from lines order by line collate "C"`,
    )
    parts.push(`${title}\n${rows.map(({ line }) => `  ${line}\n`).join('') || '  none\n'}`)
  }
  for (const [kind, query] of definitions) {
    const rows = await owner.unsafe(
      `with ${ours}, found as (${query}) select * from found order by name collate "C"`,
    )
    for (const { name, definition } of rows)
      parts.push(`${kind} ${name}\n${definition.trim().replace(/^/gm, '  ')}\n`)
  }
  return parts.join('\n')
}
