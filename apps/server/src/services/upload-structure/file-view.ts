import type { FileHandle } from 'node:fs/promises';

/** Pixels of a picture at most: twice what the largest sensors of phones give. What a few bytes blow up to is no picture. */
const mostPixels = 400_000_000;

/**
 * Pixels at most of a picture that comes in several passes over all of it (progressive, interlaced), twice what phones take: all of
 * it is in memory at once to be decoded, where others go line by line.
 */
export const mostPixelsInPasses = 24_000_000;

/** Bytes read at once: parts are small and lie side by side. */
const block = 64 * 1024;

/** Parts that are looked at; a file of more is made to keep the server busy. */
const mostReads = 20_000;

/** Reads where it is asked to, so that a file of 20 MB is not in memory to be looked at. */
export interface FileView {
  /** Bytes of the file. */
  readonly size: number;
  /** What lies from `offset` on, `length` bytes or as many as there are. */
  read(offset: number, length: number): Promise<Buffer>;
}

/** Gives the length of the picture or film at the beginning of a file, in bytes; null where it is not whole. */
export type Measure = (file: FileView) => Promise<number | null>;

/** A view of an open file. What asks it too often is told so with the error of a read beyond a buffer. */
export function viewOf(handle: FileHandle, size: number): FileView {
  let reads = 0;
  let kept: Buffer = Buffer.alloc(0);
  let keptAt = 0;
  const readFrom = async (offset: number, length: number): Promise<Buffer> => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
    return buffer.subarray(0, bytesRead);
  };
  return {
    size,
    read: async (offset, length) => {
      reads += 1;
      if (reads > mostReads) throw new RangeError(`more than ${mostReads} parts`);
      if (length > block) return readFrom(offset, length);
      const end = Math.min(offset + length, size);
      if (offset < keptAt || end > keptAt + kept.length)
        [kept, keptAt] = [await readFrom(offset, block), offset];
      return kept.subarray(offset - keptAt, Math.max(0, end - keptAt));
    },
  };
}

/** Whether someone may have taken a picture of this many pixels, `inPasses` where it is progressive or interlaced. */
export function isSane(width: number, height: number, inPasses = false): boolean {
  return width > 0 && height > 0 && width * height <= (inPasses ? mostPixelsInPasses : mostPixels);
}
