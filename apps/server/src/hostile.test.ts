import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { catalogueRows } from './db/catalogue-rows.ts';
import { seedSampleDevices } from './db/sample-devices.ts';
import { seedCatalogue } from './db/seed.ts';
import type { Store } from './db/store.ts';
import { openStorage } from './storage/open.ts';
import { signedInCustomer } from './testing/customer.ts';
import { databaseKinds } from './testing/databases.ts';
import { hostileRequests } from './testing/hostile-requests.ts';
import { quietParts } from './testing/parts.ts';

const requests = 2000;

describe.each(databaseKinds)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('a server that gets what it should not', () => {
    let store: Store;
    let dispose: () => Promise<void>;
    let app: FastifyInstance;
    let dataDir: string;

    beforeAll(async () => {
      ({ store, dispose } = await open());
      await store.prepare(async (db) => {
        await seedCatalogue(db, catalogueRows());
        await seedSampleDevices(db);
      });
      dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
      app = await createApp({ ...quietParts, store, storage: openStorage({ storageUrl: null, dataDir }) });
    });

    afterAll(async () => {
      await app.close();
      await dispose();
      fs.rmSync(dataDir, { recursive: true });
    });

    it(`refuses each of ${requests} without failing, and answers on`, { timeout: 120_000 }, async () => {
      const { token } = await signedInCustomer(store.db);
      const hostile = hostileRequests(20261121, token);
      const statuses = new Map<number, number>();
      for (let number = 0; number < requests; number++) {
        const { method, url, headers, body } = hostile.next().value;
        const reply = await app.inject({
          method,
          url,
          headers,
          ...(body === undefined ? {} : { payload: body }),
        });
        const shown = `${method} ${url} ${body?.slice(0, 300)}: ${reply.body.slice(0, 200)}`;
        const failed =
          reply.statusCode >= 500 || /Internal server error|\.ts:\d|Failed query/.test(reply.body);
        expect({ shown, failed }).toEqual({ shown, failed: false });
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      }
      // It is not one early check that turned all of them away.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405, 413, 415]));
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    });
  });
});
