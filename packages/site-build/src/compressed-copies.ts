import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Endings of files that a server sends compressed. */
const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.glb',
]);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What compressed copies are made for: visitors, who wait for every byte, or a trial of a build, whose weight nobody asks. */
export type Packing = 'smallest' | 'quick';

/** Quality of both compressions where it is for a trial, the lowest: a build at the highest is packing for more than half of its time. */
const quickest = 1;

/** Models lose half by this step; the highest takes 75 times as long, 90 s for all of them, for another 6 %. */
const modelQuality = 5;

/**
 * Pages are most of what is compressed. The last step of quality makes them 2 % smaller and takes three times as long;
 * scripts and styles, which every page loads, get it, and so do the two pages at which most visits begin.
 */
function qualityOf(file: string, packing: Packing): number {
  if (packing === 'quick') return quickest;
  const ending = extname(file);
  if (ending === '.glb') return modelQuality;
  return ending === '.html' && !/\/(?:en|cn)\/index\.html$/.test(file)
    ? constants.BROTLI_MAX_QUALITY - 1
    : constants.BROTLI_MAX_QUALITY;
}

/** Bytes as the copy of a file has them. */
export function brotliOf(file: string, bytes: Buffer, packing: Packing = 'smallest'): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, packing),
  };
  return brotli(bytes, { params });
}

/** Writes a brotli and a gzip copy beside a file, so that the server never compresses. Gives the first's bytes. */
export async function writeCompressedCopies(file: string, packing: Packing = 'smallest'): Promise<number> {
  const bytes = await readFile(file);
  const level = packing === 'quick' ? quickest : constants.Z_BEST_COMPRESSION;
  const [smallest, small] = await Promise.all([brotliOf(file, bytes, packing), zip(bytes, { level })]);
  await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, small)]);
  return smallest.length;
}

/** Writes such copies beside each file that packs well and lies in a folder by now. Gives one promise a file, once all are known. */
export async function compressFolder(
  folder: string,
  packing: Packing = 'smallest',
): Promise<Promise<number>[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => writeCompressedCopies(join(entry.parentPath, entry.name), packing));
}
