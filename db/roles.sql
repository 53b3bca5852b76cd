-- Who may do what: the site connects as `web`, which may insert, and call the one function behind the link of a mail; `staff`
-- reads, and sets the times of answer, mail and reminder; the owner of the tables does the rest. Run after the migrations, in one transaction, by
-- db/migrate.ts alone; harmless to repeat. Not a migration, because roles belong to a server and migrations to a database.
--
-- It takes settings: `noor_vista.web_password` and `noor_vista.staff_password`, empty for a role that does not log in
-- itself, and `noor_vista.own_server`, `yes` where the whole server is ours, as the bundled one is.
-- It ends with SQLSTATE 42501 where a role is missing and this login may not make it.

-- On a server of ours the passwords are set each time, because a role may change its own password and lock the site out. On
-- any other server an existing login keeps its password: another site may use the role.
DO $$
DECLARE
  own_server boolean := current_setting('noor_vista.own_server') = 'yes';
  name text;
  password text;
BEGIN
  FOREACH name IN ARRAY ARRAY['web', 'staff'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOINHERIT', name);
    END IF;
    password := current_setting(format('noor_vista.%s_password', name));
    IF password <> '' AND (own_server OR NOT (SELECT rolcanlogin FROM pg_roles WHERE rolname = name)) THEN
      EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L', name, password);
    END IF;
  END LOOP;
END $$;

REVOKE ALL ON SCHEMA public FROM public;
GRANT USAGE ON SCHEMA public TO web, staff;
-- Rights on columns are taken back with those on their table.
REVOKE ALL ON inquiries, detailed_inquiries, morning_mail, inbox, export FROM public, web, staff;
GRANT INSERT ON inquiries, detailed_inquiries TO web;
GRANT SELECT ON inquiries, detailed_inquiries, morning_mail, inbox, export TO staff;
GRANT UPDATE (answered_at, notified_at, reminded_at) ON inquiries, detailed_inquiries TO staff;
GRANT UPDATE ON morning_mail TO staff;
-- Everybody may execute a new function.
REVOKE ALL ON FUNCTION mark_answered, erase_inquiries, set_what_the_site_may_not FROM public, web, staff;
GRANT EXECUTE ON FUNCTION mark_answered TO web;

DO $$
BEGIN
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM public', current_database());
END $$;

-- A role may change its own settings too: `default_transaction_read_only` would lock the site out. The limits are against
-- accidents, not attackers: a session may change its own. 50 is half of PostgreSQL's default, so that the site cannot take the
-- last connection from the staff. Where the roles are an administrator's, this login may not do it.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['web', 'staff'] LOOP
    EXECUTE format('ALTER ROLE %I RESET ALL', name);
    EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', name, current_database());
  END LOOP;
  ALTER ROLE web CONNECTION LIMIT 50;
  ALTER ROLE web SET statement_timeout = '5s';
  ALTER ROLE web SET lock_timeout = '2s';
  ALTER ROLE web SET idle_in_transaction_session_timeout = '10s';
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;

-- The owner acts as both roles, where one address does all. Only roles that it may not yet act as are granted, since a mere
-- member of a role may not grant it. PostgreSQL 16 tells being a member from acting as (SET).
DO $$
DECLARE
  acts_as text := CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END;
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['web', 'staff'] LOOP
    IF NOT pg_has_role(name, acts_as) THEN
      EXECUTE format('GRANT %I TO %I', name, current_user);
    END IF;
  END LOOP;
END $$;

-- What only a superuser may do: nobody keeps large objects, and the log quotes no row that was refused.
DO $$
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    REVOKE EXECUTE ON FUNCTION lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea) FROM public;
    ALTER ROLE web SET log_error_verbosity = terse;
    ALTER ROLE web SET log_min_error_statement = panic;
  END IF;
  IF current_setting('noor_vista.own_server') = 'yes' THEN
    REVOKE CONNECT, TEMPORARY ON DATABASE postgres, template1 FROM public;
  END IF;
END $$;
