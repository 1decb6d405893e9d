DROP INDEX "passkey_challenges_subject";--> statement-breakpoint
CREATE INDEX "passkey_challenges_subject" ON "passkey_challenges" USING btree ("purpose","subject");