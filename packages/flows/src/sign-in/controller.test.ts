import type { Session } from '@payload/api/contract';
import { expect, it } from 'vitest';
import { wasCodeSent } from './context.ts';
import { session } from './testing/checks.ts';
import { panel, phone, registration } from './testing/panel.ts';

it('the next sign-in of a page begins in the language of the one before, with nothing of it', () => {
  const { actor, send, signIns, type } = panel();
  send({ type: 'open' });
  send({ type: 'changeLanguage', language: 'en' });
  type({ account: 'kim@example.org', password: 'secret' });
  signIns.end();
  const next = signIns.current.getSnapshot().context;
  expect(next).not.toBe(actor);
  expect(next.getSnapshot().context).toMatchObject({
    language: 'en',
    view: 'englishLogin',
    typed: { phone: '', email: '', password: '' },
  });
  expect(actor.getSnapshot().status).toBe('stopped');
});

it('a sign-in that is turned away from while it is sent is broken off', async () => {
  const { calls, send, signals, type } = panel();
  calls.authenticate.mockReturnValue(new Promise<Session>(() => {}));
  send({ type: 'open' });
  type(registration);
  send({ type: 'submit' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  send({ type: 'close' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('the flag opens the panel, and who is signed in is remembered before it is said', async () => {
  const { calls, clock, flag, is, send, settle, type } = panel();
  flag.up = true;
  clock.increment(50);
  expect(is('open')).toBe(true);
  calls.storeSession.mockRejectedValueOnce(new DOMException('Storage is full.', 'QuotaExceededError'));
  type({ account: phone, code: '1234' });
  send({ type: 'submit' });
  await settle();
  expect(is('signedIn')).toBe(false);
  send({ type: 'submit' });
  await settle();
  expect(is('signedIn')).toBe(true);
  expect(calls.storeSession.mock.lastCall?.[0]).toEqual(session);
});

it('a code is on its way to the account it was sent to, and to no other', async () => {
  const { see, send, settle, type } = panel();
  send({ type: 'open' });
  type({ account: phone });
  expect(wasCodeSent(see())).toBe(false);
  send({ type: 'sendCode' });
  await settle();
  expect(wasCodeSent(see())).toBe(true);
  type({ account: '13800138001' });
  expect(wasCodeSent(see())).toBe(false);
});
