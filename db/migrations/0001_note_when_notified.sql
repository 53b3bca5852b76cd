-- The studio has been told of the inquiries that are there: the default is theirs alone. Of later ones it is told by
-- `inquiries notify`, in place of a trigger that databases of before have.
DROP TRIGGER IF EXISTS "announce" ON "inquiries";--> statement-breakpoint
DROP TRIGGER IF EXISTS "announce" ON "detailed_inquiries";--> statement-breakpoint
DROP FUNCTION IF EXISTS "announce_inquiry"();--> statement-breakpoint
-- Options stand in it as they are stored: their words are those of content/inquiry.ts.
DROP VIEW "public"."inbox";--> statement-breakpoint
ALTER TABLE "detailed_inquiries" ADD COLUMN "notified_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "detailed_inquiries" ALTER COLUMN "notified_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "notified_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "inquiries" ALTER COLUMN "notified_at" DROP DEFAULT;--> statement-breakpoint
CREATE VIEW "public"."inbox" WITH (security_invoker = true) AS (select left("id"::text, 8) as "reference", "form", "name", "email", "phone", "wedding_date", "place", "budget", "discretion", to_char(("both"."created_at" at time zone 'Asia/Kolkata'), case date_trunc('year', ("both"."created_at" at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "received", to_char((("both"."created_at" + interval '24 hours') at time zone 'Asia/Kolkata'), case date_trunc('year', (("both"."created_at" + interval '24 hours') at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "answer_due", case when "answered_at" is not null then null
          when now() >= ("both"."created_at" + interval '24 hours') then 'overdue'
          else ceil(extract(epoch from ("both"."created_at" + interval '24 hours') - now()) / 3600)::int::text end as "hours_left", to_char(("both"."answered_at" at time zone 'Asia/Kolkata'), case date_trunc('year', ("both"."answered_at" at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "answered", case when "wedding_date" is not null
          then count(*) over (partition by "wedding_date")::int end as "same_date", array_to_string("flags", '; ') as "flags", "id" from ((select "id", "created_at", "answered_at", "flags", "email", "phone", 'inquiries' as "form", "names" as "name", to_char("wedding_date", 'YYYY-MM-DD') as "wedding_date", "location" as "place", "budget" as "budget", null as "discretion" from "inquiries") union all (select "id", "created_at", "answered_at", "flags", "email", "phone", 'detailed_inquiries' as "form", "name" as "name", "wedding_date" as "wedding_date", "venue" as "place", "budget_range" as "budget", "nda" as "discretion" from "detailed_inquiries")) "both" order by "both"."answered_at" is not null, "both"."created_at" desc, "both"."id");