-- Who may do what. The site connects as `web`, which may insert, and may call the two functions
-- behind the link in an email. `staff` reads, and sets the times of answer, emails and reminders.
-- The owner does the rest, and nobody else may delete a row. This is no migration, because roles
-- belong to a server and migrations to a database. It runs last, when every table, view and
-- function exists.
--
-- It takes the settings `noor_vista.web_password` and `noor_vista.staff_password`.

-- Makes the two logins. An existing login keeps its password, because another site may use it.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['web', 'staff'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format('CREATE ROLE %I NOINHERIT', name);
    END IF;
    IF NOT (SELECT rolcanlogin FROM pg_roles WHERE rolname = name) THEN
      EXECUTE format(
        'ALTER ROLE %I LOGIN PASSWORD %L',
        name,
        current_setting(format('noor_vista.%s_password', name))
      );
    END IF;
    -- Resets what a role has set for itself: `default_transaction_read_only` would lock the site
    -- out. If an administrator has made the roles, the owner may not change them.
    BEGIN
      EXECUTE format('ALTER ROLE %I RESET ALL', name);
      EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', name, current_database());
      ALTER ROLE web SET statement_timeout = '5s';
      -- Enough for five processes of the site, each with at most four inserts and two links
      -- (lib/inquiry/admission.ts), and a check. PostgreSQL takes 100 connections in all, so more
      -- for `web` would shut out the staff.
      ALTER ROLE web CONNECTION LIMIT 40;
    EXCEPTION WHEN insufficient_privilege THEN
      NULL;
    END;
  END LOOP;
END $$;

-- Temporary tables can fill the disk too. If another login owns the database, this one may not
-- revoke the right to make them.
DO $$
BEGIN
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM public, web, staff', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;

-- Somebody may leave a transaction open in psql. If it locks the row of notify_state, notify sends no
-- email about an inquiry meanwhile. notify itself holds the row for three minutes at most.
DO $$
BEGIN
  EXECUTE format(
    'ALTER DATABASE %I SET idle_in_transaction_session_timeout = %L', current_database(), '10min'
  );
EXCEPTION WHEN insufficient_privilege THEN
  NULL;
END $$;

REVOKE ALL ON SCHEMA public FROM public;
GRANT USAGE ON SCHEMA public TO web, staff;
-- Revoking the rights on a table also revokes those on its columns.
REVOKE ALL ON inquiries, detailed_inquiries, notify_state, all_inquiries, inbox, export FROM public, web, staff;
GRANT INSERT ON inquiries, detailed_inquiries TO web;
GRANT SELECT ON inquiries, detailed_inquiries, notify_state, all_inquiries, inbox, export TO staff;
GRANT UPDATE (answered_at, notified_at, confirmed_at, reminded_at, overdue_at) ON inquiries, detailed_inquiries TO staff;
GRANT UPDATE ON notify_state TO staff;
-- PostgreSQL lets everybody execute a new function.
REVOKE ALL ON FUNCTION read_inquiry, mark_answered, find_related, is_closed, erase_inquiries,
  protect_columns FROM public, web, staff;
GRANT EXECUTE ON FUNCTION read_inquiry, mark_answered TO web;
GRANT EXECUTE ON FUNCTION find_related TO staff;

-- These statements need a superuser. They keep refused rows out of the server's log, and stop other
-- logins from creating large objects, which no table right controls. Every login may also connect to
-- the server's other databases, and fill the disk there, until PUBLIC loses that right. A server with
-- other logins keeps it, and docs/operations/other-setups.md has the statement. The loop revokes only
-- what is granted: otherwise two concurrent migrations would be in each other's way.
DO $$
DECLARE
  name text;
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    ALTER ROLE web SET log_error_verbosity = terse;
    ALTER ROLE web SET log_min_error_statement = panic;
    REVOKE EXECUTE ON FUNCTION lo_creat, lo_create, lo_from_bytea FROM public;
    IF NOT EXISTS (
      SELECT FROM pg_roles WHERE rolcanlogin AND rolname NOT IN (current_user, 'web', 'staff')
    ) THEN
      FOR name IN
        SELECT datname FROM pg_database
        WHERE datname IN ('postgres', 'template1')
          AND has_database_privilege('public', oid, 'CONNECT, TEMPORARY')
      LOOP
        EXECUTE format('REVOKE CONNECT, TEMPORARY ON DATABASE %I FROM public', name);
      END LOOP;
    END IF;
  END IF;
END $$;
