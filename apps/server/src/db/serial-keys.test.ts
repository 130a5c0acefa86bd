import fs from 'node:fs';
import path from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testing/databases.ts';
import { device } from './schema.ts';
import { migrationsFolder, type Store } from './store.ts';

const statementsOf = (file: string) =>
  fs.readFileSync(path.join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint');

/** Takes the database back to before serial numbers had keys. */
const before = [
  'ALTER TABLE device DROP COLUMN serial_key',
  'ALTER TABLE service_request DROP COLUMN serial_key',
  'DROP INDEX service_request_account',
];

describe.each(databaseKinds)('serial numbers on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of a database that had no keys for them', () => {
    let store: Store;
    let dispose: () => Promise<void>;

    beforeEach(async () => {
      ({ store, dispose } = await open());
      await store.prepare(async () => {});
      for (const statement of before) await store.db.execute(sql.raw(statement));
    });

    afterEach(() => dispose());

    const migrate = () =>
      store.db.transaction(async (transaction) => {
        for (const statement of statementsOf('0003_serial_keys.sql')) {
          await transaction.execute(sql.raw(statement));
        }
      });
    const insert = (serial: string) =>
      store.db.execute(
        sql`INSERT INTO device (serial_number, product_code, verification_code, activation_code, service_hours)
            VALUES (${serial}, 'T90', 'AB12', 'ACT-1', 1)`,
      );

    it('get one, and stay as they are written', async () => {
      await insert('T90-0001');
      await insert('T900002');
      await migrate();
      const rows = await store.db.select().from(device).orderBy(asc(device.serialNumber));
      expect(rows.map(({ serialNumber, serialKey }) => [serialNumber, serialKey])).toEqual([
        ['T90-0001', 'T900001'],
        ['T900002', 'T900002'],
      ]);
      await expect(insert('T9-00001')).rejects.toThrow('INSERT');
    });

    it('that differ in hyphens alone are named, and nothing is changed', async () => {
      await insert('T90-0001');
      await insert('T9-00001');
      const failure: unknown = await migrate().catch((error: unknown) => error);
      expect(String(failure instanceof Error ? failure.cause : failure)).toMatch(/T90?-0+1, T90?-0+1/);
      await expect(store.db.select().from(device)).rejects.toThrow('serial_key');
    });
  });
});
