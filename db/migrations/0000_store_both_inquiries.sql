CREATE TABLE "detailed_inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"wedding_date" text,
	"venue" text,
	"guest_count" text,
	"cultural_details" text,
	"visual_references" text,
	"wedding_planner" text,
	"decision_timeline" text,
	"budget_range" text,
	"multi_day" text,
	"nda" text,
	"story" text,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"fingerprint" text NOT NULL,
	"answered_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "detailed_inquiries_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "detailed_inquiries_name_length" CHECK (char_length("name") <= 200),
	CONSTRAINT "detailed_inquiries_email_length" CHECK (char_length("email") <= 254),
	CONSTRAINT "detailed_inquiries_phone_length" CHECK (char_length("phone") <= 40),
	CONSTRAINT "detailed_inquiries_wedding_date_length" CHECK (char_length("wedding_date") <= 10),
	CONSTRAINT "detailed_inquiries_venue_length" CHECK (char_length("venue") <= 300),
	CONSTRAINT "detailed_inquiries_guest_count_length" CHECK (char_length("guest_count") <= 300),
	CONSTRAINT "detailed_inquiries_multi_day_option" CHECK ("multi_day" in ('single', '2-3', '4-5', 'week')),
	CONSTRAINT "detailed_inquiries_cultural_details_length" CHECK (char_length("cultural_details") <= 5000),
	CONSTRAINT "detailed_inquiries_visual_references_length" CHECK (char_length("visual_references") <= 2000),
	CONSTRAINT "detailed_inquiries_wedding_planner_length" CHECK (char_length("wedding_planner") <= 300),
	CONSTRAINT "detailed_inquiries_budget_range_option" CHECK ("budget_range" in ('5-8', '8-12', '12-18', '18+')),
	CONSTRAINT "detailed_inquiries_decision_timeline_option" CHECK ("decision_timeline" in ('immediate', 'month', 'quarter', 'exploring')),
	CONSTRAINT "detailed_inquiries_story_length" CHECK (char_length("story") <= 10000),
	CONSTRAINT "detailed_inquiries_nda_option" CHECK ("nda" in ('standard', 'nda', 'public'))
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"names" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"wedding_date" date,
	"location" text,
	"guest_count" text,
	"budget" text,
	"message" text,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"fingerprint" text NOT NULL,
	"answered_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "inquiries_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "inquiries_names_length" CHECK (char_length("names") <= 200),
	CONSTRAINT "inquiries_email_length" CHECK (char_length("email") <= 254),
	CONSTRAINT "inquiries_phone_length" CHECK (char_length("phone") <= 40),
	CONSTRAINT "inquiries_location_length" CHECK (char_length("location") <= 300),
	CONSTRAINT "inquiries_guest_count_length" CHECK (char_length("guest_count") <= 300),
	CONSTRAINT "inquiries_budget_option" CHECK ("budget" in ('3-5', '5-8', '8-12', '12+')),
	CONSTRAINT "inquiries_message_length" CHECK (char_length("message") <= 10000)
);
--> statement-breakpoint
CREATE VIEW "public"."inbox" WITH (security_invoker = true) AS (select left("id"::text, 8) as "reference", "form", "name", "email", "phone", "wedding_date", "place", "budget", "discretion", to_char(("both"."created_at" at time zone 'Asia/Kolkata'), case date_trunc('year', ("both"."created_at" at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "received", to_char((("both"."created_at" + interval '24 hours') at time zone 'Asia/Kolkata'), case date_trunc('year', (("both"."created_at" + interval '24 hours') at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "answer_due", case when "answered_at" is not null then null
          when now() >= ("both"."created_at" + interval '24 hours') then 'overdue'
          else ceil(extract(epoch from ("both"."created_at" + interval '24 hours') - now()) / 3600)::int::text end as "hours_left", to_char(("both"."answered_at" at time zone 'Asia/Kolkata'), case date_trunc('year', ("both"."answered_at" at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "answered", case when "wedding_date" is not null
          then count(*) over (partition by "wedding_date")::int end as "same_date", array_to_string("flags", '; ') as "flags", "id" from ((select "id", "created_at", "answered_at", "flags", "email", "phone", 'inquiries' as "form", "names" as "name", to_char("wedding_date", 'YYYY-MM-DD') as "wedding_date", "location" as "place", "budget" as "budget", null as "discretion" from "inquiries") union all (select "id", "created_at", "answered_at", "flags", "email", "phone", 'detailed_inquiries' as "form", "name" as "name", "wedding_date" as "wedding_date", "venue" as "place", "budget_range" as "budget", "nda" as "discretion" from "detailed_inquiries")) "both" order by "both"."answered_at" is not null, "both"."created_at" desc, "both"."id");