ALTER TABLE "morning_mail" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "morning_mail" ADD COLUMN "proof_ids" uuid[] DEFAULT '{}' NOT NULL;