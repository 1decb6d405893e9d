DROP INDEX "subscription_cases_account";--> statement-breakpoint
ALTER TABLE "subscription_cases" ADD COLUMN "opening_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cases_opening" ON "subscription_cases" USING btree ("account_id","opening_key");