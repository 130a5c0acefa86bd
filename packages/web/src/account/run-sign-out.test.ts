import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const session = { token: 'good', account: '138****8000', expiresAt: '2026-12-21T00:00:00.000Z' };

/** HTTP status of the next reply; null breaks the line off. */
let status: number | null = 200;
const server = createServer((_request, response) => {
  if (status === null) response.destroy();
  else {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? {} : { msg: 'No', key: 'operationFailure' }));
  }
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

it.each([
  ['is revoked', 200, true],
  ['was not valid any more', 401, true],
  ['cannot be revoked', 500, false],
  ['is revoked over a line that breaks off', null, false],
])('a token that %s is forgotten', async (_case, reply, isRevoked) => {
  const { storeSession, storedToken } = await import('../session/account-store.ts');
  const { runSignOut } = await import('./run-sign-out.ts');
  storeSession(session);
  status = reply;
  await expect(runSignOut()).resolves.toBe(isRevoked);
  expect(storedToken()).toBeNull();
});
