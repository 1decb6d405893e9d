ALTER TABLE "funds" ADD COLUMN "stated_status" text;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "status_conflict" text;