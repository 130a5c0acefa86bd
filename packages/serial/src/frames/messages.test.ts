import { expect, it } from 'vitest';
import { hexOf } from '../bytes.ts';
import { profiles } from '../simulator/profiles.ts';
import { decodeInfo, decodeResult, encodeInfo, encodeResult } from './messages.ts';

it('says what a device is in 54 bytes', () => {
  const info = { ...profiles.AD2.info, resumeOffset: 4096 };
  const bytes = encodeInfo(info);
  expect(bytes).toHaveLength(54);
  expect(hexOf(bytes.subarray(0, 16))).toBe('41443200000000000000000000000000');
  expect(hexOf(bytes.subarray(16, 26))).toBe('03000000010204000002');
  expect(decodeInfo(bytes)).toEqual(info);
  expect(decodeInfo(bytes.slice(1))).toBeNull();
});

it('says how a device finds what it holds', () => {
  const result = { status: 'damaged' as const, sha256: new Uint8Array(32).fill(7) };
  expect(decodeResult(encodeResult(result))).toEqual(result);
  expect(decodeResult(new Uint8Array(33).fill(9))).toBeNull();
  expect(decodeResult(new Uint8Array())).toBeNull();
});
