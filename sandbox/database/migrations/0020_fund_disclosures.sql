ALTER TABLE "fund_details" ADD COLUMN "portfolio" jsonb;--> statement-breakpoint
ALTER TABLE "fund_details" ADD COLUMN "key_figures" jsonb;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "lock_up_years" smallint;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "lock_up_until" date;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "share_totals" jsonb;--> statement-breakpoint
-- Lists show it, so it stands with what lists read.
UPDATE "funds" SET "lock_up_years" = "fund_details"."blocking_years", "lock_up_until" = "fund_details"."blocked_until" FROM "fund_details" WHERE "fund_details"."fund_id" = "funds"."id";--> statement-breakpoint
ALTER TABLE "fund_details" DROP COLUMN "blocking_years";--> statement-breakpoint
ALTER TABLE "fund_details" DROP COLUMN "blocked_until";