import { expect, it } from 'vitest';
import { parseFault } from './parse-fault.ts';

it.each([
  ['drop@40%', { kind: 'drop', lane: 'toDevice', at: { percent: 40 }, amount: 1 }],
  ['delay:1500@2048', { kind: 'delay', lane: 'toDevice', at: { byte: 2048 }, amount: 1500 }],
  ['disconnect@verify', { kind: 'disconnect', lane: 'toDevice', at: { step: 'verify' }, amount: 0 }],
  ['flip@40%/reply', { kind: 'flip', lane: 'toHost', at: { percent: 40 }, amount: 1 }],
  ['reject:file-hardware', { kind: 'reject', at: { step: 'begin' }, amount: 7 }],
  ['stall@12.5%', { kind: 'stall', at: { percent: 12.5 }, amount: 0 }],
  ['slow:5000@verify', { kind: 'slow', at: { step: 'verify' }, amount: 5000 }],
  ['busy', { kind: 'busy', at: { step: 'begin' }, amount: 8000 }],
  ['sleep@40%', { kind: 'sleep', at: { percent: 40 }, amount: 12_000 }],
  ['acks:30', { kind: 'acks', at: { percent: 0 }, amount: 30 }],
  ['echo', { kind: 'echo', at: { step: 'verify' }, amount: 0 }],
  ['stale', { kind: 'stale', at: { step: 'reboot' }, amount: 0 }],
])('reads %s', (text, fault) => {
  expect(parseFault(text)).toEqual(fault);
});

it.each([
  ['', 'begins with one of flip, drop'],
  ['melt@40%', 'begins with one of'],
  ['drop', 'say when'],
  ['drop@120%', '"120%" is no byte'],
  ['drop@noon', '"noon" is no byte'],
  ['drop:x@40%', '"x" is no whole number'],
  ['stale:3', 'has no amount'],
  ['stale@reboot/reply', 'direction'],
  ['reject:file-ugly', 'is none of file-short'],
])('says what is wrong with "%s"', (text, why) => {
  expect(() => parseFault(text)).toThrow(why);
});
