ALTER TABLE "document_pages" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "document_pages" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER INDEX "document_pages_words" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "client_subscriptions_client" SET (fastupdate = off);
