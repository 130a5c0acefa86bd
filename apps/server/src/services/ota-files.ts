import type { OtaFile, OtaType } from '@payload/api/contract';
import { downloadCategories } from '@payload/catalog';
import { and, asc, desc, eq } from 'drizzle-orm';
import { otaFile, product } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { Refused } from './refused.ts';

const shelves = downloadCategories.flatMap((category) => category.children);

const newestFirst = [desc(otaFile.date), desc(otaFile.version), asc(otaFile.name)] as const;

/**
 * Files of one kind for one product, newest first.
 *
 * @param productCode a model's code, or the code of a version of it that has files of its own (`DT60S`).
 * @throws {Refused} `operationFailure` when there is no such product.
 */
export async function otaFilesOfProduct(
  db: Database,
  otaType: OtaType,
  productCode: string,
): Promise<OtaFile[]> {
  const known = await db.select({ code: product.code }).from(product).where(eq(product.code, productCode));
  const isVersion = shelves.some((shelf) => shelf.product && shelf.productTypeCode === productCode);
  if (known.length === 0 && !isVersion) throw new Refused('operationFailure');
  return select(db)
    .where(and(eq(otaFile.otaType, otaType), eq(otaFile.productCode, productCode)))
    .orderBy(...newestFirst);
}

/**
 * Files of one kind for one child of a download category, newest first.
 *
 * @param child what its files are filed under (`SPEAKER`, `DT60S`) or its name in addresses (`megaphone`,
 *   `AutelAlpha`), in any case.
 * @throws {Refused} `operationFailure` when no category has such a child.
 */
export async function otaFilesOfType(db: Database, otaType: OtaType, child: string): Promise<OtaFile[]> {
  const asked = child.toLowerCase();
  const shelf = shelves.find(
    ({ name, productTypeCode }) => name.toLowerCase() === asked || productTypeCode.toLowerCase() === asked,
  );
  if (!shelf) throw new Refused('operationFailure');
  return select(db)
    .where(and(eq(otaFile.otaType, otaType), eq(otaFile.productTypeCode, shelf.productTypeCode)))
    .orderBy(...newestFirst);
}

/** Puts a file into the download centre; it is on the disk when this resolves. Gives its id. */
export async function addOtaFile(db: Database, file: Omit<OtaFile, 'id'>): Promise<string> {
  const [added] = await db.insert(otaFile).values(file).returning({ id: otaFile.id });
  if (!added) throw new Error('The database took a file without giving it an id.');
  return added.id;
}

function select(db: Database) {
  return db.select().from(otaFile).$dynamic();
}
