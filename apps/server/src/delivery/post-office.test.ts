import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { enqueue, type QueuedMessage } from '../services/outbox.ts';
import { databaseKinds } from '../testing/databases.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

const mail = { kind: 'mail', recipient: 'zoe@example.com', subject: 'A', body: 'B', code: null } as const;

let store: Store;
let dispose: () => Promise<void>;
let office: PostOffice | undefined;

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
  office = openPostOffice(store.db, transports, { onUndelivered: () => {}, onError });
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
