import { activateDevicePublicly } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { serviceBase } from '../calls/call.ts';
import { clusterMissing, createDatabase } from '../testing/databases.ts';
import { type FlakyLine, startFlakyLine } from '../testing/flaky-line.ts';
import { quietParts } from '../testing/parts.ts';
import { openCluster } from './cluster.ts';
import { sampleDevices, seedSampleDevices } from './sample-devices.ts';
import { device } from './schema.ts';
import type { Store } from './store.ts';

/** Milliseconds, instead of the five seconds of a server in service. */
const timeout = 1000;
/** More than there are connections. */
const callers = 15;

describe.skipIf(clusterMissing)('a server whose PostgreSQL fails', () => {
  let line: FlakyLine;
  let store: Store;
  let app: FastifyInstance;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    const url = new URL(database.url);
    line = await startFlakyLine(Number(url.port));
    url.port = String(line.port);
    store = await openCluster(url.href, () => {}, timeout);
    await store.prepare(seedSampleDevices);
    app = await createApp({ ...quietParts, store });
  });

  afterAll(async () => {
    line.become('up');
    await app.close();
    await store.close();
    await line.close();
    await drop();
  });

  const activate = async () => {
    const [{ productCode: _, serviceHours: __, ...codes } = { productCode: '', serviceHours: 0 }] =
      sampleDevices;
    const reply = await app.inject({
      url: serviceBase[2] + activateDevicePublicly.path,
      query: codes,
    });
    return { status: reply.statusCode, body: reply.json<unknown>() };
  };
  const many = () => Promise.all(Array.from({ length: callers }, activate));
  const refused = {
    status: 500,
    body: { code: 500, msg: expect.stringMatching(/\w/), data: null, key: 'operationFailure' },
  };

  for (const state of ['silent', 'cut'] as const) {
    it(`answers everybody in time while the line is ${state}, and serves all when it is back`, async () => {
      const before = await many();
      expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));

      line.become(state);
      const begun = performance.now();
      const during = await many();
      const health = await app.inject('/healthz');
      // A wait for a connection, a statement and its end.
      expect(performance.now() - begun).toBeLessThan(6 * timeout);
      expect(during).toEqual(during.map(() => refused));
      expect([health.statusCode, health.json()]).toEqual([
        503,
        { status: 'unavailable', database: 'unavailable' },
      ]);

      line.become('up');
      expect(await many()).toEqual(before);
      expect((await app.inject('/healthz')).statusCode).toBe(200);
    });

    it(`undoes what was under way when the line became ${state}, and keeps no lock`, async () => {
      const changing = store.db.transaction(async (transaction) => {
        await transaction.update(device).set({ serviceHours: 1 });
        line.become(state);
        await transaction.update(device).set({ serviceHours: 2 });
      });
      await expect(changing).rejects.toThrow('Failed query');
      line.become('up');
      // Waits for the rows if someone still holds them, and is given up after a second.
      await store.db.update(device).set({ activatedBy: null });
      const rows = await store.db.select({ hours: device.serviceHours }).from(device);
      expect(rows.map(({ hours }) => hours)).toEqual(sampleDevices.map(({ serviceHours }) => serviceHours));
    });
  }
});
