import { expect, it } from 'vitest';
import { hexOf } from '../bytes.ts';
import { inProtocol, profiles } from '../simulator/profiles.ts';
import { assumedLimits, decodeInfo, encodeInfo } from './device-info.ts';
import { decodeBusy, decodeResult, encodeBusy, encodeResult } from './messages.ts';

const running = {
  imageSha256: Uint8Array.from({ length: 32 }, (_, index) => index),
  bootCount: 0x01020304,
  isPending: true,
  hasSwapFailed: false,
};

it('says what a device of version 1 is in 54 bytes', () => {
  const { info } = inProtocol(profiles.AD2, 1);
  const complete = { ...info, running: null, resumeOffset: 4096 };
  const bytes = encodeInfo(complete);
  expect(bytes).toHaveLength(54);
  expect(hexOf(bytes.subarray(0, 16))).toBe('41443200000000000000000000000000');
  expect(hexOf(bytes.subarray(16, 26))).toBe('03000000010204000002');
  expect(decodeInfo(bytes)).toEqual(complete);
  expect(complete).toMatchObject({ limits: assumedLimits, maxBaud: 0 });
  expect(decodeInfo(bytes.slice(1))).toBeNull();
});

it('says in 47 bytes more what runs in a device of version 2, and how long it may take', () => {
  const limits = { beginMs: 0x1234, verifyMs: 5000, rebootMs: 65_535 };
  const info = { ...profiles.AD2.info, running, resumeOffset: 0, limits, maxBaud: 921_600 };
  const bytes = encodeInfo(info);
  expect(bytes).toHaveLength(101);
  expect(hexOf(bytes.subarray(54, 86))).toBe(hexOf(running.imageSha256));
  expect(hexOf(bytes.subarray(86))).toBe('040302010134128813ffff00100e00');
  expect(decodeInfo(bytes)).toEqual(info);
  const failed = { ...running, isPending: false, hasSwapFailed: true };
  expect(decodeInfo(encodeInfo({ ...info, running: failed }))?.running).toEqual(failed);
});

it.each([1, 2] as const)(
  'of a device of version %s that says more than is known, what is known is read',
  (protocol) => {
    const { info } = inProtocol(profiles.AD2, protocol);
    const whole = encodeInfo({ ...info, running: protocol === 1 ? null : running, resumeOffset: 0 });
    const longer = new Uint8Array(whole.length + 16).fill(0xee);
    longer.set(whole);
    expect(decodeInfo(longer)).toEqual(decodeInfo(whole));
  },
);

it.each([0xff, 0x00])('a serial number that was never written (%i) is none', (blank) => {
  const bytes = encodeInfo({ ...profiles.AD2.info, running, resumeOffset: 0 });
  bytes.fill(blank, 42, 54);
  expect(decodeInfo(bytes)?.serial).toBe('');
});

it('says how many milliseconds more a busy device wants', () => {
  expect(hexOf(encodeBusy(2000))).toBe('d007');
  expect(decodeBusy(encodeBusy(65_535))).toBe(65_535);
  expect(decodeBusy(new Uint8Array(1))).toBeNull();
});

it('says how a device finds what it holds', () => {
  const result = { status: 'damaged' as const, sha256: new Uint8Array(32).fill(7) };
  expect(decodeResult(encodeResult(result))).toEqual(result);
  expect(decodeResult(new Uint8Array(33).fill(9))).toBeNull();
  expect(decodeResult(new Uint8Array())).toBeNull();
});
