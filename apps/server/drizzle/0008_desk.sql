CREATE TABLE "staff" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "device_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"serial_number" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_event_kind" CHECK ("device_event"."kind" in ('activation', 'care'))
);
--> statement-breakpoint
ALTER TABLE "request_event" DROP CONSTRAINT "request_event_kind";--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "desk_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "waits_for" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "assignee" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_event_serial" ON "device_event" USING btree ("serial_number","id");--> statement-breakpoint
CREATE INDEX "service_request_queue" ON "service_request" USING btree ("due_at","created_at","number") WHERE "service_request"."waits_for" <> 'nobody';--> statement-breakpoint
CREATE INDEX "service_request_assignee" ON "service_request" USING btree ("assignee") WHERE "service_request"."waits_for" <> 'nobody';--> statement-breakpoint
CREATE INDEX "service_request_phone" ON "service_request" USING btree (ltrim("phone", '+'));--> statement-breakpoint
ALTER TABLE "request_event" ADD CONSTRAINT "request_event_kind" CHECK ("request_event"."kind" in ('status', 'undo', 'note', 'message', 'question', 'reply', 'assigned'));--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_waits_for" CHECK ("service_request"."waits_for" in ('staff', 'customer', 'nobody'));--> statement-breakpoint
-- Who is to act on what is there already, and until when: as the program reckons it, but for the time that was spent
-- waiting for customers, which it takes off with the next event.
UPDATE "service_request" SET "waits_for" = CASE
	WHEN "status" IN ('returned', 'closed', 'withdrawn') THEN 'nobody'
	WHEN "status" = 'quoted' OR ("type" <> 'problem' AND "status" = 'submitted') THEN 'customer'
	ELSE 'staff'
END;--> statement-breakpoint
UPDATE "service_request" AS "request" SET "due_at" = (
	date_trunc('day', (CASE WHEN "type" = 'problem' THEN "created_at" ELSE (
		SELECT max("event"."created_at") FROM "request_event" AS "event"
		WHERE "event"."request_number" = "request"."number" AND "event"."status" = 'received'
	) END) AT TIME ZONE 'UTC' + interval '8 hours')
	+ CASE WHEN "type" = 'exchange' THEN interval '16 days' ELSE interval '8 days' END - interval '8 hours'
) AT TIME ZONE 'UTC'
WHERE "waits_for" = 'staff';--> statement-breakpoint
CREATE TRIGGER "device_event_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "device_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"();
