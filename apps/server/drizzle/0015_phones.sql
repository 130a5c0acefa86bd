DROP INDEX "service_request_phone";--> statement-breakpoint
-- Numbers as earlier versions kept them, in E.164. A zero behind the country code is left out where it is dialled inside the
-- country alone. What has no country code is of mainland China where it is a mobile number there, which in the Americas is one
-- of theirs as well, or a landline from its own region; anything else stays as it was, for nobody can tell.
CREATE FUNCTION pg_temp.kept_phone(phone text, region text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE
		WHEN whole ~ '^\+(?:20|211|212|213|218|231|232|233|234|243|249|250|251|252|254|255|256|260|261|262|263|264|265|27|291|31|32|33|353|355|358|359|370|373|374|375|377|380|381|382|383|385|386|387|389|40|41|421|423|43|44|46|49|508|51|53|54|55|58|590|591|593|594|595|596|598|60|61|62|63|64|66|686|81|82|84|850|855|856|86|880|886|90|91|92|93|94|95|961|962|963|964|966|967|970|971|972|976|977|98|994|995|996)0[1-9]'
			THEN regexp_replace(whole, '^(\+(?:20|211|212|213|218|231|232|233|234|243|249|250|251|252|254|255|256|260|261|262|263|264|265|27|291|31|32|33|353|355|358|359|370|373|374|375|377|380|381|382|383|385|386|387|389|40|41|421|423|43|44|46|49|508|51|53|54|55|58|590|591|593|594|595|596|598|60|61|62|63|64|66|686|81|82|84|850|855|856|86|880|886|90|91|92|93|94|95|961|962|963|964|966|967|970|971|972|976|977|98|994|995|996))0', '\1')
		WHEN whole ~ '^1[3-9][0-9]{9}$' AND region IS DISTINCT FROM 'Americas' THEN '+86' || whole
		WHEN coalesce(region, '') IN ('Americas', 'Others') THEN whole
		WHEN whole ~ '^0(?:10|2[0-9]|[3-9][0-9]{2})[2-8][0-9]{6,7}$' THEN '+86' || substr(whole, 2)
		WHEN whole ~ '^[48]00[0-9]{7}$' THEN '+86' || whole
		ELSE whole
	END
	FROM (SELECT regexp_replace(regexp_replace(phone, '^00(?=[1-9])', '+'), '^86(?=1[3-9][0-9]{9}$)', '+86') AS whole) AS read
$$;--> statement-breakpoint
-- An account whose number another has by its one spelling keeps its own, and whatever else it is signed in to by.
UPDATE "account" SET "phone" = "found"."kept"
FROM (
	SELECT "id", pg_temp.kept_phone("phone", NULL) AS "kept", row_number() OVER (
		PARTITION BY pg_temp.kept_phone("phone", NULL)
		ORDER BY "phone" = pg_temp.kept_phone("phone", NULL) DESC, "created_at", "id"
	) AS "place"
	FROM "account" WHERE "phone" IS NOT NULL
) AS "found"
WHERE "account"."id" = "found"."id" AND "found"."place" = 1 AND "account"."phone" <> "found"."kept";--> statement-breakpoint
UPDATE "saved_contact" SET "phone" = pg_temp.kept_phone("phone", "region") WHERE "phone" IS NOT NULL;--> statement-breakpoint
UPDATE "care_plan" SET "phone" = pg_temp.kept_phone("phone", NULL);--> statement-breakpoint
UPDATE "service_request" SET "phone" = pg_temp.kept_phone("phone", "region");--> statement-breakpoint
DROP FUNCTION pg_temp.kept_phone;--> statement-breakpoint
CREATE INDEX "service_request_phone" ON "service_request" USING btree (substring("phone" from '^[+0-9]*'));