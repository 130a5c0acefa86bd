CREATE TABLE "saved_contact" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"contact" text,
	"phone" text,
	"region" text,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "device_event" DROP CONSTRAINT "device_event_kind";--> statement-breakpoint
DROP INDEX "service_request_assignee";--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_contact" ADD CONSTRAINT "saved_contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_claimed_by" ON "device" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "request_event_created" ON "request_event" USING btree ("created_at","kind","status","request_number");--> statement-breakpoint
CREATE INDEX "service_request_open" ON "service_request" USING btree ("assignee","waits_for","due_at") WHERE "service_request"."waits_for" <> 'nobody';--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "device_event" ADD CONSTRAINT "device_event_kind" CHECK ("device_event"."kind" in ('activation', 'care', 'claim'));