import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('recommendation is in result after answer, next, recommend Recommendation', async () => {
  const { states, broken } = await replayed('recommendation', {
    settings: {},
    acts: [
      { at: 0, send: { type: 'answer', answers: { scenario: 'publicRescue' } } },
      { at: 0, send: { type: 'next' } },
      { at: 0, send: { type: 'toggle', feature: 'shout' } },
      { at: 0, send: { type: 'next' } },
      { at: 0, send: { type: 'answer', answers: { aircraft: 'M350RTK' } } },
      { at: 0, send: { type: 'next' } },
      { at: 0, send: { type: 'answer', answers: { budget: 'under3000' } } },
      { at: 0, send: { type: 'next' } },
      { at: 0, answer: 'recommend', with: 'Recommendation' },
    ],
    until: 0,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['result']);
});
