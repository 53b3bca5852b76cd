CREATE INDEX "detailed_inquiries_email" ON "detailed_inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "detailed_inquiries_phone" ON "detailed_inquiries" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "detailed_inquiries_day" ON "detailed_inquiries" USING btree ("wedding_date");--> statement-breakpoint
CREATE INDEX "detailed_inquiries_name" ON "detailed_inquiries" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "inquiries_phone" ON "inquiries" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "inquiries_day" ON "inquiries" USING btree ("wedding_date");--> statement-breakpoint
CREATE INDEX "inquiries_name" ON "inquiries" USING btree (lower("names"));