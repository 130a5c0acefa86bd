CREATE TABLE "request_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"words" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_event_kind" CHECK ("request_event"."kind" in ('status', 'undo', 'note'))
);
--> statement-breakpoint
ALTER TABLE "service_request" DROP CONSTRAINT "service_request_status";--> statement-breakpoint
UPDATE "service_request" SET "status" = 'submitted';--> statement-breakpoint
ALTER TABLE "service_request" ALTER COLUMN "status" SET DEFAULT 'submitted';--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_event" ADD CONSTRAINT "request_event_request_number_service_request_number_fk" FOREIGN KEY ("request_number") REFERENCES "public"."service_request"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_event_request" ON "request_event" USING btree ("request_number","id");--> statement-breakpoint
CREATE INDEX "service_request_status_created" ON "service_request" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_status" CHECK ("service_request"."status" in ('submitted', 'received', 'inspecting', 'quoted', 'repairing', 'returned', 'closed', 'withdrawn'));--> statement-breakpoint
-- What was done stays written down as it was: not even this program changes it.
CREATE FUNCTION "refuse_change_of_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the events of a request are an audit trail, and are not changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "request_event_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "request_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"();
