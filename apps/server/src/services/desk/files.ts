import type { DeskFile } from '@payload/api/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import type { UploadStorage } from '../../storage/storage.ts';
import { decodeInTurn, mostDecodedPixels } from '../decoding.ts';
import { isUuid } from '../ids.ts';
import { Refused } from '../refused.ts';
import { mostPixelsInPasses } from '../upload-structure/file-view.ts';

/** Pixels of the longer side of a picture as staff see it. */
const longestSide = 2000;

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
    ? await decodeInTurn(async () => encodedAnew(await storage.read(storageKey)))
    : null;
  return { name, type, picture, place: storage.locate(storageKey) };
}

/** A picture upright, at most as large as a screen, as WebP in base64; null where it cannot be decoded. */
async function encodedAnew(content: Buffer): Promise<string | null> {
  try {
    const { isProgressive } = await sharp(content, { limitInputPixels: mostDecodedPixels }).metadata();
    const limitInputPixels = isProgressive ? mostPixelsInPasses : mostDecodedPixels;
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
