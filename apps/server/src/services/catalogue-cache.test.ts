import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueRows } from '../db/catalogue-rows.ts';
import { seedCatalogue } from '../db/seed.ts';
import type { Store } from '../db/store.ts';
import { databaseKinds } from '../testing/databases.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

/** For a database that answers. */
const fail = (error: unknown) => expect.unreachable(String(error));

/** Makes 1, then 2, and so on. */
function counting(): () => Promise<number> {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
}

describe.each(databaseKinds)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('what is made of the catalogue', () => {
    let store: Store;
    let dispose: (() => Promise<void>) | undefined;
    const rows = catalogueRows();

    beforeAll(async () => {
      ({ store, dispose } = await open());
      await store.prepare(async (db) => {
        await seedCatalogue(db, rows);
      });
    });

    afterAll(() => dispose?.());

    it('is made once, and again a second after the catalogue has changed at the latest', async () => {
      let time = 0;
      const memory = createCatalogueCache<number>(store.db, () => new Date(time), fail);
      const make = counting();
      expect(await Promise.all([memory.get('a', make), memory.get('a', make)])).toEqual([1, 1]);
      expect(await memory.get('b', make)).toBe(2);

      await seedCatalogue(store.db, { ...rows, homeInfo: rows.homeInfo.slice(1) });
      time = 999;
      expect(await memory.get('a', make)).toBe(1);
      time = 1000;
      expect(await memory.get('a', make)).toBe(3);
      time = 2000;
      expect(await memory.get('a', make)).toBe(3);
      await seedCatalogue(store.db, rows);
    });

    it('is known without asking for a second, and not while it is made', async () => {
      let time = 0;
      const memory = createCatalogueCache<number>(store.db, () => new Date(time), fail);
      expect(memory.peek('a')).toBeUndefined();
      const { promise, resolve } = Promise.withResolvers<number>();
      const made = memory.get('a', () => promise);
      await memory.get('b', counting());
      expect([memory.peek('a'), memory.peek('b')]).toEqual([undefined, 1]);
      resolve(7);
      expect(await made).toBe(7);
      time = 999;
      expect(memory.peek('a')).toBe(7);
      time = 1000;
      expect(memory.peek('a')).toBeUndefined();
      expect(await memory.get('a', counting())).toBe(7);
      expect(memory.peek('a')).toBe(7);
    });

    it('is made again when it could not be made', async () => {
      const memory = createCatalogueCache<number>(store.db, () => new Date(0), fail);
      await expect(memory.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await memory.get('a', counting())).toBe(1);
    });

    it('is never more than a thousand things', async () => {
      const memory = createCatalogueCache<number>(store.db, () => new Date(0), fail);
      const make = counting();
      for (let place = 0; place < 1000; place += 1) await memory.get(String(place), make);
      expect(await memory.get('0', make)).toBe(1);
      expect(await memory.get('one more', make)).toBe(1001);
      expect(await memory.get('one more', make)).toBe(1001);
      expect(await memory.get('0', make)).toBe(1002);
    });

    it('is given while the database is gone', async () => {
      let time = 0;
      const errors: unknown[] = [];
      const memory = createCatalogueCache<number>(
        store.db,
        () => new Date(time),
        (error) => errors.push(error),
      );
      const make = counting();
      await memory.get('a', make);
      await dispose?.();
      dispose = undefined;
      time = 1000;
      expect(await memory.get('a', make)).toBe(1);
      expect(errors).toHaveLength(1);
    });
  });
});
