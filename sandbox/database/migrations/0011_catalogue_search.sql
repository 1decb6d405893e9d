CREATE INDEX "funds_codes" ON "funds" USING btree ("strategy","status","asset_class","geography") WHERE "funds"."slug_fr" is not null;--> statement-breakpoint
CREATE INDEX "funds_search_fr" ON "funds" USING gin (to_tsvector('simple', "search_fr"));--> statement-breakpoint
CREATE INDEX "funds_search_en" ON "funds" USING gin (to_tsvector('simple', "search_en"));