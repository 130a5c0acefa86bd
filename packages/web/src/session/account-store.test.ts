import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const session = { token: 'first', account: '138****8000', expiresAt: '2026-12-21T00:00:00.000Z' };

/** The module as a page that has just been opened has it. */
async function newPage() {
  vi.resetModules();
  return import('./account-store.ts');
}

const target = new EventTarget();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', target);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function blocked(): never {
  throw new DOMException('Blocked', 'SecurityError');
}

/** What the browser tells the other tabs. */
const change = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));

it('remembers who signed in until they are forgotten, across pages', async () => {
  const page = await newPage();
  expect(page.storedAccount()).toBeNull();
  page.storeSession(session);
  const next = await newPage();
  expect(next.storedToken()).toBe('first');
  expect(JSON.parse(next.storedAccount() ?? '')).toEqual({
    account: session.account,
    expiresAt: session.expiresAt,
  });
  next.forgetSession();
  expect([...stored]).toEqual([]);
  expect(next.storedAccount()).toBeNull();
});

it('tells the page of changes here and in other tabs, and nothing more once it has unsubscribed', async () => {
  const page = await newPage();
  const listener = vi.fn<() => void>();
  const unsubscribe = page.subscribeToAccount(listener);
  page.storeSession(session);
  change('token');
  change(null);
  expect(listener).toHaveBeenCalledTimes(3);
  change('home en');
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  change('token');
  page.forgetSession();
  expect(listener).toHaveBeenCalledTimes(3);
});

it('ends only the sign-in that was refused', async () => {
  const page = await newPage();
  page.storeSession(session);
  page.storeSession({ ...session, token: 'second' });
  page.endSession('first');
  expect([page.storedToken(), page.hasSessionEnded()]).toEqual(['second', false]);
  page.endSession('second');
  expect([page.storedToken(), page.hasSessionEnded()]).toEqual([null, true]);
  page.storeSession(session);
  expect(page.hasSessionEnded()).toBe(false);
});

it('takes the next token of a sign-in, and none of one that has been left', async () => {
  const page = await newPage();
  page.storeSession(session);
  page.replaceToken('first', 'next');
  page.replaceToken('first', 'late');
  expect(page.storedToken()).toBe('next');
  expect(page.storedAccount()).toContain(session.account);
  page.forgetSession();
  page.replaceToken('next', 'another');
  expect(page.storedToken()).toBeNull();
});

it('forgets that a sign-in ended when another tab signs in', async () => {
  const page = await newPage();
  page.subscribeToAccount(() => {});
  page.storeSession(session);
  page.endSession('first');
  stored.set('token', 'from another tab');
  change('token');
  expect([page.storedToken(), page.hasSessionEnded()]).toEqual(['from another tab', false]);
});

it('lasts as long as the page where storage is blocked', async () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const page = await newPage();
  page.storeSession(session);
  expect(page.storedToken()).toBe('first');
  expect(page.storedAccount()).toContain(session.account);
  page.forgetSession();
  expect(page.storedAccount()).toBeNull();
  expect((await newPage()).storedToken()).toBeNull();
});
