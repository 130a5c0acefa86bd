import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceRequest, upload } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { quietParts } from '../../testing/parts.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { sampleRepair } from '../../testing/samples.ts';
import { deskFile } from './files.ts';

const now = new Date('2026-01-31T08:00:00Z');

let store: Store;
let dispose: () => Promise<void>;

beforeAll(async () => {
  const [embedded] = databaseKinds;
  if (!embedded) throw new Error('There is no kind of database.');
  ({ store, dispose } = await embedded.open());
  await store.prepare(async () => {});
});

afterAll(() => dispose());

it('decodes pictures one after the other, however many are opened at one moment', async () => {
  const number = 'K7QP-4MXD';
  const { uploads: _uploads, ...repair } = sampleRepair();
  const accountId = randomUUID();
  await store.db
    .insert(serviceRequest)
    .values({ ...repair, type: 'repair', num: 3, number, accountId, createdAt: now });
  const files = ['a', 'b', 'c'].map((storageKey) => ({
    id: randomUUID(),
    accountId,
    storageKey,
    name: `${storageKey}.png`,
    type: 'image/png',
    bytes: sampleFiles.png.length,
    sha256: '',
    requestNumber: number,
    createdAt: now,
  }));
  await store.db.insert(upload).values(files);

  const opened: { key: string; give: (content: Buffer) => void }[] = [];
  let next = Promise.withResolvers<void>();
  const storage = {
    ...quietParts.storage,
    locate: (key: string) => key,
    read: (key: string) => {
      const content = Promise.withResolvers<Buffer>();
      opened.push({ key, give: content.resolve });
      next.resolve();
      return content.promise;
    },
  };
  const shown = files.map(({ id }) => deskFile(store.db, storage, id));
  // What is not a picture at all holds nobody up.
  for (const content of [sampleFiles.png, Buffer.from('no picture'), sampleFiles.png]) {
    await next.promise;
    next = Promise.withResolvers();
    const latest = opened.at(-1);
    const before = opened.length;
    await store.ping();
    expect(opened).toHaveLength(before);
    latest?.give(content);
  }
  const pictures = (await Promise.all(shown)).map(({ picture }) => picture !== null);
  expect(opened.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c']);
  expect(pictures.filter(Boolean)).toHaveLength(2);
});
