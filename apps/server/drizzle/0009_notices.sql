CREATE TABLE "notice" (
	"number" text PRIMARY KEY NOT NULL,
	"severity" text NOT NULL,
	"texts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "notice_severity" CHECK ("notice"."severity" in ('information', 'important', 'safety'))
);
--> statement-breakpoint
CREATE TABLE "notice_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_number" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_event_kind" CHECK ("notice_event"."kind" in ('published', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "notice_message" (
	"notice_number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_message_notice_number_account_id_pk" PRIMARY KEY("notice_number","account_id")
);
--> statement-breakpoint
CREATE TABLE "notice_scope" (
	"notice_number" text NOT NULL,
	"position" smallint NOT NULL,
	"product_code" text NOT NULL,
	"serial_from" text,
	"serial_to" text,
	CONSTRAINT "notice_scope_notice_number_position_pk" PRIMARY KEY("notice_number","position"),
	CONSTRAINT "notice_scope_range" CHECK (("notice_scope"."serial_from" is null) = ("notice_scope"."serial_to" is null))
);
--> statement-breakpoint
CREATE TABLE "notice_subscription" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_event" ADD CONSTRAINT "notice_event_notice_number_notice_number_fk" FOREIGN KEY ("notice_number") REFERENCES "public"."notice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_message" ADD CONSTRAINT "notice_message_notice_number_notice_number_fk" FOREIGN KEY ("notice_number") REFERENCES "public"."notice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_message" ADD CONSTRAINT "notice_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_scope" ADD CONSTRAINT "notice_scope_notice_number_notice_number_fk" FOREIGN KEY ("notice_number") REFERENCES "public"."notice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_subscription" ADD CONSTRAINT "notice_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_event_notice" ON "notice_event" USING btree ("notice_number","id");--> statement-breakpoint
CREATE INDEX "notice_message_account" ON "notice_message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notice_scope_product" ON "notice_scope" USING btree ("product_code");--> statement-breakpoint
CREATE TRIGGER "notice_event_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "notice_event"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_events"();
