CREATE TABLE "aircraft" (
	"key" text PRIMARY KEY NOT NULL,
	"route" text NOT NULL,
	CONSTRAINT "aircraft_route_unique" UNIQUE("route")
);
--> statement-breakpoint
CREATE TABLE "aircraft_product" (
	"aircraft" text NOT NULL,
	"product" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "aircraft_product_aircraft_product_pk" PRIMARY KEY("aircraft","product")
);
--> statement-breakpoint
CREATE TABLE "aircraft_text" (
	"key" text NOT NULL,
	"language" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "aircraft_text_key_language_pk" PRIMARY KEY("key","language")
);
--> statement-breakpoint
CREATE TABLE "comparison" (
	"type" text NOT NULL,
	"language" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "comparison_type_language_pk" PRIMARY KEY("type","language")
);
--> statement-breakpoint
CREATE TABLE "home_info" (
	"language" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ota_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ota_type" smallint NOT NULL,
	"product_code" text,
	"product_type_code" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"date" date NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"url" text NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "ota_file_type" CHECK ("ota_file"."ota_type" in (1, 2, 3, 5, 6)),
	CONSTRAINT "ota_file_size" CHECK ("ota_file"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"code" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"code" text NOT NULL,
	"language" text NOT NULL,
	"summary" jsonb NOT NULL,
	"info" jsonb NOT NULL,
	CONSTRAINT "product_text_code_language_pk" PRIMARY KEY("code","language")
);
--> statement-breakpoint
CREATE TABLE "seed" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "aircraft_product" ADD CONSTRAINT "aircraft_product_aircraft_aircraft_key_fk" FOREIGN KEY ("aircraft") REFERENCES "public"."aircraft"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aircraft_product" ADD CONSTRAINT "aircraft_product_product_product_code_fk" FOREIGN KEY ("product") REFERENCES "public"."product"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aircraft_text" ADD CONSTRAINT "aircraft_text_key_aircraft_key_fk" FOREIGN KEY ("key") REFERENCES "public"."aircraft"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_code_product_code_fk" FOREIGN KEY ("code") REFERENCES "public"."product"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ota_file_by_code" ON "ota_file" USING btree ("ota_type","product_code");--> statement-breakpoint
CREATE INDEX "ota_file_by_type" ON "ota_file" USING btree ("ota_type","product_type_code");--> statement-breakpoint
CREATE INDEX "product_type_position" ON "product" USING btree ("type","position");