import { expect, it } from 'vitest';
import { readSession, type Session } from './session.ts';
import { codeOf, fromCode } from './session-code.ts';

const readSettings = (value: unknown) => (value === 'en' || value === 'cn' ? value : null);

const session: Session<'en' | 'cn'> = {
  settings: 'cn',
  acts: [
    { at: 0, send: { type: 'type', field: 'account', value: '李@example.com' } },
    { at: 20, sample: 'add good' },
    { at: 40, answer: 'send', with: 'Upload', place: 2 },
    { at: 60, pass: 60_000 },
    { at: 60_060, turn: 'loginFlag', on: true },
  ],
  until: 60_060,
};

it('comes back from its code as it was', async () => {
  const code = await codeOf(session);
  // What Storybook lets pass as the value of an argument in an address.
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(300);
  expect(readSession(await fromCode(code), readSettings)).toEqual(session);
});

it('is none where its code was cut off or is no code', async () => {
  const code = await codeOf(session);
  expect(await fromCode(code.slice(0, -20))).toBeNull();
  expect(await fromCode('not a session!')).toBeNull();
});

it.each([
  ['other settings', { ...session, settings: 'de' }],
  ['an act of no kind', { ...session, acts: [{ at: 0, wish: 'x' }] }],
  ['an event without a type', { ...session, acts: [{ at: 0, send: {} }] }],
  ['an act without its time', { ...session, acts: [{ send: { type: 'open' } }] }],
  ['no end', { ...session, until: undefined }],
])('is none with %s', (_, value) => {
  expect(readSession(value, readSettings)).toBeNull();
});
