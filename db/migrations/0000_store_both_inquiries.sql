CREATE TABLE "detailed_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
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
	"answered_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "detailed_inquiries_token_unique" UNIQUE("token"),
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
	CONSTRAINT "detailed_inquiries_nda_option" CHECK ("nda" in ('standard', 'nda', 'public')),
	CONSTRAINT "detailed_inquiries_flags_length" CHECK (char_length(array_to_string("flags", ',')) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
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
	"answered_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "inquiries_token_unique" UNIQUE("token"),
	CONSTRAINT "inquiries_names_length" CHECK (char_length("names") <= 200),
	CONSTRAINT "inquiries_email_length" CHECK (char_length("email") <= 254),
	CONSTRAINT "inquiries_phone_length" CHECK (char_length("phone") <= 40),
	CONSTRAINT "inquiries_location_length" CHECK (char_length("location") <= 300),
	CONSTRAINT "inquiries_guest_count_length" CHECK (char_length("guest_count") <= 300),
	CONSTRAINT "inquiries_budget_option" CHECK ("budget" in ('3-5', '5-8', '8-12', '12+')),
	CONSTRAINT "inquiries_message_length" CHECK (char_length("message") <= 10000),
	CONSTRAINT "inquiries_flags_length" CHECK (char_length(array_to_string("flags", ',')) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "morning_mail" (
	"sent_on" date NOT NULL
);
--> statement-breakpoint
CREATE VIEW "public"."inbox" WITH (security_invoker = true) AS (select left(inquiry.id::text, 4) || ' ' || substr(inquiry.id::text, 5, 4) as "reference", to_char(inquiry.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "received", to_char((inquiry.created_at + interval '24 hours') at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "answer_due", case when inquiry.answered_at is not null then null when now() >= (inquiry.created_at + interval '24 hours') then 'overdue'
          else ceil(extract(epoch from (inquiry.created_at + interval '24 hours') - now()) / 3600)::int::text end as "hours_left", to_char(inquiry.answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "answered", inquiry."name" as "name", inquiry."wedding_date" as "wedding_date", inquiry."venue" as "venue", inquiry."email" as "email", inquiry."phone" as "phone", inquiry."budget_range" as "budget_range", inquiry."nda" as "nda", inquiry."flags" as "flags", inquiry."form" as "form", inquiry.id as "id" from ((select "id" as "id", 'Share Your Story' as "form", "created_at" as "created_at", "answered_at" as "answered_at", array_to_string("flags", '; ') as "flags", "names" as "name", "email" as "email", "phone" as "phone", to_char("wedding_date", 'YYYY-MM-DD') as "wedding_date", "location" as "venue", "guest_count" as "guest_count", null::text as "cultural_details", null::text as "visual_references", null::text as "wedding_planner", null::text as "decision_timeline", "budget" as "budget_range", null::text as "multi_day", null::text as "nda", "message" as "story" from "inquiries") union all (select "id" as "id", 'Tell Us About Your Celebration' as "form", "created_at" as "created_at", "answered_at" as "answered_at", array_to_string("flags", '; ') as "flags", "name" as "name", "email" as "email", "phone" as "phone", "wedding_date" as "wedding_date", "venue" as "venue", "guest_count" as "guest_count", "cultural_details" as "cultural_details", "visual_references" as "visual_references", "wedding_planner" as "wedding_planner", "decision_timeline" as "decision_timeline", "budget_range" as "budget_range", "multi_day" as "multi_day", "nda" as "nda", "story" as "story" from "detailed_inquiries")) "inquiry" order by inquiry.answered_at is not null, inquiry.created_at desc);--> statement-breakpoint
CREATE VIEW "public"."export" WITH (security_invoker = true) AS (select left(inquiry.id::text, 4) || ' ' || substr(inquiry.id::text, 5, 4) as "reference", to_char(inquiry.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "received", to_char(inquiry.answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "answered", inquiry.form as "form", case when inquiry."name" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."name" as "name", case when inquiry."email" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."email" as "email", case when inquiry."phone" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."phone" as "phone", case when inquiry."wedding_date" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."wedding_date" as "wedding_date", case when inquiry."venue" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."venue" as "venue", case when inquiry."guest_count" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."guest_count" as "guest_count", case when inquiry."cultural_details" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."cultural_details" as "cultural_details", case when inquiry."visual_references" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."visual_references" as "visual_references", case when inquiry."wedding_planner" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."wedding_planner" as "wedding_planner", case when inquiry."decision_timeline" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."decision_timeline" as "decision_timeline", case when inquiry."budget_range" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."budget_range" as "budget_range", case when inquiry."multi_day" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."multi_day" as "multi_day", case when inquiry."nda" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."nda" as "nda", case when inquiry."story" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."story" as "story", case when inquiry."flags" ~ '^([=+@\t\r-]|\d\d?[-/+]|0\d+$)' then '''' else '' end || inquiry."flags" as "flags" from ((select "id" as "id", 'Share Your Story' as "form", "created_at" as "created_at", "answered_at" as "answered_at", array_to_string("flags", '; ') as "flags", "names" as "name", "email" as "email", "phone" as "phone", to_char("wedding_date", 'YYYY-MM-DD') as "wedding_date", "location" as "venue", "guest_count" as "guest_count", null::text as "cultural_details", null::text as "visual_references", null::text as "wedding_planner", null::text as "decision_timeline", "budget" as "budget_range", null::text as "multi_day", null::text as "nda", "message" as "story" from "inquiries") union all (select "id" as "id", 'Tell Us About Your Celebration' as "form", "created_at" as "created_at", "answered_at" as "answered_at", array_to_string("flags", '; ') as "flags", "name" as "name", "email" as "email", "phone" as "phone", "wedding_date" as "wedding_date", "venue" as "venue", "guest_count" as "guest_count", "cultural_details" as "cultural_details", "visual_references" as "visual_references", "wedding_planner" as "wedding_planner", "decision_timeline" as "decision_timeline", "budget_range" as "budget_range", "multi_day" as "multi_day", "nda" as "nda", "story" as "story" from "detailed_inquiries")) "inquiry" order by inquiry.created_at desc);
--> statement-breakpoint
-- From here on by hand: what drizzle-kit does not make.
INSERT INTO "morning_mail" VALUES ('-infinity');
--> statement-breakpoint
-- The site's login may insert whatever it likes, so the times and the link of its rows are the database's own. Rows of the
-- owner (a restored dump, invented inquiries) stay as they are.
CREATE FUNCTION public.set_what_the_site_may_not() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    NEW.created_at := now();
    NEW.answered_at := NULL;
    NEW.notified_at := NULL;
    NEW.reminded_at := NULL;
    NEW.token := gen_random_uuid();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER set_what_the_site_may_not BEFORE INSERT ON public.inquiries
  FOR EACH ROW EXECUTE FUNCTION public.set_what_the_site_may_not();
--> statement-breakpoint
CREATE TRIGGER set_what_the_site_may_not BEFORE INSERT ON public.detailed_inquiries
  FOR EACH ROW EXECUTE FUNCTION public.set_what_the_site_may_not();
--> statement-breakpoint
-- Records that the inquiry of this token has been answered, keeping the first time, or takes the record back. Returns its
-- reference and the time of the record, and no row for a token that nobody has. It runs with the owner's rights.
CREATE FUNCTION public.mark_answered(token uuid, answered boolean)
RETURNS TABLE (reference text, answered_at timestamptz)
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  WITH short AS (
    UPDATE public.inquiries AS inquiry SET answered_at = CASE WHEN $2 THEN coalesce(inquiry.answered_at, now()) END
    WHERE inquiry.token = $1 RETURNING inquiry.id, inquiry.answered_at
  ), long AS (
    UPDATE public.detailed_inquiries AS inquiry SET answered_at = CASE WHEN $2 THEN coalesce(inquiry.answered_at, now()) END
    WHERE inquiry.token = $1 RETURNING inquiry.id, inquiry.answered_at
  ), marked AS (SELECT * FROM short UNION ALL SELECT * FROM long)
  SELECT left(id::text, 4) || ' ' || substr(id::text, 5, 4), marked.answered_at FROM marked
$$;
--> statement-breakpoint
-- Erases every inquiry of an e-mail address, without regard to case and blanks, and returns the references whose mails must go
-- too. It runs with the rights of whoever calls it: only the owner may.
CREATE FUNCTION public.erase_inquiries(email text) RETURNS SETOF text
LANGUAGE sql SECURITY INVOKER SET search_path = '' AS $$
  WITH short AS (
    DELETE FROM public.inquiries AS inquiry
    WHERE lower(normalize(regexp_replace(inquiry.email, '\s', '', 'g'))) = lower(normalize(regexp_replace($1, '\s', '', 'g')))
    RETURNING inquiry.id
  ), long AS (
    DELETE FROM public.detailed_inquiries AS inquiry
    WHERE lower(normalize(regexp_replace(inquiry.email, '\s', '', 'g'))) = lower(normalize(regexp_replace($1, '\s', '', 'g')))
    RETURNING inquiry.id
  ), erased AS (SELECT id FROM short UNION ALL SELECT id FROM long)
  SELECT left(id::text, 4) || ' ' || substr(id::text, 5, 4) FROM erased
$$;
