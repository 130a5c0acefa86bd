import { decodesWithout, type Span } from './decoded-jpeg.ts';
import { type FileView, isSane } from './file-view.ts';

const marker = 0xff;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Bytes looked through for the end of a scan, at first and at most: most scans of many are short. */
const window = { first: 4 * 1024, longest: 256 * 1024 };

/** Scans of a picture; ten are usual, and each of them is a pass over the whole of it to whoever decodes it. */
const mostScans = 500;

/** Frames of every kind of JPEG (ITU-T T.81, table B.1); the codes between them are tables. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** Of these the ones whose scans each cover all of the picture. */
const isProgressive = (code: number) => [0xc2, 0xc6, 0xca, 0xce].includes(code);

/** Stuffing and restarts, which stand within a scan. */
const isWithinScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7);

/**
 * Walks the segments and scans of a JPEG to its end. What phones put behind it (a second picture with more light, a
 * short film) is no part of it. Stray bytes between segments and a missing end are forgiven, as viewers do, where the picture
 * decodes without a fault.
 */
export async function measureJpeg(file: FileView): Promise<number | null> {
  let hasFrame = false;
  let isCoarseFirst = false;
  let scans = 0;
  const strays: Span[] = [];
  let offset = 2;
  while (offset + 2 <= file.size) {
    const head = await file.read(offset, 9);
    const code = head.readUInt8(1);
    if (head.readUInt8(0) !== marker || code === 0) {
      const next = await endOfScan(file, offset);
      if (next === null) break;
      strays.push([offset, next]);
      offset = next;
      continue;
    }
    if (code === marker) {
      // Fill bytes may stand before any marker.
      offset += 1;
      continue;
    }
    if (code === endOfImage) {
      if (!hasFrame || scans === 0) return null;
      return strays.length === 0 || (await decodesWithout(file, strays, offset)) ? offset + 2 : null;
    }
    const length = head.length < 4 ? 0 : head.readUInt16BE(2);
    if (length < 2 || offset + 2 + length > file.size) return null;
    if (isFrame(code)) {
      if (head.length < 9) return null;
      if (!isSane(head.readUInt16BE(7), head.readUInt16BE(5), isProgressive(code))) return null;
      hasFrame = true;
      isCoarseFirst = isProgressive(code);
    }
    offset += 2 + length;
    if (code === startOfScan) {
      const end = await endOfScan(file, offset);
      if (end === offset || !hasFrame) return null;
      // A progressive picture that breaks off is whole as well, and coarser.
      if (end === null) return isCoarseFirst ? null : endless(file, strays, offset);
      scans += 1;
      if (scans > mostScans) return null;
      offset = end;
    }
  }
  return null;
}

/** The length of a JPEG whose scan reaches to the end of the file, without what fills the block behind it; null where it breaks off. */
async function endless(file: FileView, strays: readonly Span[], scan: number): Promise<number | null> {
  const bytes = await file.read(scan, file.size - scan);
  const end = scan + bytes.findLastIndex((byte) => byte !== 0 && byte !== marker) + 1;
  return end > scan && (await decodesWithout(file, strays, end)) ? end : null;
}

/** Where the marker after a scan stands; null where the file ends within it. */
async function endOfScan(file: FileView, start: number): Promise<number | null> {
  let length = window.first;
  for (let base = start; base + 1 < file.size; base += length, length = window.longest) {
    // One byte more, for a marker that lies across two windows.
    const bytes = await file.read(base, length + 1);
    for (
      let at = bytes.indexOf(marker);
      at >= 0 && at + 1 < bytes.length;
      at = bytes.indexOf(marker, at + 1)
    ) {
      const code = bytes.readUInt8(at + 1);
      if (at < length && code !== marker && !isWithinScan(code)) return base + at;
    }
  }
  return null;
}
