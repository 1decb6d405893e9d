DROP INDEX "client_subscriptions_figures";--> statement-breakpoint
ALTER TABLE "client_subscriptions" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "client_subscriptions" ADD COLUMN "ended_on" date;--> statement-breakpoint
CREATE INDEX "client_subscriptions_figures" ON "client_subscriptions" USING btree ("team_id","partner_id","subscribed_on","status","fund_id","share_id","currency","amount","paid_on","ended_on");