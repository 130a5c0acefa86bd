CREATE TABLE "care_plan_undone" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial_number" text NOT NULL,
	"product_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "content_hash" text;--> statement-breakpoint
CREATE INDEX "care_plan_undone_serial" ON "care_plan_undone" USING btree ("serial_number");