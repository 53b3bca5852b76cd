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
	"overdue_at" timestamp with time zone,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "detailed_inquiries_token_unique" UNIQUE("token"),
	CONSTRAINT "detailed_inquiries_flags_length" CHECK (char_length(array_to_string("flags", ',')) <= 1000),
	CONSTRAINT "detailed_inquiries_flags_number" CHECK (cardinality("flags") <= 20 and num_nulls(variadic "flags") = 0),
	CONSTRAINT "detailed_inquiries_name_length" CHECK (char_length("name") <= 200),
	CONSTRAINT "detailed_inquiries_email_length" CHECK (char_length("email") <= 254),
	CONSTRAINT "detailed_inquiries_phone_length" CHECK (char_length("phone") <= 40),
	CONSTRAINT "detailed_inquiries_wedding_date_length" CHECK (char_length("wedding_date") <= 10),
	CONSTRAINT "detailed_inquiries_wedding_date_day" CHECK (case when "wedding_date" ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then substr("wedding_date", 9, 2)::int <= extract(day from make_date(substr("wedding_date", 1, 4)::int, substr("wedding_date", 6, 2)::int, 1) + interval '1 month - 1 day') else "wedding_date" = '' end),
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
	"overdue_at" timestamp with time zone,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "inquiries_token_unique" UNIQUE("token"),
	CONSTRAINT "inquiries_flags_length" CHECK (char_length(array_to_string("flags", ',')) <= 1000),
	CONSTRAINT "inquiries_flags_number" CHECK (cardinality("flags") <= 20 and num_nulls(variadic "flags") = 0),
	CONSTRAINT "inquiries_names_length" CHECK (char_length("names") <= 200),
	CONSTRAINT "inquiries_email_length" CHECK (char_length("email") <= 254),
	CONSTRAINT "inquiries_phone_length" CHECK (char_length("phone") <= 40),
	CONSTRAINT "inquiries_wedding_date_years" CHECK ("wedding_date" between '0001-01-01' and '9999-12-31'),
	CONSTRAINT "inquiries_location_length" CHECK (char_length("location") <= 300),
	CONSTRAINT "inquiries_guest_count_length" CHECK (char_length("guest_count") <= 300),
	CONSTRAINT "inquiries_budget_option" CHECK ("budget" in ('3-5', '5-8', '8-12', '12+')),
	CONSTRAINT "inquiries_message_length" CHECK (char_length("message") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "sent_emails" (
	"sent_on" date NOT NULL,
	"smoke_test_ids" uuid[] DEFAULT '{}' NOT NULL,
	"list_sent_at" timestamp with time zone,
	"reminder_sent_at" timestamp with time zone,
	"overdue_sent_at" timestamp with time zone,
	"alarms" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "detailed_inquiries_email" ON "detailed_inquiries" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "detailed_inquiries_phone" ON "detailed_inquiries" USING hash (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "detailed_inquiries_day" ON "detailed_inquiries" USING hash ("wedding_date");--> statement-breakpoint
CREATE INDEX "detailed_inquiries_name" ON "detailed_inquiries" USING hash (lower("name"));--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "inquiries_phone" ON "inquiries" USING hash (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "inquiries_day" ON "inquiries" USING hash ("wedding_date");--> statement-breakpoint
CREATE INDEX "inquiries_name" ON "inquiries" USING hash (lower("names"));