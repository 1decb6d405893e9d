CREATE TABLE "fund_counts" (
	"strategy" text,
	"status" text,
	"asset_class" text,
	"geography" text,
	"count" integer NOT NULL,
	CONSTRAINT "fund_counts_codes" UNIQUE NULLS NOT DISTINCT("strategy","status","asset_class","geography")
);--> statement-breakpoint
-- Once for each statement, whatever the number of its funds; "gained" and "lost" are its rows after and before. Only
-- what differs is written, in one order, so that two writers wait for each other instead of locking each other out.
CREATE FUNCTION "keep_fund_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gained_codes constant text := 'SELECT strategy, status, asset_class, geography, 1 AS change FROM gained WHERE slug_fr IS NOT NULL';
	lost_codes constant text := 'SELECT strategy, status, asset_class, geography, -1 AS change FROM lost WHERE slug_fr IS NOT NULL';
BEGIN
	-- As text, since a statement has only those of the two that its kind makes.
	EXECUTE 'INSERT INTO public.fund_counts AS kept (strategy, status, asset_class, geography, count)
		SELECT strategy, status, asset_class, geography, sum(change) FROM ('
		|| CASE TG_OP
			WHEN 'INSERT' THEN gained_codes
			WHEN 'DELETE' THEN lost_codes
			ELSE gained_codes || ' UNION ALL ' || lost_codes
		END || ') AS changes
		GROUP BY CUBE (strategy, status, asset_class, geography)
		HAVING sum(change) <> 0
		ORDER BY strategy, status, asset_class, geography
		ON CONFLICT ON CONSTRAINT fund_counts_codes DO UPDATE SET count = kept.count + excluded.count';
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM public.fund_counts WHERE count = 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "clear_fund_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.fund_counts;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "fund_counts_insert" AFTER INSERT ON "funds" REFERENCING NEW TABLE AS gained FOR EACH STATEMENT EXECUTE FUNCTION "keep_fund_counts"();--> statement-breakpoint
CREATE TRIGGER "fund_counts_update" AFTER UPDATE ON "funds" REFERENCING NEW TABLE AS gained OLD TABLE AS lost FOR EACH STATEMENT EXECUTE FUNCTION "keep_fund_counts"();--> statement-breakpoint
CREATE TRIGGER "fund_counts_delete" AFTER DELETE ON "funds" REFERENCING OLD TABLE AS lost FOR EACH STATEMENT EXECUTE FUNCTION "keep_fund_counts"();--> statement-breakpoint
CREATE TRIGGER "fund_counts_truncate" AFTER TRUNCATE ON "funds" FOR EACH STATEMENT EXECUTE FUNCTION "clear_fund_counts"();--> statement-breakpoint
-- What an upgraded database holds already. Its triggers lock "funds" until here, so that no fund is missed or counted twice.
INSERT INTO "fund_counts" SELECT "strategy", "status", "asset_class", "geography", count(*) FROM "funds" WHERE "slug_fr" IS NOT NULL GROUP BY CUBE ("strategy", "status", "asset_class", "geography") HAVING count(*) > 0;