CREATE INDEX "care_plan_account" ON "care_plan" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "device_activated_by" ON "device" USING btree ("activated_by");