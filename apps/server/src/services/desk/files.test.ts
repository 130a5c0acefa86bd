import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serviceRequest, upload } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import type { UploadStorage } from '../../storage/storage.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { sampleRepair } from '../../testing/samples.ts';
import { type Decode, DecoderFailed } from '../decoder/decoder.ts';
import { giveUpFilesOf, sweepUploads } from '../uploads.ts';
import { deskFile } from './files.ts';

function fail(error: Error): never {
  throw error;
}

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

/** A picture of a request, and a storage of memory alone that has it. */
async function sentPicture() {
  const number = randomUUID();
  const { uploads: _uploads, ...repair } = sampleRepair();
  const accountId = randomUUID();
  const request = { ...repair, type: 'repair' as const, num: 3 as const, number, accountId, createdAt: now };
  await store.db.insert(serviceRequest).values(request);
  const file = {
    id: randomUUID(),
    accountId,
    storageKey: `${number}.png`,
    name: 'picture.png',
    type: 'image/png',
    bytes: sampleFiles.png.length,
    sha256: '',
    requestNumber: number,
    createdAt: now,
  };
  await store.db.insert(upload).values(file);
  const kept = new Map([[file.storageKey, sampleFiles.png]]);
  const storage: UploadStorage = {
    incoming: temporaryFolder(),
    reserve: () => Promise.resolve(() => {}),
    keep: async (key, { path }) => void kept.set(key, fs.readFileSync(path)),
    read: async (key) => {
      const content = kept.get(key);
      if (!content) throw new Error('There is none.');
      return content;
    },
    remove: async (key) => void kept.delete(key),
    locate: (key) => key,
  };
  return { ...file, kept, storage };
}

const shown = Buffer.from('as it is shown');

it('decodes a picture once, and keeps what is shown beside it for as long as it is there', async () => {
  const { id, accountId, kept, storage } = await sentPicture();
  const decode = vi.fn<Decode>(() => Promise.resolve(shown));
  const open = () => deskFile(store.db, { storage, decode, onFailure: fail }, id);
  expect((await open()).picture).toBe(shown.toString('base64'));
  expect((await open()).picture).toBe(shown.toString('base64'));
  expect(decode).toHaveBeenCalledOnce();
  expect(kept.size).toBe(2);
  expect(fs.readdirSync(storage.incoming)).toEqual([]);
  await giveUpFilesOf(store.db, accountId);
  await sweepUploads(store.db, storage, now);
  expect([...kept.keys()]).toEqual([]);
});

it('leaves nothing of a picture whose account is deleted while it is decoded', async () => {
  const { id, accountId, kept, storage } = await sentPicture();
  const decode: Decode = async () => {
    await giveUpFilesOf(store.db, accountId);
    await sweepUploads(store.db, storage, now);
    return shown;
  };
  await deskFile(store.db, { storage, decode, onFailure: fail }, id);
  expect([...kept.keys()]).toEqual([]);
});

it('shows no picture that ends its decoder, says so, and tries it no more', async () => {
  const { id, storage, storageKey } = await sentPicture();
  const decode = vi.fn<Decode>(() => Promise.reject(new DecoderFailed('too much')));
  const onFailure = vi.fn<(error: DecoderFailed) => void>();
  for (let time = 0; time < 2; time += 1)
    expect(await deskFile(store.db, { storage, decode, onFailure }, id)).toMatchObject({
      picture: null,
      place: storageKey,
    });
  expect(decode).toHaveBeenCalledOnce();
  expect(onFailure).toHaveBeenCalledOnce();
});
