-- By hand: a row that stands against the rule is for the owner to look at.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "inquiries" WHERE "wedding_date" NOT BETWEEN '0001-01-01' AND '9999-12-31') THEN
    RAISE EXCEPTION 'An inquiry has a wedding date outside the years 1 to 9999: look at it, and set it to null (update inquiries set wedding_date = null where wedding_date not between ''0001-01-01'' and ''9999-12-31'').';
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_wedding_date_years" CHECK ("wedding_date" between '0001-01-01' and '9999-12-31');
