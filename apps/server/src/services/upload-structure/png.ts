import { type FileView, isSane } from './file-view.ts';

const signatureLength = 8;

/** Length, name and checksum around the data of a chunk. */
const frame = 12;

/** Walks the chunks of a PNG (ISO/IEC 15948) to its end: a header first, then pixels, and nothing cut off. */
export async function measurePng(file: FileView): Promise<number | null> {
  let hasPixels = false;
  for (let offset = signatureLength; offset + frame <= file.size; ) {
    const head = await file.read(offset, 16 + frame);
    const length = head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    const end = offset + frame + length;
    if (!/^[a-z]{4}$/i.test(name) || end > file.size) return null;
    if ((name === 'IHDR') !== (offset === signatureLength)) return null;
    if (name === 'IHDR' && (length !== 13 || !isSane(...sizeOf(head)))) return null;
    if (name === 'IDAT' && length > 0) hasPixels = true;
    if (name === 'IEND') return hasPixels ? end : null;
    offset = end;
  }
  return null;
}

/** Width and height in a header's chunk, and whether it is interlaced. */
function sizeOf(head: Buffer): [width: number, height: number, inPasses: boolean] {
  return [head.readUInt32BE(8), head.readUInt32BE(12), head.readUInt8(20) !== 0];
}
