ALTER TABLE "material_terms" ALTER COLUMN "audience" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "material_terms" ALTER COLUMN "valid_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "material_terms" ALTER COLUMN "valid_until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_grants" ADD COLUMN "given_with" text;--> statement-breakpoint
ALTER TABLE "guest_grants" ADD COLUMN "mandate_id" text;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "mails_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mandates" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_grants" ADD CONSTRAINT "guest_grants_given_with_guest_grants_id_fk" FOREIGN KEY ("given_with") REFERENCES "public"."guest_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_grants" ADD CONSTRAINT "guest_grants_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_grants_given_with" ON "guest_grants" USING btree ("given_with");--> statement-breakpoint
CREATE INDEX "guest_grants_mandate" ON "guest_grants" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "notices_unseen" ON "notices" USING btree ("announced_on") WHERE "notices"."kind" = 'call' and "notices"."acknowledged_at" is null;