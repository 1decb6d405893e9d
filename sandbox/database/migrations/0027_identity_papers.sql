CREATE TABLE "identity_papers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"expires_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_papers" ADD CONSTRAINT "identity_papers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;