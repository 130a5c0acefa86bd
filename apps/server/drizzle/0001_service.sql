CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"email" text,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_phone_unique" UNIQUE("phone"),
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_address" CHECK (num_nonnulls("account"."phone", "account"."email") >= 1)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('mail', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reset_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"address" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"salt" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_plan" (
	"serial_number" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device" (
	"serial_number" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"verification_code" text NOT NULL,
	"activation_code" text NOT NULL,
	"activated_at" timestamp with time zone,
	"activated_by" uuid,
	"service_hours" integer NOT NULL,
	CONSTRAINT "device_service_hours" CHECK ("device"."service_hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_request" (
	"number" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"type" text NOT NULL,
	"num" smallint NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"product_code" text NOT NULL,
	"serial_number" text NOT NULL,
	"courier" text,
	"tracking_number" text,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_request_submission" UNIQUE("account_id","submission_id"),
	CONSTRAINT "service_request_type" CHECK ("service_request"."type" in ('repair', 'exchange', 'problem')),
	CONSTRAINT "service_request_status" CHECK ("service_request"."status" = 'received')
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"request_number" text,
	"position" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "upload_bytes" CHECK ("upload"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_request_number_service_request_number_fk" FOREIGN KEY ("request_number") REFERENCES "public"."service_request"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_next_try" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."shown_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_expiry" ON "outbox" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limit_end" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "reset_ticket_expiry" ON "reset_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "token_account" ON "token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "token_expiry" ON "token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_code_expiry" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "service_request_created" ON "service_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_request" ON "upload" USING btree ("request_number");--> statement-breakpoint
CREATE INDEX "upload_orphan" ON "upload" USING btree ("created_at") WHERE "upload"."request_number" is null;