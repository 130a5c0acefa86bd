import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome } from './outcome.ts';

const sent: Outcome = {
  of: 'repair',
  outcome: { kind: 'request', requestNumber: 'K7QP-4MXD', promisedBy: null, sendBy: null },
};

let stored: Map<string, string>;

function blocked(): never {
  throw new DOMException('Blocked', 'SecurityError');
}

/** The module as a window that has just been opened has it. */
async function newPage() {
  vi.resetModules();
  return import('./outcome.ts');
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('survives a reload, and tells whoever shows it', async () => {
  const page = await newPage();
  const listener = vi.fn<() => void>();
  page.subscribeToOutcome(listener);
  expect(page.storedOutcome()).toBeNull();
  page.storeOutcome(sent);
  expect(listener).toHaveBeenCalledOnce();
  expect((await newPage()).storedOutcome()).toEqual(sent);
});

it.each([
  '{"of":"repair","outcome":{"kind":"request","requestNumber":7}}',
  '{"of":"repair","outcome":{"kind":"activation","activation":{"serialNumber":"T90-1"}}}',
  '{"of":"gift","outcome":{"kind":"request","requestNumber":"K7QP-4MXD","promisedBy":null,"sendBy":null}}',
  '{"of":"repair"}',
  '{"of":',
  '7',
])('is none where it is damaged: %s', async (text) => {
  stored.set('outcome', text);
  expect((await newPage()).storedOutcome()).toBeNull();
});

it('lasts as long as the page where storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const page = await newPage();
  page.storeOutcome(sent);
  expect(page.storedOutcome()).toEqual(sent);
  expect((await newPage()).storedOutcome()).toBeNull();
});
