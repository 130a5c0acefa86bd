import type { FileHandle } from 'node:fs/promises';

/** Pixels of a picture at most: twice what the largest sensors of phones give. What a few bytes blow up to is no picture. */
const mostPixels = 400_000_000;

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
  return {
    size,
    read: async (offset, length) => {
      reads += 1;
      if (reads > mostReads) throw new RangeError(`more than ${mostReads} parts`);
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** Whether somebody may have taken a picture of this many pixels. */
export function isSane(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels;
}
