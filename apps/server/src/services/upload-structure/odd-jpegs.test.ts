import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { decoder } from '../decoder/decoder.ts';
import { decoderTasks } from '../decoder/tasks.ts';
import { measureUpload } from './measure.ts';

// Here and not in a process of its own for each: a hundred are decoded.
const decode = vi
  .spyOn(decoder, 'inTurn')
  .mockImplementation(async (task, read) => decoderTasks[task](await read()).catch(() => null));
afterAll(() => decode.mockRestore());

/** A photograph of noise, so that every part of its scan counts. */
async function photograph(options: { progressive?: boolean } = {}): Promise<Buffer> {
  return sharp({
    create: {
      width: 96,
      height: 64,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 80, ...options })
    .toBuffer();
}

/** Where the segments of a JPEG begin, from the one behind its start on; the last is its first scan. */
function segmentsOf(jpeg: Buffer): number[] {
  const starts: number[] = [];
  for (let offset = 2; ; offset += 2 + jpeg.readUInt16BE(offset + 2)) {
    starts.push(offset);
    if (jpeg.readUInt8(offset + 1) === 0xda) return starts;
  }
}

const inserted = (jpeg: Buffer, at: number, bytes: Buffer | string) =>
  Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)]);

const script = '<script>alert(1)</script>';

describe('a JPEG that viewers show', () => {
  let folder: string;
  let baseline: Buffer;
  let progressive: Buffer;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'payload-server-'));
    baseline = await photograph();
    progressive = await photograph({ progressive: true });
  });

  afterAll(() => fs.rm(folder, { recursive: true }));

  const measured = async (content: Buffer) => {
    const file = path.join(folder, 'odd.jpg');
    await fs.writeFile(file, content);
    const handle = await fs.open(file);
    try {
      return await measureUpload(handle, 'image/jpeg', content.length);
    } finally {
      await handle.close();
    }
  };

  it('is whole with stray bytes between any two segments', async () => {
    for (const jpeg of [baseline, progressive])
      for (const at of segmentsOf(jpeg).slice(1))
        for (const stray of [Buffer.alloc(1), Buffer.alloc(300, 0x41), Buffer.from([0xff, 0x00, 0x12])]) {
          const odd = inserted(jpeg, at, stray);
          expect([at, await measured(odd)]).toEqual([at, odd.length]);
          expect(await measured(Buffer.concat([odd, Buffer.from(script)]))).toBe(odd.length);
        }
  });

  it('is whole without its end, and what fills the block behind it is cut off', async () => {
    const endless = baseline.subarray(0, -2);
    expect(await measured(endless)).toBe(endless.length);
    expect(await measured(Buffer.concat([endless, Buffer.alloc(200)]))).toBe(endless.length);
    expect(await measured(baseline.subarray(0, -1))).toBe(endless.length);
  });

  it('is refused where it breaks off before its last line, with stray bytes as without', async () => {
    for (const jpeg of [baseline, progressive]) {
      const [, second = 0] = segmentsOf(jpeg);
      for (let left = 40; left < jpeg.length; left += Math.ceil(jpeg.length / 25)) {
        expect([left, await measured(jpeg.subarray(0, left))]).toEqual([left, null]);
        const odd = inserted(jpeg, second, 'stray');
        expect([left, await measured(odd.subarray(0, left + 5))]).toEqual([left, null]);
      }
    }
  });

  it('is refused where it is progressive and has no end, for what is left of it would show', async () => {
    expect(await measured(progressive.subarray(0, -2))).toBeNull();
  });

  it('is refused where a part claims more than it has', async () => {
    for (const jpeg of [baseline, progressive])
      for (const at of segmentsOf(jpeg).slice(0, -1)) {
        const wrong = Buffer.from(jpeg);
        wrong.writeUInt16BE(jpeg.readUInt16BE(at + 2) + 30, at + 2);
        expect([at, await measured(wrong)]).toEqual([at, null]);
      }
  });
});
