CREATE TABLE "mandate_views" (
	"id" text PRIMARY KEY NOT NULL,
	"mandate_id" text NOT NULL,
	"account_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"sign_in_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandate_views_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"scope" text NOT NULL,
	"power" text NOT NULL,
	"since" date NOT NULL,
	"until" date,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "question_messages" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "mandate_views" ADD CONSTRAINT "mandate_views_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_views" ADD CONSTRAINT "mandate_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_holder_id_accounts_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_views_account" ON "mandate_views" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mandate_views_mandate" ON "mandate_views" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "mandates_account" ON "mandates" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mandates_holder" ON "mandates" USING btree ("holder_id");