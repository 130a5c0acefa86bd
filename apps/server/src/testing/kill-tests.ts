import path from 'node:path';
import { openCluster } from '../db/cluster.ts';
import { openEmbedded } from '../db/embedded.ts';
import type { Store } from '../db/store.ts';
import { type Child, startChild } from './child.ts';
import { clusterMissing, createDatabase, failOnBroken } from './databases.ts';
import { temporaryFolder } from './folders.ts';

/** Whether the kill tests run in their whole size: `npm run test:full`. It takes minutes, so every other run takes a part. */
export const isFullKillTest = process.env['KILL_TESTS'] === 'whole';

/** A database that outlives the servers on it. */
interface KilledDatabase {
  name: string;
  missing: string | null;
  /** How many servers run on it at the same time. */
  servers: number;
  /** Makes one; `settings` are those of its servers, and `open` opens it while none runs. */
  make: () => Promise<{
    settings: Record<string, string>;
    open: () => Promise<Store>;
    drop: () => Promise<void>;
  }>;
}

export const killedKinds: readonly KilledDatabase[] = [
  {
    name: 'embedded',
    missing: null,
    servers: 1,
    make: async () => {
      const folder = temporaryFolder();
      const settings = { DATA_DIR: folder };
      return { settings, open: () => openEmbedded(folder, failOnBroken), drop: async () => {} };
    },
  },
  {
    name: 'PostgreSQL',
    missing: clusterMissing,
    servers: 2,
    make: async () => {
      const { url, drop } = await createDatabase();
      const settings = { DATABASE_URL: url, DATA_DIR: temporaryFolder() };
      return { settings, open: () => openCluster(url, () => {}), drop };
    },
  },
];

const main = path.join(import.meta.dirname, '../main.ts');

/** Starts a server that logs everything; gives it and where client 2 reaches it. */
export async function startServer(
  settings: Record<string, string>,
): Promise<{ child: Child; origin: string }> {
  const child = startChild(main, [], { ...settings, SITE_DIR: 'none', PORT: '0', LOG_LEVEL: 'trace' });
  const origin = /(http:\/\/\S+)\/$/.exec((await child.nextLine()) ?? '')?.[1];
  if (!origin) throw new Error(`The server did not start: ${(await child.ended).stderr}`);
  return { child, origin: `${origin}/jz-api` };
}
