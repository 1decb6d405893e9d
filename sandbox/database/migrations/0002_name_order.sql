DROP INDEX "funds_name_sort";--> statement-breakpoint
CREATE INDEX "funds_name_sort" ON "funds" USING btree ("name_sort" collate "C");