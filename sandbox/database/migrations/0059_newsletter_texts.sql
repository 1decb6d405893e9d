CREATE TABLE "newsletter_texts" (
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_texts_id_locale_pk" PRIMARY KEY("id","locale")
);
