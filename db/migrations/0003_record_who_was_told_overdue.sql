ALTER TABLE "detailed_inquiries" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
-- By hand: the site sets this time no more than the others.
CREATE OR REPLACE FUNCTION public.set_what_the_site_may_not() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    NEW.created_at := now();
    NEW.answered_at := NULL;
    NEW.notified_at := NULL;
    NEW.reminded_at := NULL;
    NEW.overdue_at := NULL;
    NEW.token := gen_random_uuid();
  END IF;
  RETURN NEW;
END $$;
