import type { FileHandle } from 'node:fs/promises';
import type { Upload } from '@payload/api/contract';
import { type Measure, viewOf } from './file-view.ts';
import { measureFilm, measureHeic } from './iso-media.ts';
import { measureJpeg } from './jpeg.ts';
import { measurePng } from './png.ts';
import { measureWebp } from './webp.ts';

const measures: Record<Upload['type'], Measure> = {
  'image/jpeg': measureJpeg,
  'image/png': measurePng,
  'image/webp': measureWebp,
  'image/heic': measureHeic,
  'video/mp4': measureFilm,
  'video/quicktime': measureFilm,
  'video/3gpp': measureFilm,
  'video/3gpp2': measureFilm,
};

/**
 * The length of the picture or film a file begins with, in bytes; null where it is not whole or its size is not one
 * of a picture. Nothing is decoded: parts are walked by their lengths.
 */
export async function measureUpload(
  file: FileHandle,
  type: Upload['type'],
  size: number,
): Promise<number | null> {
  try {
    return await measures[type](viewOf(file, size));
  } catch (error) {
    // A part that is cut off in its head is read beyond its end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
