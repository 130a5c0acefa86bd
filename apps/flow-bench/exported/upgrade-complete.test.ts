import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('firmwareUpgrade is in complete after portChosen, right, send', async () => {
  const { states, broken } = await replayed('firmwareUpgrade', {
    settings: { model: 'S3MINI', protocol: 2, baudRate: 115200, latency: 1, faults: [] },
    acts: [
      { at: 100, sample: 'portChosen' },
      { at: 1000, sample: 'right' },
      { at: 4000, send: { type: 'send' } },
    ],
    until: 9723,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['complete']);
});
