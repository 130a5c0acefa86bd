import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('upload is in sent after retry, start, send Upload', async () => {
  const { states, broken } = await replayed('upload', {
    settings: {},
    acts: [
      { at: 0, send: { type: 'start' } },
      { at: 0, answer: 'send', with: 'progress' },
      { at: 0, answer: 'send', with: 'CallFailure network' },
      { at: 0, send: { type: 'retry' } },
      { at: 0, send: { type: 'start' } },
      { at: 0, answer: 'send', with: 'Upload' },
    ],
    until: 0,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['sent']);
});
