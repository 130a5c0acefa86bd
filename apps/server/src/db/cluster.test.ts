import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { clusterMissing, createDatabase } from '../testing/databases.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { openCluster } from './cluster.ts';
import { product } from './schema.ts';
import { seedCatalogue } from './seed.ts';

it('says in one sentence that the database cannot be reached, without its password', async () => {
  const opening = openCluster('postgres://me:s%26cret@127.0.0.1:1/site', () => {});
  await expect(opening).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\), .*: start that database, correct DATABASE_URL, or leave it unset/,
  );
  await expect(opening).rejects.not.toThrow(/s&cret|s%26cret/);
});

describe.skipIf(clusterMissing)('a database that several servers share', () => {
  it('is brought up to date by all of them at once', async () => {
    const { url, drop } = await createDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openCluster(url, () => {})));
    const rows = catalogueRows();
    const written: boolean[] = [];
    await Promise.all(
      stores.map((store) =>
        store.prepare(async (db) => {
          written.push(await seedCatalogue(db, rows));
        }),
      ),
    );
    expect(written).toEqual([true, false, false]);
    for (const store of stores) {
      expect(await store.db.$count(product)).toBe(rows.products.length);
      await store.close();
    }
    await drop();
  });

  it('may end a resting connection without ending the server', async () => {
    const { url, drop } = await createDatabase();
    const broken = Promise.withResolvers<Error>();
    const store = await openCluster(url, broken.resolve);
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await other.end();
    expect(await broken.promise).toBeInstanceOf(Error);
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
    await drop();
  });

  it('is refused with the reason when its address is wrong', async () => {
    const { url, drop } = await createDatabase();
    await drop();
    await expect(openCluster(url, () => {})).rejects.toThrow(
      /cannot be reached \(database "\w+" does not exist\)/,
    );
  });
});
