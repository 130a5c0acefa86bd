import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('apply is in succeeded after submit, submit ApplyOutcome, dropDraft void', async () => {
  const { states, broken } = await replayed('apply', {
    settings: { kind: 'repair', signedIn: true },
    acts: [
      { at: 0, answer: 'loadDraft', with: 'Draft' },
      { at: 0, sample: 'add good' },
      { at: 0, answer: 'send', with: 'Upload' },
      { at: 0, send: { type: 'submit' } },
      { at: 0, answer: 'submit', with: 'ApplyOutcome' },
      { at: 0, answer: 'dropDraft', with: 'void' },
    ],
    until: 0,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['succeeded']);
});
