import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { staffWithoutFactor } from '../../testing/colleague.ts';
import type { Customer } from '../../testing/customer.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { type Service, startService } from '../../testing/service.ts';
import { queueCounts } from './queue-counts.ts';

const now = new Date('2026-11-04T02:00:00Z');

describe.each(databaseKinds)('counts of the queues on $name', ({ missing, open }) => {
  describe.skipIf(missing)('for all who ask', () => {
    let service: Service;
    let kim: Customer;
    let lee: Customer;
    let made = 0;

    beforeAll(async () => {
      service = await startService(open);
      kim = await staffWithoutFactor(service, 'Kim');
      lee = await staffWithoutFactor(service, 'Lee');
    });
    afterAll(() => service.close());

    const add = (changes: Partial<typeof serviceRequest.$inferInsert>) =>
      service.store.db.insert(serviceRequest).values({
        number: `COUNT-${++made}`,
        accountId: kim.id,
        submissionId: crypto.randomUUID(),
        type: 'problem',
        num: 3,
        contact: 'Kim',
        phone: '13800138000',
        region: 'China',
        productCode: 'T90',
        serialNumber: 'T90-SAMPLE-01',
        description: 'dark',
        createdAt: now,
        ...changes,
      });
    const asks = (who: Customer, db: Database = service.store.db) =>
      queueCounts(db, { accountId: who.id, holidays: new Set() }, now);

    it('are those of everybody and of who asks', async () => {
      expect(await asks(kim)).toEqual({ open: 0, new: 0, mine: 0, answer: 0, waiting: 0, overdue: 0 });
      const past = new Date('2026-11-02T16:00:00Z');
      await add({});
      await add({ assignee: kim.id, dueAt: past });
      await add({ assignee: lee.id, waitsFor: 'customer' });
      await add({ assignee: lee.id, dueAt: new Date('2026-11-09T16:00:00Z') });
      await add({ hasReply: true, assignee: kim.id });
      await add({ waitsFor: 'nobody', assignee: kim.id });
      const [ofKim, ofLee] = await Promise.all([asks(kim), asks(lee)]);
      expect(ofKim).toEqual({ open: 5, new: 1, mine: 2, answer: 1, waiting: 1, overdue: 1 });
      expect(ofLee).toEqual({ ...ofKim, mine: 2 });
    });

    it('have what someone wrote before they asked, however many ask meanwhile', async () => {
      const { open: before } = await asks(kim);
      let acknowledged = 0;
      await Promise.all(
        Array.from({ length: 24 }, async () => {
          await add({});
          acknowledged += 1;
          const least = before + acknowledged;
          expect((await asks(lee)).open).toBeGreaterThanOrEqual(least);
        }),
      );
      expect((await asks(kim)).open).toBe(before + 24);
    });

    it('are counted twice at most for twenty who ask at the same moment', async () => {
      let counted = 0;
      const { db } = service.store;
      const watched = new Proxy(db, {
        get: (target, name) => {
          if (name === 'select') counted += 1;
          const found: unknown = Reflect.get(target, name);
          return typeof found === 'function' ? found.bind(target) : found;
        },
      });
      const all = await Promise.all(Array.from({ length: 20 }, () => asks(kim, watched)));
      expect(counted).toBeLessThanOrEqual(2);
      expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    });

    it('come again after a count that failed', async () => {
      const { db } = service.store;
      let isBroken = true;
      const flaky = new Proxy(db, {
        get: (target, name) => {
          if (name === 'select' && isBroken) throw new Error('The connection broke.');
          const found: unknown = Reflect.get(target, name);
          return typeof found === 'function' ? found.bind(target) : found;
        },
      });
      const failed = await Promise.allSettled([asks(kim, flaky), asks(lee, flaky)]);
      expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      isBroken = false;
      await db.execute(sql`delete from service_request where number = 'COUNT-1'`);
      expect((await asks(kim, flaky)).open).toBe((await asks(kim)).open);
    });
  });
});
