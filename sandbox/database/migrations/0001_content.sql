CREATE TABLE "content_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"document_id" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_media" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"file_name" text NOT NULL,
	"name" text NOT NULL,
	"alternative_text" text,
	"caption" text,
	"width" integer,
	"height" integer,
	"mime" text NOT NULL,
	"size_bytes" integer,
	"recipe" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_media_document_id_unique" UNIQUE("document_id")
);
--> statement-breakpoint
CREATE TABLE "content_roles" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_roles_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "content_roles_type_unique" UNIQUE("type")
);
--> statement-breakpoint
CREATE TABLE "content_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_users" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"is_blocked" boolean NOT NULL,
	"is_demo" boolean NOT NULL,
	"role_id" integer NOT NULL,
	"confirmation_hash" text,
	"reset_hash" text,
	"reset_expires_at" timestamp with time zone,
	"tokens_valid_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_users_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "content_users_username_unique" UNIQUE("username"),
	CONSTRAINT "content_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "content_users" ADD CONSTRAINT "content_users_role_id_content_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."content_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_version" ON "content_entries" USING btree ("type","document_id","locale","state");--> statement-breakpoint
CREATE INDEX "content_entries_type" ON "content_entries" USING btree ("type","state","locale");