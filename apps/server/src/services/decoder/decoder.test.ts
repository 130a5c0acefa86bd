import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { pngWith, sampleFiles } from '../../testing/sample-files.ts';
import { createDecoder, DecoderFailed } from './decoder.ts';

/** A decoder that is this program. */
function broken(program: string, limits: { time?: number; memory?: number } = {}) {
  const module = path.join(temporaryFolder(), 'decoder.mjs');
  fs.writeFileSync(module, program);
  return createDecoder({ module, ...limits });
}

const give = (content: Buffer) => () => Promise.resolve(content);
const open = give(sampleFiles.png);

it('encodes a picture again', async () => {
  const shown = await createDecoder()('show', open);
  expect(shown?.subarray(8, 12).toString()).toBe('WEBP');
});

it('says of what is none that it cannot be decoded', async () => {
  const decode = createDecoder();
  expect(await decode('show', give(Buffer.from('no picture')))).toBeNull();
  expect(await decode('judge', give(sampleFiles.png.subarray(0, 50)))).toBeNull();
  expect(await decode('judge', open)).not.toBeNull();
});

it('shows the largest picture that is taken within its limits', async () => {
  const { default: sharp } = await import('sharp');
  const plain = { width: 6000, height: 4000, channels: 3, background: '#888' } as const;
  const largest = await sharp({ create: plain })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer();
  expect(await createDecoder()('show', give(largest))).not.toBeNull();
});

it.each([
  ['hangs', 'for (;;);', { time: 500 }],
  ['takes all memory', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1));', { memory: 2 ** 30 }],
  ['crashes before it has read the picture', 'process.abort()', {}],
  [
    'gives without end',
    "process.stdout.on('error', () => {}); setInterval(() => process.stdout.write(Buffer.alloc(2 ** 22)), 1)",
    {},
  ],
])('ends a decoder that %s', async (_name, program, limits) => {
  const long = give(pngWith(Buffer.alloc(10_000_000)));
  await expect(broken(program, limits)('show', long)).rejects.toThrow(DecoderFailed);
});

it('decodes one after the other, and goes on where one was at fault', async () => {
  const decode = broken('process.exit(1)');
  const read: string[] = [];
  const first = decode('show', async () => {
    read.push('first');
    return sampleFiles.png;
  });
  const failed = first.catch(() => read.push('over'));
  const second = decode('show', async () => {
    read.push('second');
    return sampleFiles.png;
  });
  await Promise.allSettled([failed, second]);
  expect(read).toEqual(['first', 'over', 'second']);
});

it('tells a decoder nothing of the settings', async () => {
  process.env['DATABASE_URL'] ??= '';
  const decode = broken('process.stdout.write(Object.keys(process.env).join())');
  expect((await decode('show', open))?.toString()).not.toContain('DATABASE_URL');
});
