ALTER TABLE "request_event" DROP CONSTRAINT "request_event_kind";--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "request_event" ADD CONSTRAINT "request_event_kind" CHECK ("request_event"."kind" in ('status', 'undo', 'note', 'message', 'question', 'reply', 'assigned', 'fault'));--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_fault" CHECK ("service_request"."fault" in ('light', 'sound', 'power', 'connection', 'motion', 'water', 'impact', 'firmware', 'none', 'other'));