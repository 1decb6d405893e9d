ALTER TABLE "signature_codes" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "accepted_by" text;--> statement-breakpoint
ALTER TABLE "invitation_lists" ADD COLUMN "working_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_accounts_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_accepted_by" ON "invitations" USING btree ("accepted_by");--> statement-breakpoint
UPDATE "invitations" SET "accepted_by" = "accounts"."id" FROM "accounts" WHERE "invitations"."accepted_at" IS NOT NULL AND "invitations"."recipient" = "accounts"."email";--> statement-breakpoint
UPDATE "signature_codes" SET "mailed_at" = "expires_at" - interval '1 hour';
