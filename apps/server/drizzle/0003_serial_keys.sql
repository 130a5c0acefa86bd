-- Two devices that differ in hyphens alone cannot be told apart any more. Which of them is right only the
-- maker knows, so nothing is changed before it has been said.
DO $$
DECLARE twins text;
BEGIN
	SELECT string_agg(serials, '; ') INTO twins FROM (
		SELECT string_agg("serial_number", ', ') AS serials FROM "device"
		GROUP BY replace("serial_number", '-', '') HAVING count(*) > 1
	) AS found;
	IF twins IS NOT NULL THEN
		RAISE EXCEPTION 'devices with the same letters and digits in their serial numbers: %. Delete one of each from the table device, then start again', twins;
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "service_request" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "serial_key" text GENERATED ALWAYS AS (replace("device"."serial_number", '-', '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "serial_key" text GENERATED ALWAYS AS (replace("service_request"."serial_number", '-', '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "service_request_serial" ON "service_request" USING btree ("serial_key");--> statement-breakpoint
CREATE INDEX "service_request_account" ON "service_request" USING btree ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_serial_key" UNIQUE("serial_key");