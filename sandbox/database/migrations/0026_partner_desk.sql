CREATE INDEX "client_subscriptions_figures" ON "client_subscriptions" USING btree ("team_id","partner_id","subscribed_on","status","fund_id","share_id","currency","amount");--> statement-breakpoint
CREATE INDEX "client_subscriptions_client" ON "client_subscriptions" USING gin (to_tsvector('simple', "client_sort"));--> statement-breakpoint
CREATE INDEX "advisor_subscriptions_team" ON "advisor_subscriptions" USING btree ("team_id","status","created_at");
