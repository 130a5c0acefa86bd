CREATE TABLE "staff_name" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" uuid
);
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_account_id_account_id_fk";
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_event" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "device_event" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "request_event" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
INSERT INTO "staff_name" ("name", "account_id") SELECT "name", "account_id" FROM "staff";--> statement-breakpoint
-- Names of who had the desk before: nobody is to be taken for them.
INSERT INTO "staff_name" ("name")
SELECT "actor" FROM "request_event" UNION SELECT "actor" FROM "device_event" UNION SELECT "actor" FROM "notice_event"
EXCEPT SELECT 'customer'
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Whose each event of before is, as far as the name tells: of who has it now, since they have had the desk.
ALTER TABLE "request_event" DISABLE TRIGGER "request_event_unchanged";--> statement-breakpoint
UPDATE "request_event" SET "actor_id" = "staff"."account_id" FROM "staff"
WHERE "staff"."name" = "request_event"."actor" AND "staff"."created_at" <= "request_event"."created_at";--> statement-breakpoint
ALTER TABLE "request_event" ENABLE TRIGGER "request_event_unchanged";--> statement-breakpoint
ALTER TABLE "device_event" DISABLE TRIGGER "device_event_unchanged";--> statement-breakpoint
UPDATE "device_event" SET "actor_id" = "staff"."account_id" FROM "staff"
WHERE "staff"."name" = "device_event"."actor" AND "staff"."created_at" <= "device_event"."created_at";--> statement-breakpoint
ALTER TABLE "device_event" ENABLE TRIGGER "device_event_unchanged";--> statement-breakpoint
ALTER TABLE "notice_event" DISABLE TRIGGER "notice_event_unchanged";--> statement-breakpoint
UPDATE "notice_event" SET "actor_id" = "staff"."account_id" FROM "staff"
WHERE "staff"."name" = "notice_event"."actor" AND "staff"."created_at" <= "notice_event"."created_at";--> statement-breakpoint
ALTER TABLE "notice_event" ENABLE TRIGGER "notice_event_unchanged";
