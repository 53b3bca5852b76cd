ALTER TABLE "morning_mail" ADD COLUMN "list_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "morning_mail" ADD COLUMN "reminder_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "morning_mail" ADD COLUMN "overdue_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "morning_mail" ADD COLUMN "alarms" jsonb DEFAULT '[]'::jsonb NOT NULL;