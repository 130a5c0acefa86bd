import { createServer } from 'node:http';
import { phonePwdLogin } from '@payload/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { serviceBase } from '../calls/call.ts';
import { catalogueRows } from '../db/catalogue-rows.ts';
import { seedCatalogue } from '../db/seed.ts';
import type { Store } from '../db/store.ts';
import { limits } from '../services/limits.ts';
import { enqueue } from '../services/outbox.ts';
import { databaseKinds } from '../testing/databases.ts';
import { quietParts } from '../testing/parts.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve.ts';

const local = { host: '127.0.0.1', port: 0 };

/** The value of a figure; undefined where it is not given. */
function valueOf(text: string, figure: string): string | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${figure} `));
  return line?.slice(figure.length + 1);
}

describe.each(databaseKinds)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the figures', () => {
    const now = new Date('2026-01-01T00:01:00Z');
    let store: Store;
    let dispose: (() => Promise<void>) | undefined;
    let metrics: Metrics;

    beforeAll(async () => {
      ({ store, dispose } = await open());
      await store.prepare(async (db) => {
        await seedCatalogue(db, catalogueRows());
      });
      metrics = createMetrics(store, () => now);
    });

    afterAll(() => dispose?.());

    it('count each request under its route, and made-up addresses under none', async () => {
      const app = await createApp({ ...quietParts, store, metrics });
      await app.inject('/api/offi/public/getProductInfo/T90');
      await app.inject('/api/offi/public/getProductInfo/T91');
      await app.inject('/no/such/address');
      await app.inject('/nor/such/an/address');
      await app.close();

      const text = await metrics.text();
      const count = (route: string, status: number) =>
        valueOf(
          text,
          `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
        );
      expect(count('/api/offi/public/getProductInfo/:code', 200)).toBe('2');
      expect(count('none', 404)).toBe('2');
      expect(text).not.toContain('such');
      expect(valueOf(text, 'process_resident_memory_bytes')).toMatch(/^\d+$/);
    });

    it('count what each limit has refused, also those that have refused nothing', async () => {
      const app = await createApp({ ...quietParts, store, metrics });
      const url = `${serviceBase[1]}${phonePwdLogin.path}`;
      const payload = { account: '13800138000', password: 'a guess' };
      for (let guess = 0; guess < 12; guess++) await app.inject({ method: 'POST', url, payload });
      await app.close();
      const text = await metrics.text();
      const refused = (limit: string) => valueOf(text, `limit_refused_total{limit="${limit}"}`);
      expect(refused('passwords_for_address_from_network')).toBe('2');
      for (const { name } of Object.values(limits)) expect(refused(name)).toMatch(/^[02]$/);
    });

    it('say how many messages wait, and how long', async () => {
      const createdAt = new Date(now.getTime() - 60_000);
      const message = {
        kind: 'mail',
        recipient: 'a@example.com',
        subject: 's',
        body: 'b',
        code: null,
      } as const;
      await enqueue(store.db, message, { now: createdAt, lifetime: 600_000 });
      const text = await metrics.text();
      expect(valueOf(text, 'outbox_messages{kind="mail"}')).toBe('1');
      expect(valueOf(text, 'outbox_messages{kind="sms"}')).toBe('0');
      expect(valueOf(text, 'outbox_oldest_message_age_seconds{kind="mail"}')).toBe('60');
    });

    it('are served at one address, on a port of their own', async () => {
      const figures = await serveMetrics(metrics, local);
      const origin = `http://127.0.0.1:${figures.port}`;
      const reply = await fetch(`${origin}/metrics`);
      expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(valueOf(await reply.text(), 'database_up')).toBe('1');
      expect((await fetch(`${origin}/`)).status).toBe(404);
      await figures.close();
    });

    it('still come when the database is gone, and say so', async () => {
      await dispose?.();
      dispose = undefined;
      const text = await metrics.text();
      expect(valueOf(text, 'database_up')).toBe('0');
      expect(valueOf(text, 'outbox_messages{kind="mail"}')).toBeUndefined();
    });
  });
});

it('a port that is taken is told with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    other.once('listening', resolve);
  });
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const metrics = { text: async () => '', contentType: '', watch: () => {}, countRefused: () => {} };
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use by another program`,
  );
  other.close();
});
