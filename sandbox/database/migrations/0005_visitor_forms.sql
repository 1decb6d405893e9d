CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_held" boolean NOT NULL,
	"confirmation_hash" text,
	"confirmation_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_confirmation_hash_unique" UNIQUE("confirmation_hash")
);
--> statement-breakpoint
CREATE TABLE "white_book_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"document_id" text NOT NULL,
	"title" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"has_contact_consent" boolean NOT NULL,
	"is_proven" boolean NOT NULL,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "white_book_requests_created" ON "white_book_requests" USING btree ("created_at");