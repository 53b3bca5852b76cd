-- Says to whoever listens (`npm run inquiries -- watch`) that an inquiry is there: its id and nothing of the couple's, since
-- every login may listen. Within the insert's own transaction, so that nobody hears of what is not stored. It may not cost
-- an inquiry, hence the inner block; who missed it finds the row all the same, for `watch` also looks.
CREATE FUNCTION "announce_inquiry"() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  BEGIN
    PERFORM pg_notify('inquiry', NEW.id::text);
  EXCEPTION WHEN OTHERS THEN
    RAISE WARNING 'An inquiry was not announced (%)', SQLSTATE;
  END;
  RETURN NULL;
END
$$;--> statement-breakpoint

REVOKE ALL ON FUNCTION "announce_inquiry" FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT ON "inquiries" FOR EACH ROW EXECUTE FUNCTION "announce_inquiry"();--> statement-breakpoint
CREATE TRIGGER "announce" AFTER INSERT ON "detailed_inquiries" FOR EACH ROW EXECUTE FUNCTION "announce_inquiry"();
