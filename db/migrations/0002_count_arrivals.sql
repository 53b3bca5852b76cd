CREATE TABLE "arrival_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrival_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "arrival_secrets" (
	"day" date PRIMARY KEY NOT NULL,
	"inner_key" "bytea" NOT NULL,
	"outer_key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrival_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "delete_by_right" ON "detailed_inquiries" AS PERMISSIVE FOR DELETE TO public USING (true);--> statement-breakpoint
CREATE POLICY "delete_by_right" ON "inquiries" AS PERMISSIVE FOR DELETE TO public USING (true);