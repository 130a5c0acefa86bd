import { createHash } from 'node:crypto';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { hexOf } from '../bytes.ts';
import { payloadOf } from '../testing/bench.ts';
import { crc16 } from './crc16.ts';
import { crc32 } from './crc32.ts';
import { sha256 } from './sha256.ts';

const check = new TextEncoder().encode('123456789');

it('has the check value of CRC-16/XMODEM', () => {
  expect(crc16(check)).toBe(0x31c3);
  expect(crc16(new Uint8Array())).toBe(0);
});

it.each([0, 1, 55, 56, 63, 64, 65, 127, 128, 1000, 100_003])('agrees with Node on %i bytes', (size) => {
  const bytes = payloadOf(size, size);
  expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(crc32(bytes)).toBe(zlibCrc32(bytes));
});

it('hashes a part of a larger memory as that part', () => {
  const bytes = payloadOf(300);
  const part = bytes.subarray(7, 207);
  expect(hexOf(sha256(part))).toBe(createHash('sha256').update(part).digest('hex'));
});
