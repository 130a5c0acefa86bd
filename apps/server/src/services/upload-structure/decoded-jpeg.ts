import { DecoderFailed, decoder } from '../decoder/decoder.ts';
import type { FileView } from './file-view.ts';

/** Bytes of a file from one offset to another. */
export type Span = readonly [start: number, end: number];

/**
 * Whether a JPEG shows without any fault once bytes that are of no segment are left out and it is given an end. Dear, so only
 * for one that its segments alone do not tell of.
 *
 * @param end where the picture ends, its end marker aside.
 */
export async function decodesWithout(file: FileView, strays: readonly Span[], end: number): Promise<boolean> {
  // Read when its turn has come: what waits is not in memory.
  const read = async () => {
    const parts: Buffer[] = [];
    let from = 0;
    for (const [start, next] of [...strays, [end, end] as const]) {
      parts.push(await file.read(from, start - from));
      from = next;
    }
    return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
  };
  try {
    return (await decoder.inTurn('judge', read)) !== null;
  } catch (error) {
    if (error instanceof DecoderFailed) return false;
    throw error;
  }
}
