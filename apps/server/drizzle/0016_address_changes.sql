CREATE TABLE "address_change" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"key_hash" text NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_change_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "address_change_kind" CHECK ("address_change"."kind" in ('email', 'phone'))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "next_salt" text;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "next_hash" text;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "address_change" ADD CONSTRAINT "address_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_change_due" ON "address_change" USING btree ("takes_effect_at");--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_next_hash_unique" UNIQUE("next_hash");--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_previous_hash_unique" UNIQUE("previous_hash");--> statement-breakpoint
-- A sign-in that nobody uses ends from now on: time begins to count with the upgrade.
UPDATE "token" SET "last_used_at" = now();
