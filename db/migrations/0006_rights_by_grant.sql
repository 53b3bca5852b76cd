-- Rights are grants alone from here on (db/roles.ts). Row security goes, also for the owner of the tables, and with it the
-- counters behind `note_arrival`: floods are counted in the memory of the site. No row of an inquiry is touched.
ALTER TABLE "detailed_inquiries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inquiries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP FUNCTION "note_arrival"(text, text);--> statement-breakpoint
DROP FUNCTION "count_arrival"(text, interval);--> statement-breakpoint
DROP FUNCTION "arrival_key"(text);--> statement-breakpoint
ALTER TABLE "detailed_inquiries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inquiries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "arrival_counts" CASCADE;--> statement-breakpoint
DROP TABLE "arrival_secrets" CASCADE;--> statement-breakpoint
DROP POLICY "insert_by_right" ON "detailed_inquiries" CASCADE;--> statement-breakpoint
DROP POLICY "select_by_right" ON "detailed_inquiries" CASCADE;--> statement-breakpoint
DROP POLICY "delete_by_right" ON "detailed_inquiries" CASCADE;--> statement-breakpoint
DROP POLICY "insert_by_right" ON "inquiries" CASCADE;--> statement-breakpoint
DROP POLICY "select_by_right" ON "inquiries" CASCADE;--> statement-breakpoint
DROP POLICY "delete_by_right" ON "inquiries" CASCADE;
