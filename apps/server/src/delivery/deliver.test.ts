import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema.ts';
import { enqueue, type QueuedMessage, takeDue } from '../services/outbox.ts';
import { deleteExpiredCodes } from '../services/tidy.ts';
import { databaseKinds } from '../testing/databases.ts';
import { deliverDue } from '../testing/deliver-due.ts';
import { storeOfSuite } from '../testing/suite-store.ts';
import { startClock } from '../testing/visitors.ts';
import type { OnUndelivered, Transports } from './deliver.ts';
import { Undelivered } from './sender.ts';

const mail = {
  kind: 'mail',
  recipient: 'zoe@example.com',
  subject: 'A',
  body: 'AB12',
  code: 'AB12',
} as const;
const lifetime = 5 * 60_000;

/** A way that takes every mail, and what it took. */
function taking(): { transports: Transports; taken: QueuedMessage[] } {
  const taken: QueuedMessage[] = [];
  const send = (message: QueuedMessage) => {
    taken.push(message);
    return Promise.resolve();
  };
  return { transports: { mail: send, sms: null, show: null }, taken };
}

/** A way that takes no mail. */
function refusing(isFinal: boolean): Transports {
  return { ...taking().transports, mail: () => Promise.reject(new Undelivered('busy', { isFinal })) };
}

describe.each(databaseKinds)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the outbox', () => {
    const clock = startClock();
    const store = storeOfSuite(open);

    beforeEach(async () => {
      await store.db.delete(outbox);
    });

    const put = (message: Parameters<typeof enqueue>[1] = mail) =>
      enqueue(store.db, message, { now: clock.now(), lifetime });
    const deliver = (transports: Transports, onUndelivered: OnUndelivered = () => {}) =>
      deliverDue(store.db, transports, { now: clock.now, onUndelivered });

    it('hands a message on once', async () => {
      await put();
      const { transports, taken } = taking();
      expect(await deliver(transports)).toBe(1);
      expect(await deliver(transports)).toBe(0);
      expect(taken).toEqual([expect.objectContaining({ ...mail, tries: 1 })]);
      expect(await store.db.$count(outbox)).toBe(0);
    });

    it('sends nothing of a transaction that failed', async () => {
      const failing = store.db.transaction(async (transaction) => {
        await enqueue(transaction, mail, { now: clock.now(), lifetime });
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await deliver(taking().transports)).toBe(0);
    });

    it('tries again after 2, 4, 8 seconds, and tells of it without the recipient', async () => {
      await put();
      const failures: unknown[] = [];
      for (const wait of [2, 4, 8]) {
        expect(await deliver(refusing(false), (failure) => failures.push(failure))).toBe(1);
        clock.pass(wait - 0.001);
        expect(await deliver(taking().transports)).toBe(0);
        clock.pass(0.001);
      }
      const { transports, taken } = taking();
      expect(await deliver(transports)).toBe(1);
      expect(taken).toEqual([expect.objectContaining({ ...mail, tries: 4 })]);
      const failure = { id: taken[0]?.id, kind: 'mail', reason: 'busy', isFinal: false };
      expect(failures).toEqual([1, 2, 3].map((tries) => ({ ...failure, tries })));
    });

    it('gives up what is refused for good, and what has run out', async () => {
      await put();
      await deliver(refusing(true));
      expect(await store.db.$count(outbox)).toBe(0);

      await put();
      clock.pass(lifetime / 1000);
      expect(await deliver(taking().transports)).toBe(0);
      await deleteExpiredCodes(store.db, clock.now());
      expect(await store.db.$count(outbox)).toBe(0);
    });

    it('is emptied by two servers without sending anything twice', async () => {
      for (let count = 0; count < 40; count++) await put();
      const { transports, taken } = taking();
      const empty = async () => {
        while ((await deliver(transports)) > 0);
      };
      await Promise.all([empty(), empty(), empty()]);
      expect(new Set(taken.map(({ id }) => id)).size).toBe(40);
      expect(taken).toHaveLength(40);
    });

    it('gives what a server had taken when it died to another, a minute later', async () => {
      await put();
      const [lost] = await takeDue(store.db, { kind: 'mail', which: 'any' }, clock.now(), 10);
      const { transports, taken } = taking();
      clock.pass(59);
      expect(await deliver(transports)).toBe(0);
      clock.pass(1);
      expect(await deliver(transports)).toBe(1);
      expect(taken[0]?.id).toBe(lost?.id);
    });

    it('keeps a message that has no way to leave', async () => {
      await put({ ...mail, kind: 'sms', recipient: '13800138000' });
      expect(await deliver(taking().transports)).toBe(0);
      expect(await store.db.$count(outbox)).toBe(1);
    });
  });
});
