import { randomUUID } from 'node:crypto';
import { isNull, sum } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { enqueue, enqueueAll, type QueuedMessage } from '../services/outbox.ts';
import { databaseKinds } from '../testing/databases.ts';
import { type Clock, startClock } from '../testing/visitors.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { type Sender, Undelivered } from './sender.ts';

const mail = { kind: 'mail', recipient: 'zoe@example.com', subject: 'A', body: 'B', code: null } as const;

let store: Store;
let dispose: () => Promise<void>;
let office: Mailer | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [embedded] = databaseKinds;
  if (!embedded) throw new Error('There is no kind of database.');
  ({ store, dispose } = await embedded.open());
  await store.prepare(async () => {});
});

afterEach(async () => {
  await office?.close();
  await dispose();
  vi.useRealTimers();
});

const put = () => enqueue(store.db, mail, { now: new Date(), lifetime: 60_000 });

/** Opens one that hands every mail to `send`. */
function open(send: (message: QueuedMessage) => Promise<void>, onError: (error: unknown) => void = () => {}) {
  const transports = { mail: send, sms: null, show: null };
  office = openMailer(store.db, transports, { onUndelivered: () => {}, onError });
  return office;
}

it('sends at once when it is woken, and every two seconds what is left', async () => {
  let sent = Promise.withResolvers<QueuedMessage>();
  const opened = open((message) => {
    sent.resolve(message);
    return Promise.resolve();
  });
  await put();
  opened.wake();
  expect(await sent.promise).toMatchObject(mail);

  sent = Promise.withResolvers();
  await put();
  vi.advanceTimersByTime(2000);
  expect(await sent.promise).toMatchObject(mail);
});

it('finishes what is under way when it is closed, and sends no more', async () => {
  const begun = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const opened = open(() => {
    begun.resolve();
    return taken.promise;
  });
  await put();
  opened.wake();
  await begun.promise;
  const closing = opened.close();
  await put();
  taken.resolve();
  await closing;
  opened.wake();
  expect(await store.db.$count(outbox)).toBe(1);
});

it('goes on after the database has failed', async () => {
  const failed = Promise.withResolvers<unknown>();
  const sent = Promise.withResolvers<void>();
  const send = () => {
    sent.resolve();
    return Promise.resolve();
  };
  vi.spyOn(store.db, 'update').mockImplementationOnce(() => {
    throw new Error('gone');
  });
  const opened = open(send, failed.resolve);
  await expect(failed.promise).resolves.toMatchObject({ message: 'gone' });
  await put();
  opened.wake();
  await sent.promise;
});

/** Milliseconds a message may wait in these tests. */
const lifetime = 24 * 3600_000;

const code = { ...mail, code: 'AB12' };

/** Opens one at the time of a clock. */
function openAt(clock: Clock, senders: { mail: Sender; sms: Sender | null }): Mailer {
  office = openMailer(
    store.db,
    { ...senders, show: null },
    { onUndelivered: () => {}, onError: () => {}, now: clock.now },
  );
  return office;
}

/** Puts notices to so many owners into the outbox. */
const putNotices = (count: number, clock: Clock) =>
  enqueueAll(
    store.db,
    Array.from({ length: count }, () => ({ ...mail, id: randomUUID() })),
    { now: clock.now(), lifetime },
  );

it('sends a code at once behind 3 000 notices, while none of those that leave is done', async () => {
  const clock = startClock();
  const released = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<string>();
  await putNotices(3000, clock);
  const opened = openAt(clock, {
    mail: (message) => {
      if (message.code === null) return released.promise;
      sent.resolve(message.code);
      return Promise.resolve();
    },
    sms: null,
  });
  await enqueue(store.db, code, { now: clock.now(), lifetime });
  opened.wake();
  expect(await sent.promise).toBe('AB12');
  const closing = opened.close();
  released.resolve();
  await closing;
});

it('sends a code at once while the other transport says nothing, however many codes wait for that', async () => {
  const clock = startClock();
  const silence = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<string>();
  for (let count = 0; count < 60; count++) await enqueue(store.db, code, { now: clock.now(), lifetime });
  const opened = openAt(clock, {
    mail: () => silence.promise,
    sms: ({ recipient }) => {
      sent.resolve(recipient);
      return Promise.resolve();
    },
  });
  clock.pass(1);
  const text = { ...code, kind: 'sms', recipient: '13800138000' } as const;
  await enqueue(store.db, text, { now: clock.now(), lifetime });
  opened.wake();
  expect(await sent.promise).toBe('13800138000');
  const closing = opened.close();
  silence.resolve();
  await closing;
});

it('does not wait for the slowest of those that left with a code', async () => {
  const clock = startClock();
  const slow = Promise.withResolvers<void>();
  const sent: string[] = [];
  const all = Promise.withResolvers<void>();
  for (let count = 0; count < 30; count++)
    await enqueue(store.db, { ...code, recipient: `${count}@example.com` }, { now: clock.now(), lifetime });
  const opened = openAt(clock, {
    mail: ({ recipient }) => {
      if (recipient === '0@example.com') return slow.promise;
      sent.push(recipient);
      if (sent.length === 29) all.resolve();
      return Promise.resolve();
    },
    sms: null,
  });
  await all.promise;
  expect(sent).not.toContain('0@example.com');
  const closing = opened.close();
  slow.resolve();
  await closing;
});

it('sets a transport aside that does not answer, tries it with one code, and goes on when it is back', async () => {
  const clock = startClock();
  let isBack = false;
  const tried: (string | null)[] = [];
  let settled = Promise.withResolvers<void>();
  let awaited = 20;
  const opened = openAt(clock, {
    mail: (message) => {
      tried.push(message.code);
      if (tried.length === awaited) settled.resolve();
      return isBack
        ? Promise.resolve()
        : Promise.reject(new Undelivered('ETIMEDOUT', { isFinal: false, isSilent: true }));
    },
    sms: null,
  });
  await putNotices(40, clock);
  for (let count = 0; count < 40; count++) await enqueue(store.db, code, { now: clock.now(), lifetime });
  opened.wake();
  await settled.promise;
  const triesOf = async () => {
    const [row] = await store.db
      .select({ tries: sum(outbox.tries) })
      .from(outbox)
      .where(isNull(outbox.shownAt));
    return Number(row?.tries);
  };
  // Ten of each lane were on their way when the first of them failed; the rest were left alone.
  await vi.waitFor(async () => expect(await triesOf()).toBe(20));
  opened.wake();
  vi.advanceTimersByTime(2000);
  expect(await triesOf()).toBe(20);

  settled = Promise.withResolvers();
  awaited = 21;
  clock.pass(2);
  opened.wake();
  opened.wake();
  await settled.promise;
  expect([tried.length, tried.at(-1)]).toEqual([21, 'AB12']);

  isBack = true;
  // It is tried again within 16 seconds of the last try in vain, and then all 80 leave.
  await vi.waitFor(
    () => {
      clock.pass(16);
      opened.wake();
      expect(tried).toHaveLength(101);
    },
    { timeout: 20_000 },
  );
  await opened.close();
  expect(await store.db.$count(outbox)).toBe(0);
});
