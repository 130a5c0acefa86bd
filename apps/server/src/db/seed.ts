import { createHash } from 'node:crypto';
import { eq, notInArray } from 'drizzle-orm';
import * as schema from './schema.ts';
import type { Database } from './store.ts';

/** Everything the catalogue's tables hold. */
export interface CatalogueRows {
  products: (typeof schema.product.$inferInsert)[];
  productTexts: (typeof schema.productText.$inferInsert)[];
  aircraft: (typeof schema.aircraft.$inferInsert)[];
  aircraftTexts: (typeof schema.aircraftText.$inferInsert)[];
  aircraftProducts: (typeof schema.aircraftProduct.$inferInsert)[];
  comparisons: (typeof schema.comparison.$inferInsert)[];
  homeInfo: (typeof schema.homeInfo.$inferInsert)[];
  otaFiles: (typeof schema.otaFile.$inferInsert)[];
  otaFileTexts: (typeof schema.otaFileText.$inferInsert)[];
}

/** What the catalogue is called among what is written at start. */
export const catalogueSeed = 'catalogue';

/**
 * Makes the catalogue's tables hold exactly `rows`, all at once or not at all.
 *
 * @returns whether anything had to be written; the same rows a second time write nothing.
 */
export async function seedCatalogue(db: Database, rows: CatalogueRows): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const [written] = await db
    .select({ hash: schema.seed.hash })
    .from(schema.seed)
    .where(eq(schema.seed.name, catalogueSeed));
  if (written?.hash === hash) return false;

  await db.transaction(async (transaction) => {
    // Products and aircraft that stay are kept in place, for other tables refer to them.
    const codes = rows.products.map((row) => row.code);
    const keys = rows.aircraft.map((row) => row.key);
    await transaction.delete(schema.product).where(notInArray(schema.product.code, codes));
    await transaction.delete(schema.aircraft).where(notInArray(schema.aircraft.key, keys));
    for (const row of rows.products) {
      await transaction
        .insert(schema.product)
        .values(row)
        .onConflictDoUpdate({ target: schema.product.code, set: row });
    }
    for (const row of rows.aircraft) {
      await transaction
        .insert(schema.aircraft)
        .values(row)
        .onConflictDoUpdate({ target: schema.aircraft.key, set: row });
    }

    await transaction.delete(schema.productText);
    await transaction.delete(schema.aircraftText);
    await transaction.delete(schema.aircraftProduct);
    await transaction.delete(schema.comparison);
    await transaction.delete(schema.homeInfo);
    await transaction.delete(schema.otaFile);
    await transaction.insert(schema.productText).values(rows.productTexts);
    await transaction.insert(schema.aircraftText).values(rows.aircraftTexts);
    await transaction.insert(schema.aircraftProduct).values(rows.aircraftProducts);
    await transaction.insert(schema.comparison).values(rows.comparisons);
    await transaction.insert(schema.homeInfo).values(rows.homeInfo);
    await transaction.insert(schema.otaFile).values(rows.otaFiles);
    await transaction.insert(schema.otaFileText).values(rows.otaFileTexts);

    const state = { name: catalogueSeed, hash, writtenAt: new Date() };
    await transaction
      .insert(schema.seed)
      .values(state)
      .onConflictDoUpdate({ target: schema.seed.name, set: state });
  });
  return true;
}
