-- What was written about a request can be erased, and nothing else of an event changed.
CREATE FUNCTION "refuse_change_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."words" = '[erased]' AND OLD."words" IS NOT NULL
		AND (to_jsonb(NEW) - 'words') = (to_jsonb(OLD) - 'words') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the events of a request are an audit trail, and are not changed';
END $$;--> statement-breakpoint
DROP TRIGGER "request_event_unchanged" ON "request_event";--> statement-breakpoint
CREATE TRIGGER "request_event_kept" BEFORE DELETE OR TRUNCATE ON "request_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"();--> statement-breakpoint
CREATE TRIGGER "request_event_unchanged" BEFORE UPDATE ON "request_event"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_but_erasure"();
