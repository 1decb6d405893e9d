CREATE INDEX "sign_ins_happened" ON "sign_ins" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "document_downloads_taken" ON "document_downloads" USING btree ("downloaded_at");--> statement-breakpoint
CREATE INDEX "questions_asked" ON "questions" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");