import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { catalogueRows } from '../db/catalogue-rows.ts';
import { openCluster } from '../db/cluster.ts';
import { openEmbedded } from '../db/embedded.ts';
import { seedSampleDevices } from '../db/sample-devices.ts';
import { seedCatalogue } from '../db/seed.ts';
import { migrationsFolder, type Store } from '../db/store.ts';

const clusterUrl = process.env['TEST_DATABASE_URL'];

/** Why nothing can be tested on PostgreSQL here, or null. */
export const clusterMissing = clusterUrl ? null : 'TEST_DATABASE_URL names no PostgreSQL server';

if (clusterMissing) console.warn(`SKIPPED: the server's tests on PostgreSQL, because ${clusterMissing}.`);

/** One of the two kinds of database the server runs on. */
export interface DatabaseKind {
  name: string;
  /** Why this kind cannot be tested here, or null. */
  missing: string | null;
  /**
   * Makes a database without rows; `dispose` closes it and takes it away again. `prepare` makes its tables where they are not
   * there yet; `hasTables: false` is for tests that make older ones.
   */
  open: (options?: { hasTables?: boolean }) => Promise<{ store: Store; dispose: () => Promise<void> }>;
}

const root = path.resolve(import.meta.dirname, '../../../..');

/** What a new database is made from: another PostgreSQL or other tables make another one. */
function hashOfMaking(): string {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')));
  for (const name of fs.readdirSync(migrationsFolder).toSorted())
    if (name.endsWith('.sql')) hash.update(fs.readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** A folder that is made once for all tests and copied by them, since making it takes longer than most suites. */
async function keptFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache/server-tests');
  const folder = path.join(cache, `${name}-${hashOfMaking()}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(cache, { recursive: true });
  const own = fs.mkdtempSync(path.join(cache, 'new-'));
  await make(own);
  try {
    fs.renameSync(own, folder);
  } catch {
    // A worker beside this one has been faster.
    fs.rmSync(own, { recursive: true });
  }
  return folder;
}

const withoutTables = () =>
  keptFolder('empty', async (folder) => (await openEmbedded(folder, failOnBroken)).close());

const withTables = () =>
  keptFolder('tables', async (folder) => {
    fs.cpSync(await withoutTables(), folder, { recursive: true });
    const store = await openEmbedded(folder, failOnBroken);
    await store.prepare(async () => {});
    await store.close();
  });

/** Opens an embedded database without rows in a folder that has none; `hasTables` as for `DatabaseKind`. */
export async function openNewEmbedded(folder: string, { hasTables = true } = {}): Promise<Store> {
  fs.cpSync(await (hasTables ? withTables() : withoutTables()), folder, { recursive: true });
  return openEmbedded(folder, failOnBroken);
}

/** Both kinds; a suite that reads or writes a database runs on each. */
export const databaseKinds: DatabaseKind[] = [
  {
    name: 'embedded',
    missing: null,
    open: async (options) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
      const store = await openNewEmbedded(folder, options);
      return {
        store,
        dispose: async () => {
          await store.close();
          fs.rmSync(folder, { recursive: true });
        },
      };
    },
  },
  {
    name: 'PostgreSQL',
    missing: clusterMissing,
    open: async () => {
      const { url, drop } = await createDatabase();
      const store = await openCluster(url, () => {});
      return {
        store,
        dispose: async () => {
          await store.close();
          await drop();
        },
      };
    },
  },
];

/**
 * Where suites of calls run: on PostgreSQL where there is one, for it serves several connections at once, and else on the embedded
 * database, which speaks the same language. `SERVER_TESTS=whole` takes both. Services and tables have suites of their own, on each.
 */
export const databasesOfCalls =
  clusterMissing || process.env['SERVER_TESTS'] === 'whole'
    ? databaseKinds
    : databaseKinds.filter(({ name }) => name === 'PostgreSQL');

/** Makes an empty database on the PostgreSQL server of the tests; `drop` ends its connections too. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `payload_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(clusterUrl ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a data folder as the first start leaves it, for starts that are about something else. */
export async function fillDataFolder(folder: string): Promise<void> {
  const store = await openNewEmbedded(folder);
  await store.prepare(async (db) => {
    await seedCatalogue(db, catalogueRows());
    await seedSampleDevices(db);
  });
  await store.close();
}

/** For databases that are not meant to break. */
export function failOnBroken(reason: string): never {
  throw new Error(`The database gave up: ${reason}`);
}
