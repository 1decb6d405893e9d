-- Views last four hours; who began one before this was known begins again.
DELETE FROM "guest_views";--> statement-breakpoint
ALTER TABLE "guest_views" ADD COLUMN "sign_in_id" text NOT NULL;
