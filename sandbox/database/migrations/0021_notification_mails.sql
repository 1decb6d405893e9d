CREATE TABLE "mail_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"notices" text NOT NULL,
	"documents" text NOT NULL,
	"values" text NOT NULL,
	"told_from" timestamp with time zone NOT NULL,
	"bounced_at" timestamp with time zone,
	"bounced_address" text,
	"bounce_reason" text
);
--> statement-breakpoint
CREATE TABLE "notification_mails" (
	"account_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"topic" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_mails_account_id_notification_id_pk" PRIMARY KEY("account_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "private_feeds" (
	"account_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "private_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"topic" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_feeds" ADD CONSTRAINT "private_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_mails_topic" ON "notification_mails" USING btree ("account_id","topic","mailed_at");