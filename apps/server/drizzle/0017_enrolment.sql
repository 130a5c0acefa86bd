ALTER TABLE "staff" ADD COLUMN "enrolment_hash" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "enrolment_until" timestamp with time zone;