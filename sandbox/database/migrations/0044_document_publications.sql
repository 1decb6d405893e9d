ALTER TABLE "documents" ADD COLUMN "publication_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "documents" SET "publication_id" = "publications"."id" FROM "publications" WHERE "publications"."status" = 'approved' AND "documents"."file" = 'documents/pub-' || "publications"."id" || '.pdf';
