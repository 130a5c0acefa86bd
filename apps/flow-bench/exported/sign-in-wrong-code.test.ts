import { expect, it } from 'vitest';
import { replayed } from '../src/replayed.ts';

it('signIn is in flag.requested and panel.open.view.login and panel.open.form.editing and panel.open.code.ready after type, submit, authenticate RejectedReply 500 verificationCodeIncorrect', async () => {
  const { states, broken } = await replayed('signIn', {
    settings: { language: 'cn' },
    acts: [
      { at: 0, turn: 'loginFlag', on: true },
      { at: 0, pass: 50 },
      { at: 50, send: { type: 'type', field: 'account', value: '13800138000' } },
      { at: 50, send: { type: 'type', field: 'code', value: '4821' } },
      { at: 50, send: { type: 'submit' } },
      { at: 50, answer: 'authenticate', with: 'RejectedReply 500 verificationCodeIncorrect' },
    ],
    until: 50,
  });
  expect(broken).toEqual([]);
  expect(states).toEqual(['flag.requested', 'panel.open.view.login', 'panel.open.form.editing', 'panel.open.code.ready']);
});
