CREATE TABLE "security_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"actor" text NOT NULL,
	"account_id" uuid,
	"subject" text,
	"network" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_event_created" ON "security_event" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_security_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the security log is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "security_event_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "security_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_security_log"();
