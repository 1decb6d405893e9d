CREATE INDEX "documents_published" ON "documents" USING btree ("published_on","id");--> statement-breakpoint
CREATE INDEX "documents_year" ON "documents" USING btree ("year","published_on","id");