ALTER TABLE "detailed_inquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "inquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "insert_by_right" ON "detailed_inquiries" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "select_by_right" ON "detailed_inquiries" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "insert_by_right" ON "inquiries" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "select_by_right" ON "inquiries" AS PERMISSIVE FOR SELECT TO public USING (true);