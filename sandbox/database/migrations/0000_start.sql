CREATE TABLE "documents" (
	"id" integer PRIMARY KEY NOT NULL,
	"fund_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"document_group" text NOT NULL,
	"type" text NOT NULL,
	"sub_type" text NOT NULL,
	"year" smallint NOT NULL,
	"published_on" date NOT NULL,
	"period_end" date,
	"language" text NOT NULL,
	"pages" smallint NOT NULL,
	"access" text NOT NULL,
	"bytes" integer,
	"sha256" text
);
--> statement-breakpoint
CREATE TABLE "fund_details" (
	"fund_id" integer PRIMARY KEY NOT NULL,
	"eligibility" jsonb NOT NULL,
	"taxation" jsonb NOT NULL,
	"taxation_valid_until" date,
	"minimum_enterprise_value" numeric(18, 2),
	"maximum_enterprise_value" numeric(18, 2),
	"regulatory_approval_date" date,
	"subscription_opens_on" date,
	"subscription_closes_on" date,
	"diversification_objective" jsonb,
	"valuation_frequency" text NOT NULL,
	"reporting_frequency" text NOT NULL,
	"blocking_years" smallint,
	"blocked_until" date,
	"has_currency_risk" boolean NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fund_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"fund_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"isin" text,
	"currency" text NOT NULL,
	"periodicity" text NOT NULL,
	"start_date" date NOT NULL,
	"last_valuation_date" date,
	"capital_calls" jsonb NOT NULL,
	"liquidation_values" jsonb NOT NULL,
	"distributions" jsonb NOT NULL,
	"cumulative_distributions" numeric(18, 2) NOT NULL,
	CONSTRAINT "fund_shares_isin_unique" UNIQUE("isin")
);
--> statement-breakpoint
CREATE TABLE "funds" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_sort" text NOT NULL,
	"slug_fr" text,
	"slug_en" text,
	"search_fr" text NOT NULL,
	"search_en" text NOT NULL,
	"status" text NOT NULL,
	"strategy" text NOT NULL,
	"asset_class" text NOT NULL,
	"geography" text NOT NULL,
	"sector" text NOT NULL,
	"legal_form" text NOT NULL,
	"summary" jsonb NOT NULL,
	"risk_indicator" smallint,
	"horizon_years" smallint,
	"currency" text NOT NULL,
	"minimum_investment" numeric(18, 2),
	"fund_size" numeric(18, 2),
	"launch_date" date,
	"sfdr_article" smallint,
	"sfdr_valid_from" date,
	"sfdr_source_url" text,
	"latest_share_name" text,
	"latest_value" numeric(18, 2),
	"latest_currency" text,
	"latest_date" date,
	CONSTRAINT "funds_name_unique" UNIQUE("name"),
	CONSTRAINT "funds_slug_fr_unique" UNIQUE("slug_fr"),
	CONSTRAINT "funds_slug_en_unique" UNIQUE("slug_en")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed" boolean NOT NULL,
	"role" text NOT NULL,
	"person_type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"telephone" text,
	"locale" text NOT NULL,
	"rights" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"verification" text NOT NULL,
	"partner_id" integer,
	"is_child_user" boolean NOT NULL,
	"chosen_partner_id" integer,
	"team_id" integer,
	"totp_secret" text,
	"is_demo" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "holdings" (
	"id" integer PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"fund_id" integer NOT NULL,
	"share_id" text NOT NULL,
	"quantity" numeric(18, 4) NOT NULL,
	"subscribed_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer
);
--> statement-breakpoint
CREATE TABLE "posted_codes" (
	"id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"holder_name" text NOT NULL,
	"is_legal_entity" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"is_demo" boolean NOT NULL,
	CONSTRAINT "posted_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "team_funds" (
	"team_id" integer NOT NULL,
	"fund_id" integer NOT NULL,
	"agreement_since" date NOT NULL,
	CONSTRAINT "team_funds_team_id_fund_id_pk" PRIMARY KEY("team_id","fund_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" integer PRIMARY KEY NOT NULL,
	"partner_id" integer NOT NULL,
	"parent_team_id" integer,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"is_approved" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_details" ADD CONSTRAINT "fund_details_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_shares" ADD CONSTRAINT "fund_shares_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_chosen_partner_id_partners_id_fk" FOREIGN KEY ("chosen_partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holdings" ADD CONSTRAINT "holdings_share_id_fund_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."fund_shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_funds" ADD CONSTRAINT "team_funds_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_funds" ADD CONSTRAINT "team_funds_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_parent_team_id_teams_id_fk" FOREIGN KEY ("parent_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_fund" ON "documents" USING btree ("fund_id","published_on");--> statement-breakpoint
CREATE INDEX "fund_shares_fund" ON "fund_shares" USING btree ("fund_id");--> statement-breakpoint
CREATE INDEX "funds_name_sort" ON "funds" USING btree ("name_sort");--> statement-breakpoint
CREATE INDEX "funds_launch_date" ON "funds" USING btree ("launch_date");--> statement-breakpoint
CREATE INDEX "funds_status" ON "funds" USING btree ("status");--> statement-breakpoint
CREATE INDEX "funds_strategy" ON "funds" USING btree ("strategy");--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "holdings_account" ON "holdings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "holdings_fund" ON "holdings" USING btree ("fund_id");--> statement-breakpoint
CREATE INDEX "teams_partner" ON "teams" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "teams_domain" ON "teams" USING btree ("domain");