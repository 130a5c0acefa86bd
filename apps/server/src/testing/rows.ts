import { randomUUID } from 'node:crypto';
import { otaFile } from '../db/schema.ts';
import type { Database } from '../db/store.ts';

/** Writes one row that bears a name; it is on the disk when this resolves. */
export async function addRow(db: Database, name: string): Promise<void> {
  const row = {
    id: randomUUID(),
    otaType: 3,
    productCode: name,
    productTypeCode: 'FLASHING',
    position: 1,
  } as const;
  await db.insert(otaFile).values(row);
}

/** Names of the rows that are there. */
export async function rowNames(db: Database): Promise<(string | null)[]> {
  const rows = await db.select({ name: otaFile.productCode }).from(otaFile);
  return rows.map(({ name }) => name);
}
