import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { canBeSeen, type Upload, uploadMaxBytes, uploadsPerRequest } from '@payload/api/contract';
import { and, count, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import { upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { ReceivedFile, UploadStorage } from '../storage/storage.ts';
import { deletedAccount, isUuid } from './ids.ts';
import { type QuotaSubject, type Quotas, settleFile } from './quotas.ts';
import { Refused } from './refused.ts';
import { measureUpload } from './upload-structure/measure.ts';
import { signatureLength, uploadTypeOf } from './upload-type.ts';

const endings: Record<Upload['type'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/3gpp': '3gp',
  'video/3gpp2': '3g2',
};

/** Files an account may have lying about without a request: three drafts full. */
const openUploadsMax = 3 * uploadsPerRequest;

/** Milliseconds after which a file that is in no request is taken away: a week, as long as a draft may rest. */
export const orphanAge = 7 * 24 * 3600_000;

/** Thrown for a file that came and is none that a request can carry; it counts like one that was taken. */
export class RefusedFile extends Refused {
  override name = 'RefusedFile';

  constructor() {
    super('incorrectFormat', 500, 'file');
  }
}

/** When a file that could not be kept is said to have come, so that the next sweep takes it. */
const longAgo = new Date(0);

/** Milliseconds after which a file that never arrived whole was left by a server that was killed. */
const strayAge = 3600_000;

/**
 * Writes what arrives to the disk, a piece at a time, and looks what it is and whether it is whole. What lies
 * behind the picture or film is cut off: phones put more there, and so does who hides a script. A file that is
 * refused or breaks off leaves nothing.
 *
 * @throws {RefusedFile} `incorrectFormat` for a type a request cannot carry, one that is damaged, or more than 20 MB.
 * @throws {Refused} `cannotBeEmpty` for no bytes at all.
 */
export async function receiveFile(storage: UploadStorage, content: Readable): Promise<ReceivedFile> {
  const file = path.join(storage.incoming, randomUUID());
  // Opened before anything can fail: a stream that opens it late would make it again after it was removed.
  const handle = await fs.promises.open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let bytes = 0;
  try {
    await pipeline(
      content,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          bytes += piece.length;
          if (bytes > uploadMaxBytes) throw new RefusedFile();
          if (head.length < signatureLength) {
            head = Buffer.concat([head, piece.subarray(0, signatureLength - head.length)]);
          }
          hash.update(piece);
          yield piece;
        }
      },
      handle.createWriteStream({ flush: true }),
    );
    if (bytes === 0) throw new Refused('cannotBeEmpty', 500, 'file');
    const type = uploadTypeOf(head);
    const length = type && (await measured(file, type, bytes));
    if (!type || !length) throw new RefusedFile();
    if (length === bytes) return { path: file, type, bytes, sha256: hash.digest('hex') };
    await fs.promises.truncate(file, length);
    return { path: file, type, bytes: length, sha256: await hashOfFile(file) };
  } catch (error) {
    await fs.promises.rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function measured(file: string, type: Upload['type'], bytes: number): Promise<number | null> {
  const handle = await fs.promises.open(file, 'r');
  try {
    return await measureUpload(handle, type, bytes);
  } finally {
    await handle.close();
  }
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of fs.createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
}

/**
 * Keeps a received file for an account, until a request takes it or a week has gone by. The temporary file is
 * gone afterwards, whatever happens.
 *
 * @param announced bytes it was counted with; where it is kept, those it has are counted instead.
 * @param name the customer's name for it; only ever shown.
 * @throws {Refused} `operationFailure` when the account has too many files that are in no request,
 *   `dailyLimitReached`.
 */
export async function keepUpload(
  db: Database,
  storage: UploadStorage,
  sender: QuotaSubject,
  name: string,
  file: ReceivedFile,
  { quotas, announced }: { quotas: Quotas; announced: number },
  now: Date,
): Promise<Upload> {
  const { accountId } = sender;
  try {
    // The row comes first: should the server be killed before it answers, the sweep finds file and row by it.
    const id = randomUUID();
    const safeName = tidyName(name);
    const { type, bytes, sha256 } = file;
    const storageKey = `${id}.${endings[type]}`;
    await db.transaction(async (transaction) => {
      // Until this ends the account's next file waits here, so that no two count the open files at once.
      await settleFile(transaction, quotas, sender, { announced, bytes }, now);
      const [open] = await transaction
        .select({ count: count() })
        .from(upload)
        .where(
          and(eq(upload.accountId, accountId), isNull(upload.requestNumber), gt(upload.createdAt, longAgo)),
        );
      if (open && open.count >= openUploadsMax) throw new Refused('operationFailure', 500, 'file');
      await transaction
        .insert(upload)
        .values({ id, accountId, storageKey, name: safeName, type, bytes, sha256, createdAt: now });
    });
    try {
      await storage.keep(storageKey, file);
    } catch (error) {
      await giveUp(db, storage, id);
      // As it was counted before: what was announced is for the caller to give back.
      await settleFile(db, quotas, sender, { announced: bytes, bytes: announced }, now);
      throw error;
    }
    return { id, name: safeName, type, size: bytes };
  } finally {
    await dropFile(file);
  }
}

/**
 * Forgets a file that could not be kept. It may have arrived all the same, and only the answer not: then it is taken
 * out, and where that cannot be done at present, the sweep does it.
 */
async function giveUp(db: Database, storage: UploadStorage, id: string): Promise<void> {
  const own = eq(upload.id, id);
  try {
    await discardOne(db, storage, own);
  } catch {
    await db.update(upload).set({ createdAt: longAgo }).where(own);
  }
}

/** Takes a received file away that is not to be kept. */
export async function dropFile(file: ReceivedFile): Promise<void> {
  await fs.promises.rm(file.path, { force: true });
}

/**
 * Takes a file back.
 *
 * @throws {Refused} `operationFailure` when the account has no such file, or it is in a request already.
 */
export async function deleteUpload(
  db: Database,
  storage: UploadStorage,
  accountId: string,
  id: string,
): Promise<void> {
  const own = and(eq(upload.id, id), eq(upload.accountId, accountId));
  if (!isUuid(id) || !(await discardOne(db, storage, own))) throw new Refused('operationFailure', 500, 'id');
}

/** Takes all files of an account out of its requests and from it, for the next sweep to take away. */
export const giveUpFilesOf = (db: Database, accountId: string) =>
  leaveToNobody(db, eq(upload.accountId, accountId));

/** Leaves the files of a request to nobody, as `giveUpFilesOf` does. */
export const giveUpFilesOfRequest = (db: Database, number: string) =>
  leaveToNobody(db, eq(upload.requestNumber, number));

async function leaveToNobody(db: Database, which: SQL): Promise<void> {
  await db
    .update(upload)
    .set({ accountId: deletedAccount, requestNumber: null, position: null, createdAt: longAgo })
    .where(which);
}

/**
 * Takes away what nobody asks for any more: files a week old that are in no request, and what servers that
 * were killed left half received. Any number of servers may do it at once.
 */
export async function sweepUploads(db: Database, storage: UploadStorage, now: Date): Promise<void> {
  const orphaned = lt(upload.createdAt, new Date(now.getTime() - orphanAge));
  while (await discardOne(db, storage, orphaned));

  for (const name of await fs.promises.readdir(storage.incoming)) {
    const file = path.join(storage.incoming, name);
    const { mtimeMs } = await fs.promises.stat(file).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > strayAge) await fs.promises.rm(file, { force: true });
  }
}

/** Where a picture lies as staff are shown it, once one of them has opened it. */
export const shownKeyOf = (storageKey: string) => `${storageKey}.shown.webp`;

/** Removes one file without a request, first its bytes and then its row; the lock keeps requests off it. */
function discardOne(db: Database, storage: UploadStorage, which: SQL | undefined): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: upload.id, storageKey: upload.storageKey })
      .from(upload)
      .where(and(which, isNull(upload.requestNumber)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!found) return false;
    await storage.remove(shownKeyOf(found.storageKey));
    await storage.remove(found.storageKey);
    await transaction.delete(upload).where(eq(upload.id, found.id));
    return true;
  });
}

/** A name as it may be shown: without folders, control characters and marks that turn the writing round. */
function tidyName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const safeName = last.replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFD]/gu, '');
  const short = safeName.slice(0, 200).toWellFormed().trim();
  return canBeSeen(short) ? short : 'file';
}
