-- From here on the catalogue writes all rows; one that has no text in either language could never be shown.
DELETE FROM "ota_file";
--> statement-breakpoint
CREATE TABLE "ota_file_text" (
	"id" text NOT NULL,
	"language" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "ota_file_text_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
ALTER TABLE "ota_file" DROP CONSTRAINT "ota_file_size";--> statement-breakpoint
ALTER TABLE "ota_file" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ota_file" ALTER COLUMN "id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "ota_file" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "ota_file_text" ADD CONSTRAINT "ota_file_text_id_ota_file_id_fk" FOREIGN KEY ("id") REFERENCES "public"."ota_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ota_file" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "ota_file" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "ota_file" DROP COLUMN "date";--> statement-breakpoint
ALTER TABLE "ota_file" DROP COLUMN "size";--> statement-breakpoint
ALTER TABLE "ota_file" DROP COLUMN "sha256";--> statement-breakpoint
ALTER TABLE "ota_file" DROP COLUMN "url";--> statement-breakpoint
ALTER TABLE "ota_file" DROP COLUMN "notes";