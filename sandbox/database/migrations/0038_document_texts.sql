CREATE TABLE "document_pages" (
	"document_id" integer NOT NULL,
	"page" smallint NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector(case when "language" = 'en' then 'english'::regconfig else 'french'::regconfig end, translate("text", 'àâäáãçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ', 'aaaaaceeeeiiiinooooouuuuyyAAAAACEEEEIIIINOOOOOUUUUYY'))) STORED,
	CONSTRAINT "document_pages_document_id_page_pk" PRIMARY KEY("document_id","page")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "indexed_sha256" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "alternate_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "replaced_by" integer;--> statement-breakpoint
ALTER TABLE "library_visits" ADD COLUMN "first_visit_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pages_words" ON "document_pages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "documents_replaced_by" ON "documents" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "documents_without_text" ON "documents" USING btree ("id") WHERE "documents"."sha256" is not null and "documents"."indexed_sha256" is distinct from "documents"."sha256";--> statement-breakpoint
UPDATE "library_visits" SET "first_visit_at" = coalesce("previous_visit_at", "last_seen_at");--> statement-breakpoint
UPDATE "documents" AS "d" SET "alternate_id" = "pair"."first_id" + "pair"."last_id" - "d"."id"
FROM (
	SELECT min("id") AS "first_id", max("id") AS "last_id" FROM "documents"
	GROUP BY "fund_id", "type", "sub_type", "published_on", "period_end"
	HAVING count(*) = 2 AND min("language") <> max("language")
) AS "pair"
WHERE "d"."id" IN ("pair"."first_id", "pair"."last_id");
