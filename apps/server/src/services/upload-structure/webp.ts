import { type FileView, isSane } from './file-view.ts';

/** Walks the chunks of a WebP (RFC 9649): all of them whole, and pixels among them. */
export async function measureWebp(file: FileView): Promise<number | null> {
  const riff = await file.read(0, 12);
  const end = 8 + riff.readUInt32LE(4);
  if (end > file.size) return null;
  let hasPixels = false;
  let offset = 12;
  while (offset + 8 <= end) {
    const head = await file.read(offset, 18);
    const name = head.toString('latin1', 0, 4);
    const next = offset + 8 + head.readUInt32LE(4);
    if (next > end || !/^[\x20-\x7e]{4}$/.test(name)) return null;
    const size = sizeOf(name, head);
    if (size && !isSane(...size)) return null;
    // Of an animation, each picture lies within such a chunk.
    if (name === 'ANMF' || (size && name !== 'VP8X')) hasPixels = true;
    // Chunks begin at even places.
    offset = next + (next % 2);
  }
  return hasPixels && offset >= end ? end : null;
}

/** Width and height in the head of a chunk that has them; 0 where it is too short. */
function sizeOf(name: string, head: Buffer): [width: number, height: number] | null {
  if (!['VP8 ', 'VP8L', 'VP8X'].includes(name)) return null;
  if (head.length < (name === 'VP8L' ? 13 : 18) || head.readUInt32LE(4) < 5) return [0, 0];
  if (name === 'VP8X') return [head.readUIntLE(12, 3) + 1, head.readUIntLE(15, 3) + 1];
  if (name === 'VP8L') {
    const packed = head.readUInt32LE(9);
    return head.readUInt8(8) === 0x2f ? [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1] : [0, 0];
  }
  // The frame's tag of three bytes, and a start code.
  return head.readUIntBE(11, 3) === 0x9d012a
    ? [head.readUInt16LE(14) & 0x3fff, head.readUInt16LE(16) & 0x3fff]
    : [0, 0];
}
