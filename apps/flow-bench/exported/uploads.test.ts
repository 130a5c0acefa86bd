import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('uploads is in running after add film, send Upload, remove', async () => {
  const { states, broken } = await replayed('uploads', {
    settings: {},
    acts: [
      { at: 0, sample: 'add good' },
      { at: 0, sample: 'add film' },
      { at: 0, sample: 'add good' },
      { at: 0, sample: 'add wrong type' },
      { at: 0, sample: 'add film' },
      { at: 0, answer: 'send', with: 'Upload', place: 1 },
      { at: 0, send: { type: 'remove', id: 'file-3' } },
    ],
    until: 0,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['running']);
});
