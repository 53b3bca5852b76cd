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
CREATE VIEW "public"."inbox" WITH (security_invoker = true) AS (select left("id"::text, 8) as "reference", "form", "name", "email", "phone", case
      when "typed" ~ '^\s*(\+|00)' and length("abroad") between 8 and 15 then "abroad"
      when "typed" ~ '^\s*(\+|00)' then null
      when "digits" ~ '^[1-9][0-9]{9}$' then '91' || "digits"
      when "digits" ~ '^0[1-9][0-9]{9}$' then '91' || substr("digits", 2)
      when "digits" ~ '^91[1-9][0-9]{9}$' then "digits"
    end as "whatsapp", "wedding_date", "place", "budget", "discretion", to_char(("letters"."created_at" at time zone 'Asia/Kolkata'), case date_trunc('year', ("letters"."created_at" at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "received", case when "answered_at" is not null then 'answered ' || to_char(("letters"."answered_at" at time zone 'Asia/Kolkata'), case date_trunc('year', ("letters"."answered_at" at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end)
          when now() >= ("letters"."created_at" + interval '24 hours') then 'overdue'
          else ceil(extract(epoch from ("letters"."created_at" + interval '24 hours') - now()) / 3600)::int::text end as "hours_left", array_to_string("flags", '; ') as "flags", "id", to_char((("letters"."created_at" + interval '24 hours') at time zone 'Asia/Kolkata'), case date_trunc('year', (("letters"."created_at" + interval '24 hours') at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "answer_due", to_char(("letters"."answered_at" at time zone 'Asia/Kolkata'), case date_trunc('year', ("letters"."answered_at" at time zone 'Asia/Kolkata')) when date_trunc('year', (now() at time zone 'Asia/Kolkata'))
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end) as "answered", case when "wedding_date" is not null
          then count(*) over (partition by "wedding_date")::int end as "same_date" from ((select "id", "created_at", "answered_at", "flags", "email", "phone", translate("phone", '०१२३४५६७८९', '0123456789') as "typed", regexp_replace(translate("inquiries"."phone", '०१२३४५६७८९', '0123456789'), '\D', '', 'g') as "digits", regexp_replace(regexp_replace(replace(translate("inquiries"."phone", '०१२३४५६७८९', '0123456789'), '(0)', ''), '\D', '', 'g'), '^00', '') as "abroad", 'Share Your Story' as "form", "names" as "name", to_char("wedding_date", 'YYYY-MM-DD') as "wedding_date", "location" as "place", case "budget" when '3-5' then '₹3–5 lakhs' when '5-8' then '₹5–8 lakhs' when '8-12' then '₹8–12 lakhs' when '12+' then '₹12 lakhs and above' end as "budget", null as "discretion" from "inquiries") union all (select "id", "created_at", "answered_at", "flags", "email", "phone", translate("phone", '०१२३४५६७८९', '0123456789') as "typed", regexp_replace(translate("detailed_inquiries"."phone", '०१२३४५६७८९', '0123456789'), '\D', '', 'g') as "digits", regexp_replace(regexp_replace(replace(translate("detailed_inquiries"."phone", '०१२३४५६७८९', '0123456789'), '(0)', ''), '\D', '', 'g'), '^00', '') as "abroad", 'Tell Us About Your Celebration' as "form", "name" as "name", "wedding_date" as "wedding_date", "venue" as "place", case "budget_range" when '5-8' then '₹5–8 lakhs' when '8-12' then '₹8–12 lakhs' when '12-18' then '₹12–18 lakhs' when '18+' then '₹18 lakhs and above' end as "budget", case "nda" when 'standard' then 'Standard discretion' when 'nda' then 'Full NDA required' when 'public' then 'Open to publicity' end as "discretion" from "detailed_inquiries")) "letters" order by "letters"."answered_at" is not null, "letters"."created_at" desc, "letters"."id");