import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('firmwareUpgrade is in complete after plugged off, plugged on, send', async () => {
  const { states, broken } = await replayed('firmwareUpgrade', {
    settings: { model: 'AD2', protocol: 2, baudRate: 115200, latency: 16, faults: [] },
    acts: [
      { at: 100, sample: 'portChosen' },
      { at: 3000, send: { type: 'fileChosen', file: null } },
      { at: 3200, sample: 'older' },
      { at: 4000, send: { type: 'confirm' } },
      { at: 5000, send: { type: 'send' } },
      { at: 7000, turn: 'plugged', on: false },
      { at: 9000, turn: 'plugged', on: true },
      { at: 12000, send: { type: 'send' } },
    ],
    until: 16631,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['complete']);
});
