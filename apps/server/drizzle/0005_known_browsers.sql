CREATE TABLE "known_browser" (
	"hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser_hash_account_id_pk" PRIMARY KEY("hash","account_id")
);
--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browser_account" ON "known_browser" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "known_browser_expiry" ON "known_browser" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reset_ticket_address" ON "reset_ticket" USING btree ("address");