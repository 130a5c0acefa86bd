import { describe, expect, it } from 'vitest';
import { type Bytes, concat, hexOf } from '../bytes.ts';
import { below, randomBytes, randomFrom } from '../random.ts';
import { encodeFrame, type Frame, longestPayload } from './frame.ts';
import { FrameReader } from './frame-reader.ts';

function randomFrame(random: () => number): Frame {
  const payload = randomBytes(below(random() < 0.1 ? longestPayload + 1 : 40, random), random);
  return { type: below(256, random), seq: below(256, random), payload };
}

/** Cuts at random places. */
function cut(bytes: Bytes, random: () => number): Bytes[] {
  const parts: Bytes[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const length = 1 + below(Math.min(rest.length, 50), random);
    parts.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return parts;
}

it('has the layout of the design', () => {
  const frame = encodeFrame({ type: 0x01, seq: 0x07, payload: Uint8Array.of(1) });
  expect(hexOf(frame)).toMatch(/^a55a0107010001....$/);
  expect(() => encodeFrame({ type: 1, seq: 1, payload: new Uint8Array(longestPayload + 1) })).toThrow(
    RangeError,
  );
});

describe('a reader of frames', () => {
  it('finds every frame among noise, however the bytes are cut (500 seeds)', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const random = randomFrom(seed);
      const sent: Frame[] = [];
      const parts: Bytes[] = [];
      for (let count = 0; count < 8; count += 1) {
        // Noise with false beginnings, too.
        parts.push(randomBytes(below(30, random), random));
        if (random() < 0.3) parts.push(Uint8Array.of(0xa5, 0x5a, 0x10, 0x00, 0xff, 0x03));
        const frame = randomFrame(random);
        sent.push(frame);
        parts.push(encodeFrame(frame));
      }
      const reader = new FrameReader();
      const found = cut(concat(...parts), random).flatMap((part) => reader.push(part));
      found.push(...reader.flush());
      expect(found, `seed ${seed}`).toEqual(sent);
    }
  });

  it('takes no frame with a changed bit (500 seeds)', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const random = randomFrom(seed);
      const bytes = encodeFrame(randomFrame(random));
      const at = below(bytes.length, random);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8, random));
      const reader = new FrameReader();
      expect([...reader.push(bytes), ...reader.flush()], `seed ${seed}`).toEqual([]);
    }
  });

  it('gives up what was begun, and finds the frame in it', () => {
    const inner: Frame = { type: 1, seq: 2, payload: Uint8Array.of(3) };
    const reader = new FrameReader();
    expect(reader.push(Uint8Array.of(0xa5, 0x5a, 0x10, 0, 0, 4))).toEqual([]);
    expect(reader.push(encodeFrame(inner))).toEqual([]);
    expect(reader.isPartial).toBe(true);
    expect(reader.flush()).toEqual([inner]);
    expect(reader.isPartial).toBe(false);
    expect(reader.discarded).toBe(6);
  });
});
