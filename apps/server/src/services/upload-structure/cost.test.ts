import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { pngWith } from '../../testing/sample-files.ts';
import { measureUpload } from './measure.ts';

/** Measures a file; tells besides how much was read of it for that. */
async function measured(content: Buffer, type: 'image/jpeg' | 'image/png') {
  const file = path.join(temporaryFolder(), 'upload');
  fs.writeFileSync(file, content);
  const handle = await fs.promises.open(file, 'r');
  const read = vi.spyOn(handle, 'read');
  try {
    const length = await measureUpload(handle, type, content.length);
    const bytes = read.mock.calls.reduce(
      (sum, [buffer]) => sum + (Buffer.isBuffer(buffer) ? buffer.length : 0),
      0,
    );
    return { isTaken: length === content.length, times: bytes / content.length };
  } finally {
    await handle.close();
  }
}

const scan = Buffer.from('\xff\xda\0\x08\x01\x01\0\0\x3f\0\x5a', 'latin1');

/** A JPEG of so many pixels and scans; `frame` is the second byte of its frame's marker. */
function jpegWith({ frame = 0xc0, width = 1, height = 1, scans = 1 }): Buffer {
  const head = Buffer.from('\xff\xd8\xff\xc0\0\x0b\x08\0\0\0\0\x01\x01\x11\0', 'latin1');
  head.writeUInt8(frame, 3);
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, ...Array.from({ length: scans }, () => scan), Buffer.from([0xff, 0xd9])]);
}

it('reads no part of a picture again and again, whatever it is made of', async () => {
  const pictures = [
    ['image/jpeg', jpegWith({ scans: 400 })],
    ['image/jpeg', Buffer.concat([jpegWith({ scans: 9990 }), Buffer.alloc(300_000)])],
    ['image/png', Buffer.concat([pngWith(Buffer.alloc(0)).subarray(0, -12), chunks(15_000)])],
  ] as const;
  for (const [type, content] of pictures) {
    const { times } = await measured(content, type);
    console.log(`${type}, ${content.length} bytes: read ${times.toFixed(2)} times`);
    expect(times).toBeLessThan(4);
  }
});

/** So many chunks of a PNG without data, and its end. */
function chunks(count: number): Buffer {
  const one = Buffer.from('\0\0\0\0prIv\0\0\0\0', 'latin1');
  const end = Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1');
  return Buffer.concat([...Array.from({ length: count }, () => one), end]);
}

it('takes as many scans as pictures have, and no absurd number', async () => {
  expect((await measured(jpegWith({ scans: 500 }), 'image/jpeg')).isTaken).toBe(true);
  expect((await measured(jpegWith({ scans: 501 }), 'image/jpeg')).isTaken).toBe(false);
});

it.each([
  ['a JPEG line by line', 0xc0, 10_000, 9999, true],
  ['a progressive JPEG of a phone', 0xc2, 6000, 4000, true],
  ['a progressive JPEG', 0xc2, 6000, 4001, false],
  ['a progressive JPEG of another coding', 0xca, 10_000, 9999, false],
])('of %s', async (_name, frame, width, height, isTaken) => {
  expect((await measured(jpegWith({ frame, width, height }), 'image/jpeg')).isTaken).toBe(isTaken);
});

/** A square PNG; `method` 1 is interlaced. */
function interlaced(side: number, method: number): Buffer {
  const content = pngWith(Buffer.alloc(0), side);
  content.writeUInt8(method, 28);
  return content;
}

it('of an interlaced PNG takes 24 million pixels', async () => {
  expect((await measured(interlaced(5000, 0), 'image/png')).isTaken).toBe(true);
  expect((await measured(interlaced(4800, 1), 'image/png')).isTaken).toBe(true);
  expect((await measured(interlaced(5000, 1), 'image/png')).isTaken).toBe(false);
});
