import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('deskRequest is in shown after do, change RejectedReply 500 changedMeanwhile version, read DeskRequest', async () => {
  const { states, broken } = await replayed('deskRequest', {
    settings: {},
    acts: [
      { at: 0, answer: 'read', with: 'DeskRequest' },
      { at: 0, send: { type: 'write', words: 'Received today.' } },
      { at: 0, send: { type: 'do', change: { kind: 'message', words: 'Received today.' } } },
      { at: 0, answer: 'change', with: 'RejectedReply 500 changedMeanwhile version' },
      { at: 0, answer: 'read', with: 'DeskRequest' },
    ],
    until: 0,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['shown']);
});
