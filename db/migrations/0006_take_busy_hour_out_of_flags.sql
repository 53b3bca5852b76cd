-- The site no longer sets this flag, and every flag that is left sends a notice to be checked.
-- Only the site set it, so these rows keep every rule and the update refuses none of them.
UPDATE "detailed_inquiries" SET "flags" = array_remove("flags", 'busy hour') WHERE 'busy hour' = ANY ("flags");--> statement-breakpoint
UPDATE "inquiries" SET "flags" = array_remove("flags", 'busy hour') WHERE 'busy hour' = ANY ("flags");
