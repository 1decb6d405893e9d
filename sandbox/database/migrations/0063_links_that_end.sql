ALTER TABLE "messages" ADD COLUMN "link_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "newest_of" text;