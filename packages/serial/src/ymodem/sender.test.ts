import { expect, it } from 'vitest';
import { payloadOf } from '../testing/bench.ts';
import { YmodemSender } from './sender.ts';

const ack = Uint8Array.of(0x06);
const call = Uint8Array.of(0x43);
const nak = Uint8Array.of(0x15);

function sending(size = 5000) {
  const sender = new YmodemSender(
    { name: 'a.bin', bytes: payloadOf(size) },
    { now: 0, bytesPerSecond: 11_520, limit: 0 },
  );
  /** Numbers of the packets that went out since it was asked last. */
  const sent = () => {
    const numbers: (number | undefined)[] = [];
    for (let bytes = sender.take(); bytes !== null; bytes = sender.take()) numbers.push(bytes[1]);
    return numbers;
  };
  return { sender, sent };
}

it('waits for the call of the receiver, which purges what comes before it', () => {
  const { sender, sent } = sending();
  expect(sent()).toEqual([]);
  expect(sender.deadline).toBe(1200);
  sender.receive(call, 49);
  expect(sent()).toEqual([0]);
});

it('sends the first block unasked where no call comes in 1.2 s, and again as soon as one comes', () => {
  const { sender, sent } = sending();
  sender.tick(1200);
  expect(sent()).toEqual([0]);
  sender.receive(call, 1300);
  expect(sent()).toEqual([]);
  expect(sender.deadline).toBeLessThanOrEqual(1600);
  sender.tick(sender.deadline);
  expect(sent()).toEqual([0]);
});

it('swallows the second acknowledgement of a block that went out twice', () => {
  const { sender, sent } = sending();
  sender.receive(call, 10);
  sender.receive(Uint8Array.of(0x06, 0x43), 30);
  expect(sent()).toEqual([0, 1]);
  // The answer is late, so the block goes out again, and both copies are acknowledged.
  sender.tick(sender.deadline);
  expect(sent()).toEqual([1]);
  sender.receive(ack, 3200);
  sender.receive(ack, 3300);
  expect(sent()).toEqual([]);
  expect(sender.acknowledged).toBe(1024);
  sender.tick(sender.deadline);
  expect(sent()).toEqual([2]);
  sender.receive(ack, 3900);
  expect(sent()).toEqual([3]);
});

it('takes what was said while it slept for one answer', () => {
  const { sender, sent } = sending();
  sender.receive(call, 10);
  sender.receive(Uint8Array.of(0x06, 0x43), 30);
  sent();
  sender.receive(Uint8Array.of(...ack, ...ack, ...nak, ...nak), 12_000);
  expect(sent()).toEqual([2]);
});
