import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('deskSession is in open after type, give, give given', async () => {
  const { states, broken } = await replayed('deskSession', {
    settings: {},
    acts: [
      { at: 0, answer: 'check', with: 'missing' },
      { at: 0, send: { type: 'type', code: 'K7QP4-MXDT9' } },
      { at: 0, send: { type: 'give' } },
      { at: 0, answer: 'setUp', with: 'SecondFactorSetup' },
      { at: 0, send: { type: 'type', code: '123456' } },
      { at: 0, send: { type: 'give' } },
      { at: 0, answer: 'give', with: 'RejectedReply 500 verificationCodeIncorrect code' },
      { at: 0, send: { type: 'type', code: '123456' } },
      { at: 0, send: { type: 'give' } },
      { at: 0, answer: 'give', with: 'given' },
    ],
    until: 0,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['open']);
});
