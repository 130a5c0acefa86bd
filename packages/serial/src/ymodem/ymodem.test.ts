import { describe, expect, it } from 'vitest';
import { areEqual, type Bytes, concat } from '../bytes.ts';
import type { Engine } from '../engine.ts';
import { below, randomFrom } from '../random.ts';
import { payloadOf } from '../testing/bench.ts';
import { YmodemReceiver } from './receiver.ts';
import { YmodemSender } from './sender.ts';

function receiving(now = 0) {
  let stored: Bytes = new Uint8Array();
  const file = { name: '', size: -1 };
  const receiver = new YmodemReceiver(
    {
      open(name, size) {
        Object.assign(file, { name, size });
        return true;
      },
      write(bytes) {
        stored = concat(stored, bytes);
        return true;
      },
    },
    now,
  );
  return { receiver, file, stored: () => stored };
}

/** Lets two ends talk, with what happens to the bytes between them, until both are done. */
function talk(a: Engine, b: Engine, disturb: (bytes: Bytes) => Bytes = (bytes) => bytes) {
  let now = 0;
  for (let turn = 0; turn < 20_000; turn += 1) {
    let isQuiet = true;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      for (let bytes = from.take(); bytes !== null; bytes = from.take()) {
        isQuiet = false;
        now += 10;
        const arrived = disturb(bytes);
        if (arrived.length > 0 && to.outcome === null) to.receive(arrived, now);
      }
    }
    if (a.outcome !== null && b.outcome !== null) return;
    if (!isQuiet) continue;
    const next = [a, b]
      .filter(({ outcome }) => outcome === null)
      .toSorted((one, other) => one.deadline - other.deadline)[0];
    now = Math.max(now, next?.deadline ?? now);
    next?.tick(now);
  }
  throw new Error('They never came to an end.');
}

const options = { now: 0, bytesPerSecond: 11_520, limit: 0 };

describe('YMODEM-1K', () => {
  it.each([0, 1, 127, 128, 129, 1023, 1024, 1025, 300_000])('carries %i bytes', (size) => {
    const bytes = payloadOf(size);
    const sender = new YmodemSender({ name: 'a.bin', bytes }, options);
    const { receiver, file, stored } = receiving();
    talk(sender, receiver);
    expect(sender.outcome).toEqual({ ok: true });
    expect(receiver.outcome).toEqual({ ok: true });
    expect(file).toEqual({ name: 'a.bin', size });
    expect(areEqual(stored(), bytes)).toBe(true);
    expect(sender.repeated).toBe(0);
  });

  it('carries the file unharmed or says that it did not, whatever the line does (2000 seeds)', {
    timeout: 60_000,
  }, () => {
    let carried = 0;
    const harmed: number[] = [];
    for (let seed = 0; seed < 2000; seed += 1) {
      const random = randomFrom(seed);
      const bytes = payloadOf(below(6000, random), seed);
      const sender = new YmodemSender({ name: 'a.bin', bytes }, options);
      const { receiver, stored } = receiving();
      talk(sender, receiver, (packet) => {
        if (random() > 0.1) return packet;
        const at = below(packet.length, random);
        if (random() < 0.5) return packet.filter((_, index) => index !== at);
        return packet.map((byte, index) => (index === at ? byte ^ (1 << below(8, random)) : byte));
      });
      const isSame = areEqual(stored(), bytes);
      if (receiver.outcome?.ok && !isSame) harmed.push(seed);
      if (receiver.outcome?.ok && isSame) carried += 1;
    }
    expect(harmed).toEqual([]);
    expect(carried).toBeGreaterThan(1900);
  });

  it('gives up when nobody invites it', () => {
    const sender = new YmodemSender({ name: 'a.bin', bytes: payloadOf(10) }, options);
    while (sender.outcome === null) sender.tick(sender.deadline);
    expect(sender.outcome).toMatchObject({ ok: false, code: 'timeout' });
    expect(sender.deadline).toBeLessThan(30_000);
  });

  it('goes away from a receiver that is told it is the wrong file', () => {
    const sender = new YmodemSender({ name: 'a.bin', bytes: payloadOf(10) }, options);
    const receiver = new YmodemReceiver({ open: () => false, write: () => true }, 0);
    talk(sender, receiver);
    expect(sender.outcome).toMatchObject({ ok: false, code: 'cancelled-by-device' });
  });

  it('does not take one CAN among noise for the end', () => {
    const sender = new YmodemSender({ name: 'a.bin', bytes: payloadOf(10) }, options);
    sender.receive(Uint8Array.of(0x18, 0x00, 0x18), 1);
    expect(sender.outcome).toBeNull();
    sender.receive(Uint8Array.of(0x18), 2);
    expect(sender.outcome).toMatchObject({ code: 'cancelled-by-device' });
  });
});
