import type {
  CompareParams,
  DeviceProducts,
  HomeInfo,
  Language,
  ProductInfo,
  ProductSummary,
  ProductType,
} from '@payload/api/contract';
import { resolveProductCode } from '@payload/catalog';
import { and, asc, eq } from 'drizzle-orm';
import * as schema from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { inAnyCase } from './in-any-case.ts';
import { Refused } from './refused.ts';

/** The four lists of the home page. */
export async function homeInfo(db: Database, language: Language): Promise<HomeInfo> {
  const rows = await db
    .select({ body: schema.homeInfo.body })
    .from(schema.homeInfo)
    .where(eq(schema.homeInfo.language, language));
  return found(rows).body;
}

/** The products of a type, in catalogue order. */
export async function productsByType(
  db: Database,
  type: ProductType,
  language: Language,
): Promise<ProductSummary[]> {
  const rows = await db
    .select({ summary: schema.productText.summary, resOrder: schema.product.position })
    .from(schema.product)
    .innerJoin(schema.productText, eq(schema.productText.code, schema.product.code))
    .where(and(eq(schema.product.type, type), eq(schema.productText.language, language)))
    .orderBy(asc(schema.product.position));
  return rows.map(({ summary, resOrder }) => ({ ...summary, resOrder }));
}

/**
 * An aircraft and the products it carries.
 *
 * @param key the aircraft's key in any case, `M400` or `m400`.
 * @throws {Refused} `operationFailure` at `code` when there is no such aircraft.
 */
export async function productsByDevice(
  db: Database,
  key: string,
  language: Language,
): Promise<DeviceProducts> {
  const { aircraft } = found(
    await db
      .select({ aircraft: schema.aircraftText.body })
      .from(schema.aircraft)
      .innerJoin(schema.aircraftText, eq(schema.aircraftText.key, schema.aircraft.key))
      .where(and(eq(schema.aircraft.route, key.toLowerCase()), eq(schema.aircraftText.language, language))),
    'code',
  );
  const rows = await db
    .select({ summary: schema.productText.summary, resOrder: schema.aircraftProduct.position })
    .from(schema.aircraftProduct)
    .innerJoin(schema.productText, eq(schema.productText.code, schema.aircraftProduct.product))
    .where(and(eq(schema.aircraftProduct.aircraft, aircraft.key), eq(schema.productText.language, language)))
    .orderBy(asc(schema.aircraftProduct.position));
  return { aircraft, products: rows.map(({ summary, resOrder }) => ({ ...summary, resOrder })) };
}

/**
 * All that is known of a product.
 *
 * @param code the model's code in any case, `M30suit` or `m30suit`, or a name it had before, `PTS4`; the reply has the code.
 * @throws {Refused} `operationFailure` at `code` when there is no such product.
 */
export async function productInfo(db: Database, code: string, language: Language): Promise<ProductInfo> {
  const rows = await db
    .select({ info: schema.productText.info })
    .from(schema.productText)
    .where(
      and(
        inAnyCase(schema.productText.code, resolveProductCode(code) ?? code),
        eq(schema.productText.language, language),
      ),
    );
  return found(rows, 'code').info;
}

/** All products of a type, value by value. */
export async function compareParams(
  db: Database,
  type: ProductType,
  language: Language,
): Promise<CompareParams> {
  const rows = await db
    .select({ body: schema.comparison.body })
    .from(schema.comparison)
    .where(and(eq(schema.comparison.type, type), eq(schema.comparison.language, language)));
  return found(rows).body;
}

/** @param field the part of the request that names nothing where there is no row. */
function found<Row>([row]: Row[], field?: string): Row {
  if (row === undefined) throw new Refused('operationFailure', 500, field);
  return row;
}
