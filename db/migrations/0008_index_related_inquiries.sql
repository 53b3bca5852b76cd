CREATE INDEX "detailed_inquiries_email" ON "detailed_inquiries" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "detailed_inquiries_phone" ON "detailed_inquiries" USING hash (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "detailed_inquiries_day" ON "detailed_inquiries" USING hash ("wedding_date");--> statement-breakpoint
CREATE INDEX "detailed_inquiries_name" ON "detailed_inquiries" USING hash (lower("name"));--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "inquiries_phone" ON "inquiries" USING hash (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "inquiries_day" ON "inquiries" USING hash ("wedding_date");--> statement-breakpoint
CREATE INDEX "inquiries_name" ON "inquiries" USING hash (lower("names"));