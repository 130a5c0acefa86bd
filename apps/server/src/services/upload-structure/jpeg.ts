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
 * short film) is no part of it.
 */
export async function measureJpeg(file: FileView): Promise<number | null> {
  let hasFrame = false;
  let scans = 0;
  let offset = 2;
  while (offset + 2 <= file.size) {
    const head = await file.read(offset, 9);
    const code = head.readUInt8(1);
    if (head.readUInt8(0) !== marker) return null;
    if (code === marker) {
      // Fill bytes may stand before any marker.
      offset += 1;
      continue;
    }
    if (code === endOfImage) return hasFrame && scans > 0 ? offset + 2 : null;
    const length = head.length < 4 ? 0 : head.readUInt16BE(2);
    if (length < 2 || offset + 2 + length > file.size) return null;
    if (isFrame(code)) {
      if (head.length < 9) return null;
      if (!isSane(head.readUInt16BE(7), head.readUInt16BE(5), isProgressive(code))) return null;
      hasFrame = true;
    }
    offset += 2 + length;
    if (code === startOfScan) {
      const end = await endOfScan(file, offset);
      if (end === null || end === offset || !hasFrame) return null;
      scans += 1;
      if (scans > mostScans) return null;
      offset = end;
    }
  }
  return null;
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
