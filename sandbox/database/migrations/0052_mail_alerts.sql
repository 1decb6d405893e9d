CREATE TABLE "mail_alert_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"alert_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"topic" text NOT NULL,
	"funds" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told" jsonb NOT NULL,
	"telling_until" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"bounce_reason" text
);
--> statement-breakpoint
ALTER TABLE "mail_alert_tokens" ADD CONSTRAINT "mail_alert_tokens_alert_id_mail_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."mail_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_alerts_confirmed" ON "mail_alerts" USING btree ("email","topic") WHERE "mail_alerts"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_alerts_created" ON "mail_alerts" USING btree ("created_at");