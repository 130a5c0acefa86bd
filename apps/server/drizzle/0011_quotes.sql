ALTER TABLE "service_request" DROP CONSTRAINT "service_request_type";--> statement-breakpoint
ALTER TABLE "service_request" ALTER COLUMN "num" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "service_request" ALTER COLUMN "serial_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "service_request" ALTER COLUMN "serial_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "quote" jsonb;--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_quote" CHECK (("service_request"."type" = 'quote') = ("service_request"."quote" is not null));--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_device" CHECK (("service_request"."type" = 'quote') = ("service_request"."serial_number" is null));--> statement-breakpoint
ALTER TABLE "service_request" ADD CONSTRAINT "service_request_type" CHECK ("service_request"."type" in ('repair', 'exchange', 'problem', 'quote'));