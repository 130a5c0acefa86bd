import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('signIn is in flag.idle and panel.signedIn after submit, authenticate Session, storeSession void', async () => {
  const { states, broken } = await replayed('signIn', {
    settings: { language: 'en' },
    acts: [
      { at: 0, send: { type: 'open' } },
      { at: 0, send: { type: 'type', field: 'account', value: 'li@example.com' } },
      { at: 0, send: { type: 'sendCode' } },
      { at: 0, answer: 'sendCode', with: 'CodeSent' },
      { at: 0, send: { type: 'type', field: 'code', value: '4821' } },
      { at: 0, send: { type: 'submit' } },
      { at: 0, answer: 'authenticate', with: 'Session' },
      { at: 0, answer: 'storeSession', with: 'void' },
    ],
    until: 0,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['flag.idle', 'panel.signedIn']);
});
