DROP INDEX "service_request_open";--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "has_reply" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "service_request_open" ON "service_request" USING btree ("assignee","waits_for","due_at","has_reply") WHERE "service_request"."waits_for" <> 'nobody';--> statement-breakpoint
-- What customers have written and nobody has answered was taken for their turn; due as the program computes it.
UPDATE "service_request" AS "request" SET
	"has_reply" = true,
	"due_at" = CASE WHEN "request"."waits_for" = 'customer' THEN (
		date_trunc('day', "last"."created_at" AT TIME ZONE 'UTC' + interval '8 hours') + interval '4 days' - interval '8 hours'
	) AT TIME ZONE 'UTC' ELSE "request"."due_at" END,
	"waits_for" = 'staff'
FROM (
	SELECT DISTINCT ON ("request_number") "request_number", "kind", "created_at" FROM "request_event"
	WHERE "kind" IN ('status', 'question', 'reply', 'message') ORDER BY "request_number", "id" DESC
) AS "last"
WHERE "last"."request_number" = "request"."number" AND "last"."kind" = 'reply' AND "request"."waits_for" <> 'nobody';
