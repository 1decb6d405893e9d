CREATE TABLE "staff_languages" (
	"member_id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL
);
