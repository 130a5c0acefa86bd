import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DeskFile } from '@payload/api/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import type { UploadStorage } from '../../storage/storage.ts';
import { type Decode, DecoderFailed, decoder } from '../decoder/decoder.ts';
import { isUuid } from '../ids.ts';
import { Refused } from '../refused.ts';
import { shownKeyOf } from '../uploads.ts';

/** What is decoded here. The codecs of HEIC and of films are not part of sharp's builds. */
const decoded = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Pictures that ended the process that decoded them, by their keys: once is enough while this server runs. */
const tooMuch = new Set<string>();

/** Where files are kept, what decodes them, and who is told of a picture that was too much for it. */
interface Shown {
  storage: UploadStorage;
  /** @default that of the server */
  decode?: Decode;
  onFailure: (error: DecoderFailed) => void;
}

/**
 * A file of a request as staff may look at it: a picture is decoded and encoded again, so that nothing of what a stranger
 * sent reaches a browser but its pixels. What cannot be decoded is not shown; where it lies is told.
 *
 * @throws {Refused} `operationFailure` where no request has such a file.
 */
export async function deskFile(
  db: Database,
  { storage, decode = decoder.inTurn, onFailure }: Shown,
  id: string,
): Promise<DeskFile> {
  const inRequest = and(eq(upload.id, id), isNotNull(upload.requestNumber));
  const find = () => db.select().from(upload).where(inRequest);
  const [found] = isUuid(id) ? await find() : [];
  if (!found) throw new Refused('operationFailure', 500, 'id');
  const { name, type, storageKey } = found;
  const shown = { name, type, picture: null, place: storage.locate(storageKey) };
  if (!decoded.has(type) || tooMuch.has(storageKey)) return shown;

  const key = shownKeyOf(storageKey);
  const kept = await storage.read(key).catch(() => null);
  if (kept !== null) return { ...shown, picture: kept.toString('base64') };
  try {
    const picture = await decode('show', () => storage.read(storageKey));
    if (picture === null) return shown;
    await keepShown(storage, key, picture);
    // Its account may have been deleted meanwhile, and all its files with it.
    if ((await find()).length === 0) await storage.remove(key);
    return { ...shown, picture: picture.toString('base64') };
  } catch (error) {
    if (!(error instanceof DecoderFailed)) throw error;
    tooMuch.add(storageKey);
    onFailure(error);
    return shown;
  }
}

/** Keeps a picture as it is shown beside its file, where there is room: the next who opens it need not wait. */
async function keepShown(storage: UploadStorage, key: string, picture: Buffer): Promise<void> {
  const giveFree = await storage.reserve(picture.length);
  if (!giveFree) return;
  const file = path.join(storage.incoming, randomUUID());
  try {
    await fs.writeFile(file, picture, { mode: 0o600, flag: 'wx' });
    const sha256 = createHash('sha256').update(picture).digest('hex');
    await storage.keep(key, { path: file, type: 'image/webp', bytes: picture.length, sha256 });
  } catch {
    // It is there for whoever asked all the same.
  } finally {
    await fs.rm(file, { force: true });
    giveFree();
  }
}
