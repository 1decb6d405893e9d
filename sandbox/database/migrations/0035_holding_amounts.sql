ALTER TABLE "holding_movements" ADD COLUMN "amount" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "holdings" ADD COLUMN "commitment" numeric(18, 2);