import { type FileView, isSane } from './file-view.ts';

/** A box of the ISO base media file format: where its content begins and ends. */
interface Box {
  name: string;
  start: number;
  end: number;
}

/** Boxes in one place; more of them are an attempt to keep the server busy. */
const mostBoxes = 10_000;

/** What a track's header box is long at most. */
const trackHeader = 104;

/** HEIC: a `meta` box that tells the size of each picture, and their bytes (ISO/IEC 23008-12). */
export async function measureHeic(file: FileView): Promise<number | null> {
  const { boxes, end } = await boxesIn(file, 0, file.size);
  const meta = boxes.find(({ name }) => name === 'meta');
  if (!meta) return null;
  // Version and flags come first in it.
  const properties = await inside(file, { ...meta, start: meta.start + 4 }, 'iprp', 'ipco');
  const sizes = properties.filter(({ name }) => name === 'ispe');
  for (const { start } of sizes) {
    const size = await file.read(start, 12);
    if (size.length < 12 || !isSane(size.readUInt32BE(4), size.readUInt32BE(8))) return null;
  }
  const hasPixels = boxes.some(({ name, start, end: last }) => name === 'mdat' && last > start);
  return sizes.length > 0 && hasPixels ? end : null;
}

/** MP4, QuickTime and 3GP: a `moov` box with a track that is seen, and the bytes of its pictures (ISO/IEC 14496-12). */
export async function measureFilm(file: FileView): Promise<number | null> {
  const { boxes, end } = await boxesIn(file, 0, file.size);
  const moov = boxes.find(({ name }) => name === 'moov');
  if (!moov || !boxes.some(({ name, start, end: last }) => name === 'mdat' && last > start)) return null;
  let isSeen = false;
  for (const track of await inside(file, moov)) {
    if (track.name !== 'trak') continue;
    for (const { name, start, end: last } of await inside(file, track)) {
      if (name !== 'tkhd' || last - start < 8) continue;
      // Width and height stand last, with 16 bits behind the point; sound has none.
      const header = await file.read(start, Math.min(last - start, trackHeader));
      const [width, height] = [
        header.readUInt32BE(header.length - 8) >>> 16,
        header.readUInt32BE(header.length - 4) >>> 16,
      ];
      if (width * height === 0) continue;
      if (!isSane(width, height)) return null;
      isSeen = true;
    }
  }
  return isSeen ? end : null;
}

/** What lies in a box, or in one within it by a path of names. */
async function inside(file: FileView, box: Box, ...path: string[]): Promise<Box[]> {
  let { boxes } = await boxesIn(file, box.start, box.end);
  for (const step of path) {
    const found = boxes.find(({ name }) => name === step);
    if (!found) return [];
    ({ boxes } = await boxesIn(file, found.start, found.end));
  }
  return boxes;
}

/** The whole boxes from `start` on, and where the last of them ends. */
async function boxesIn(file: FileView, start: number, limit: number): Promise<{ boxes: Box[]; end: number }> {
  const boxes: Box[] = [];
  let offset = start;
  while (offset + 8 <= limit && boxes.length < mostBoxes) {
    const head = await file.read(offset, 16);
    const name = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    // 0 reaches to the end, 1 says the length behind the name.
    const length = short === 0 ? limit - offset : isLong ? Number(head.readBigUInt64BE(8)) : short;
    const headLength = isLong ? 16 : 8;
    if (length < headLength || offset + length > limit || !/^[\x20-\x7e\xa9]{4}$/.test(name)) break;
    boxes.push({ name, start: offset + headLength, end: offset + length });
    offset += length;
  }
  return { boxes, end: offset };
}
