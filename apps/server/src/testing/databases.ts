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
import type { Store } from '../db/store.ts';

const clusterUrl = process.env['TEST_DATABASE_URL'];

/** Why nothing can be tested on PostgreSQL here, or null. */
export const clusterMissing = clusterUrl ? null : 'TEST_DATABASE_URL names no PostgreSQL server';

if (clusterMissing) console.warn(`SKIPPED: the server's tests on PostgreSQL, because ${clusterMissing}.`);

/** One of the two kinds of database the server runs on. */
export interface DatabaseKind {
  name: string;
  /** Why this kind cannot be tested here, or null. */
  missing: string | null;
  /** Makes an empty database; `dispose` closes it and takes it away again. */
  open: () => Promise<{ store: Store; dispose: () => Promise<void> }>;
}

const root = path.resolve(import.meta.dirname, '../../../..');

/** A folder with an empty database. Making one takes longer than most suites, so it is made once for all and copied. */
async function emptyDatabase(): Promise<string> {
  // Another lockfile may bring another PostgreSQL.
  const lockfile = createHash('sha256').update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')));
  const cache = path.join(root, 'node_modules/.cache/server-tests');
  const folder = path.join(cache, `empty-${lockfile.digest('hex').slice(0, 16)}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(cache, { recursive: true });
  const own = fs.mkdtempSync(path.join(cache, 'new-'));
  await (await openEmbedded(own, failOnBroken)).close();
  try {
    fs.renameSync(own, folder);
  } catch {
    // A worker beside this one has been faster.
    fs.rmSync(own, { recursive: true });
  }
  return folder;
}

/** Opens an empty embedded database in a folder that has none. */
export async function openNewEmbedded(folder: string): Promise<Store> {
  fs.cpSync(await emptyDatabase(), folder, { recursive: true });
  return openEmbedded(folder, failOnBroken);
}

/** Both kinds; a suite that reads or writes a database runs on each. */
export const databaseKinds: DatabaseKind[] = [
  {
    name: 'embedded',
    missing: null,
    open: async () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
      const store = await openNewEmbedded(folder);
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
