import { once } from 'node:events';
import { createServer } from 'node:http';
import { findCouriers } from '@payload/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const session = { token: 'good', account: '138****8000', expiresAt: '2026-12-21T00:00:00.000Z' };

const seen: (string | undefined)[] = [];
/** Answers a request that was sent with the token `slow`. */
let answerSlow = () => {};
const server = createServer(({ headers: { authorization } }, response) => {
  const answer = () => {
    const isGood = authorization === 'good';
    response.writeHead(isGood ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isGood ? [] : { msg: 'Please log in first', key: 'pleaseLogInFirst' }));
  };
  if (authorization === 'slow') answerSlow = answer;
  else answer();
  seen.push(authorization);
});

const stored = new Map<string, string>();

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { fetch } = globalThis;
  // The client keeps the `fetch` that is there when it is made, which may have been for another test file.
  vi.resetModules();
  // A page's addresses begin at its own origin.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  // Client 2 logs every rejection.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  stored.clear();
  seen.length = 0;
});

const page = async () => ({
  ...(await import('./service.ts')),
  ...(await import('./account-store.ts')),
});

it('sends the stored token, and none where nobody is signed in', async () => {
  const { service, storeSession } = await page();
  await service(findCouriers).catch(() => undefined);
  storeSession(session);
  expect(await service(findCouriers)).toEqual([]);
  expect(seen).toEqual([undefined, 'good']);
});

it('forgets a token that is refused, and knows that the sign-in has ended', async () => {
  const { service, storeSession, storedToken, hasSessionEnded } = await page();
  storeSession({ ...session, token: 'revoked' });
  await expect(service(findCouriers)).rejects.toMatchObject({ code: 401, key: 'pleaseLogInFirst' });
  expect([storedToken(), hasSessionEnded()]).toEqual([null, true]);
});

it('keeps a token that came while an older one was being refused', async () => {
  const { service, storeSession, storedToken, hasSessionEnded } = await page();
  storeSession({ ...session, token: 'slow' });
  const refused = service(findCouriers).catch((error: unknown) => error);
  await vi.waitUntil(() => seen.includes('slow'));
  storeSession(session);
  answerSlow();
  expect(await refused).toMatchObject({ code: 401 });
  expect([storedToken(), hasSessionEnded()]).toEqual(['good', false]);
});
