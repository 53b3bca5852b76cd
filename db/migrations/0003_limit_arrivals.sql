-- Row security also for the owner of the tables. A later migration that changes rows must lift this for itself
-- (ALTER TABLE … NO FORCE ROW LEVEL SECURITY, and back), or it changes none.
ALTER TABLE "inquiries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "detailed_inquiries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint

-- HMAC-SHA-256 (RFC 2104) under the secret of the day, without an extension. Whoever asks first on a day makes its secret
-- and throws the older ones away; gen_random_uuid is the strong random source that every Postgres from 13 on has.
CREATE FUNCTION "arrival_key"("message" text) RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  today constant date := (now() AT TIME ZONE 'UTC')::date;
  secret public.arrival_secrets;
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
  random bytea;
BEGIN
  SELECT * INTO secret FROM public.arrival_secrets WHERE day = today;
  IF NOT FOUND THEN
    random := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
    FOR i IN 0..31 LOOP
      inner_pad := set_byte(inner_pad, i, get_byte(random, i) # get_byte(inner_pad, i));
      outer_pad := set_byte(outer_pad, i, get_byte(random, i) # get_byte(outer_pad, i));
    END LOOP;
    INSERT INTO public.arrival_secrets VALUES (today, inner_pad, outer_pad) ON CONFLICT DO NOTHING;
    DELETE FROM public.arrival_secrets WHERE day < today;
    SELECT * INTO STRICT secret FROM public.arrival_secrets WHERE day = today;
  END IF;
  RETURN encode(sha256(secret.outer_key || sha256(secret.inner_key || convert_to(message, 'UTF8'))), 'hex');
END
$$;--> statement-breakpoint

-- Counts one more of something and says how many that makes within `span`, which begins with the first of them. The row is
-- locked until the transaction ends: of any number at once, exactly one is the nth.
CREATE FUNCTION "count_arrival"("what" text, "span" interval) RETURNS integer
LANGUAGE sql SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO public.arrival_counts AS counted VALUES (public.arrival_key(what), 1, now() + span)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN counted.until <= now() THEN 1 ELSE counted.count + 1 END,
    until = CASE WHEN counted.until <= now() THEN excluded.until ELSE counted.until END
  RETURNING count
$$;--> statement-breakpoint

-- Called within the insert of an inquiry; returns why it looks like spam, and refuses a flood, with SQLSTATE NV030.
-- `client` is the visitor's address and `body` a digest of what they wrote; either may be null. Many share an address on
-- India's mobile networks, so that 6 an hour only look odd. Nothing that goes wrong here may cost an inquiry, hence the
-- inner block, and the short wait for locks. The counters are always locked in the same order: there is no deadlock.
CREATE FUNCTION "note_arrival"("client" text, "body" text) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  flags text[] := '{}';
  of_client integer := 0;
  of_all integer;
BEGIN
  BEGIN
    IF client IS NOT NULL THEN
      of_client := public.count_arrival('client ' || client, '1 hour');
    END IF;
    IF of_client <= 30 THEN
      IF of_client > 5 THEN
        flags := flags || 'many from one address'::text;
      END IF;
      IF body IS NOT NULL AND public.count_arrival('body ' || body, '1 day') > 2 THEN
        flags := flags || 'repeated'::text;
      END IF;
      of_all := public.count_arrival('all', '1 hour');
      IF of_all > 300 THEN
        flags := flags || 'many at once'::text;
      ELSIF of_all = 1 THEN
        -- Once an hour, those who hold a counter at this moment are left for the next time.
        DELETE FROM public.arrival_counts WHERE key IN
          (SELECT key FROM public.arrival_counts WHERE until <= now() FOR UPDATE SKIP LOCKED);
      END IF;
    END IF;
  EXCEPTION WHEN OTHERS THEN
    RAISE WARNING 'An inquiry was not counted (%)', SQLSTATE;
    RETURN '{}';
  END;
  IF of_client > 30 THEN
    RAISE EXCEPTION 'Too many inquiries from one client' USING ERRCODE = 'NV030';
  END IF;
  RETURN flags;
END
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION "arrival_key", "count_arrival", "note_arrival" FROM PUBLIC;
