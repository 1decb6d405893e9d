DROP INDEX "funds_launch_date";--> statement-breakpoint
DROP INDEX "funds_status";--> statement-breakpoint
DROP INDEX "funds_strategy";--> statement-breakpoint
CREATE INDEX "funds_asset_class" ON "funds" USING btree ("asset_class","name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_geography" ON "funds" USING btree ("geography","name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_launch_date_desc" ON "funds" USING btree ("launch_date" DESC NULLS LAST,"name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_risk" ON "funds" USING btree ("risk_indicator","name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_risk_desc" ON "funds" USING btree ("risk_indicator" DESC NULLS LAST,"name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_minimum" ON "funds" USING btree ("minimum_investment","name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_minimum_desc" ON "funds" USING btree ("minimum_investment" DESC NULLS LAST,"name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_launch_date" ON "funds" USING btree ("launch_date","name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_status" ON "funds" USING btree ("status","name_sort" collate "C","id");--> statement-breakpoint
CREATE INDEX "funds_strategy" ON "funds" USING btree ("strategy","name_sort" collate "C","id");