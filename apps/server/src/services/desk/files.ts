import type { DeskFile } from '@payload/api/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { createLine } from '../../in-turn.ts';
import type { UploadStorage } from '../../storage/storage.ts';
import { isUuid } from '../ids.ts';
import { Refused } from '../refused.ts';
import { mostPixelsInPasses } from '../upload-structure/file-view.ts';

/** Pixels of the longer side of a picture as staff see it. */
const longestSide = 2000;

/** Pixels that are decoded at most of a picture that goes line by line; one that claims more is not. */
const mostPixels = 100_000_000;

/** Pictures are decoded one after the other: each takes a thread that passwords wait for, and memory that it does not give back. */
const inTurn = createLine();

/** What is decoded here. The codecs of HEIC and of films are not part of sharp's builds. */
const decoded = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * A file of a request as staff may look at it: a picture is decoded and encoded anew, so that nothing of what a stranger
 * sent reaches a browser but its pixels. What cannot be decoded is not shown; where it lies is told.
 *
 * @throws {Refused} `operationFailure` where no request has such a file.
 */
export async function deskFile(db: Database, storage: UploadStorage, id: string): Promise<DeskFile> {
  const [found] = isUuid(id)
    ? await db
        .select()
        .from(upload)
        .where(and(eq(upload.id, id), isNotNull(upload.requestNumber)))
    : [];
  if (!found) throw new Refused('operationFailure', 500, 'id');
  const { name, type, storageKey } = found;
  const picture = decoded.has(type)
    ? await inTurn(async () => encodedAnew(await storage.read(storageKey)))
    : null;
  return { name, type, picture, place: storage.locate(storageKey) };
}

/** A picture upright, at most as large as a screen, as WebP in base64; null where it cannot be decoded. */
async function encodedAnew(content: Buffer): Promise<string | null> {
  try {
    const { isProgressive } = await sharp(content, { limitInputPixels: mostPixels }).metadata();
    const limitInputPixels = isProgressive ? mostPixelsInPasses : mostPixels;
    const encoded = await sharp(content, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return encoded.toString('base64');
  } catch {
    return null;
  }
}
