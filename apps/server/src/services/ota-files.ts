import type { Language, OtaFile, OtaType } from '@payload/api/contract';
import { downloadCategories } from '@payload/catalog';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { otaFile, otaFileText, product } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { inAnyCase } from './in-any-case.ts';
import { Refused } from './refused.ts';

const children = downloadCategories.flatMap((category) => category.children);

/**
 * Files of one kind for one product, newest first.
 *
 * @param productCode a model's code, or the code of a version of it that has files of its own (`DT60S`), in any case.
 * @throws {Refused} `operationFailure` at `productCode` when there is no such product.
 */
export async function otaFilesOfProduct(
  db: Database,
  otaType: OtaType,
  productCode: string,
  language: Language,
): Promise<OtaFile[]> {
  const rows = await db
    .select({ code: product.code })
    .from(product)
    .where(inAnyCase(product.code, productCode));
  const isVersion = children.some(
    (child) => child.product && child.productTypeCode.toLowerCase() === productCode.toLowerCase(),
  );
  if (rows.length === 0 && !isVersion) throw new Refused('operationFailure', 500, 'productCode');
  return files(db, otaType, inAnyCase(otaFile.productCode, productCode), language);
}

/**
 * Files of one kind for one child of a download category, newest first.
 *
 * @param childName its name in addresses (`megaphone`, `AutelAlpha`) or what the maker files it under (`SPEAKER`, `DT60S`), in any case.
 * @throws {Refused} `operationFailure` at `child` when no category has such a child.
 */
export async function otaFilesOfType(
  db: Database,
  otaType: OtaType,
  childName: string,
  language: Language,
): Promise<OtaFile[]> {
  const asked = childName.toLowerCase();
  const child =
    children.find(({ name }) => name.toLowerCase() === asked) ??
    children.find(({ productTypeCode }) => productTypeCode.toLowerCase() === asked);
  if (!child) throw new Refused('operationFailure', 500, 'child');
  return files(db, otaType, eq(otaFile.productTypeCode, child.productTypeCode), language);
}

async function files(db: Database, otaType: OtaType, which: SQL, language: Language): Promise<OtaFile[]> {
  const rows = await db
    .select({ body: otaFileText.body })
    .from(otaFile)
    .innerJoin(otaFileText, eq(otaFileText.id, otaFile.id))
    .where(and(eq(otaFile.otaType, otaType), which, eq(otaFileText.language, language)))
    .orderBy(asc(otaFile.position));
  return rows.map(({ body }) => body);
}
