ALTER TABLE "registrations" ADD COLUMN "terms_version" date;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "registrations" SET
  "terms_version" = ("details" ->> 'terms_version')::date,
  "terms_accepted_at" = ("details" ->> 'terms_accepted_at')::timestamptz,
  "details" = "details" - 'terms_version' - 'terms_accepted_at'
WHERE "details" ? 'terms_version' AND "details" ? 'terms_accepted_at';
