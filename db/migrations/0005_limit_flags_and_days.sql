-- NOT VALID by hand: new rows keep the rules at once. db/migrate.ts validates them where no old row breaks
-- them, and counts those that do.
ALTER TABLE "detailed_inquiries" ADD CONSTRAINT "detailed_inquiries_flags_number" CHECK (cardinality("flags") <= 20 and num_nulls(variadic "flags") = 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "detailed_inquiries" ADD CONSTRAINT "detailed_inquiries_wedding_date_day" CHECK (case when "wedding_date" ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then substr("wedding_date", 9, 2)::int <= extract(day from make_date(substr("wedding_date", 1, 4)::int, substr("wedding_date", 6, 2)::int, 1) + interval '1 month - 1 day') else "wedding_date" = '' end) NOT VALID;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_flags_number" CHECK (cardinality("flags") <= 20 and num_nulls(variadic "flags") = 0) NOT VALID;
