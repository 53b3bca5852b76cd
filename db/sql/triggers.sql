-- `web` may insert any row, so the database itself sets the times and the token of the site's rows.
-- The owner's rows keep theirs: a restored dump and invented inquiries bring their own.
CREATE OR REPLACE FUNCTION public.protect_columns() RETURNS trigger
LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    NEW.created_at := now();
    NEW.opened_at := NULL;
    NEW.answered_at := NULL;
    NEW.notified_at := NULL;
    NEW.confirmed_at := NULL;
    NEW.reminded_at := NULL;
    NEW.overdue_at := NULL;
    NEW.token := gen_random_uuid();
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER protect_columns BEFORE INSERT ON public.inquiries
  FOR EACH ROW EXECUTE FUNCTION public.protect_columns();

CREATE OR REPLACE TRIGGER protect_columns BEFORE INSERT ON public.detailed_inquiries
  FOR EACH ROW EXECUTE FUNCTION public.protect_columns();
