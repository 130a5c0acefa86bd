import type {
  Aircraft,
  CompareParams,
  HomeInfo,
  Language,
  OtaFile,
  OtaType,
  ProductInfo,
  ProductSummary,
  ProductType,
} from '@payload/api/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export * from './account-tables.ts';
export * from './notice-tables.ts';
export * from './security-tables.ts';
export * from './service-tables.ts';

/*
 * The catalogue. Rows are written from @payload/catalog at start. What is looked up or ordered by has a
 * column; what is only shown is stored per language as the reply that shows it.
 */

export const product = pgTable(
  'product',
  {
    code: text().primaryKey(),
    type: text().$type<ProductType>().notNull(),
    /** Place within the type's list, from 1; what its item has as `resOrder`. */
    position: integer().notNull(),
  },
  (table) => [index('product_type_position').on(table.type, table.position)],
);

export const productText = pgTable(
  'product_text',
  {
    code: text()
      .notNull()
      .references(() => product.code, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    /** As a card; its `resOrder` is the one of the list it is in. */
    summary: jsonb().$type<ProductSummary>().notNull(),
    info: jsonb().$type<ProductInfo>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.language] })],
);

export const aircraft = pgTable('aircraft', {
  key: text().primaryKey(),
  /** The key in lower case, as addresses have it. */
  route: text().notNull().unique(),
});

export const aircraftText = pgTable(
  'aircraft_text',
  {
    key: text()
      .notNull()
      .references(() => aircraft.key, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    body: jsonb().$type<Aircraft>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
);

/** Which products an aircraft carries. */
export const aircraftProduct = pgTable(
  'aircraft_product',
  {
    aircraft: text()
      .notNull()
      .references(() => aircraft.key, { onDelete: 'cascade' }),
    product: text()
      .notNull()
      .references(() => product.code, { onDelete: 'cascade' }),
    /** Place within the aircraft's list, from 1; what its item has as `resOrder`. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.aircraft, table.product] })],
);

export const comparison = pgTable(
  'comparison',
  {
    type: text().$type<ProductType>().notNull(),
    language: text().$type<Language>().notNull(),
    body: jsonb().$type<CompareParams>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.language] })],
);

export const homeInfo = pgTable('home_info', {
  language: text().$type<Language>().primaryKey(),
  body: jsonb().$type<HomeInfo>().notNull(),
});

/** What was written from the catalogue last, so that a start with the same catalogue writes nothing. */
export const seed = pgTable('seed', {
  name: text().primaryKey(),
  /** SHA-256 of the content, hexadecimal. */
  hash: text().notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Files of the download centre: manuals, firmware, apps. */
export const otaFile = pgTable(
  'ota_file',
  {
    id: text().primaryKey(),
    /** 1 products, 2 users, 3 firmware, 5 app, 6 third-party aircraft. */
    otaType: smallint('ota_type').$type<OtaType>().notNull(),
    /** The product the file is for, or null when it is for the whole type. */
    productCode: text('product_code'),
    productTypeCode: text('product_type_code').notNull(),
    /** Place among all files, from 1; newer ones come first. */
    position: integer().notNull(),
  },
  (table) => [
    check('ota_file_type', sql`${table.otaType} in (1, 2, 3, 5, 6)`),
    index('ota_file_by_code').on(table.otaType, table.productCode),
    index('ota_file_by_type').on(table.otaType, table.productTypeCode),
  ],
);

export const otaFileText = pgTable(
  'ota_file_text',
  {
    id: text()
      .notNull()
      .references(() => otaFile.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    body: jsonb().$type<OtaFile>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] })],
);
