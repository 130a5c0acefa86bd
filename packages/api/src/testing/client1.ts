import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Client1Options, createClient1, type Log } from '../clients/index.ts';
import { type Answer, type Loopback, serve } from './loopback.ts';
import { fetchNoticingStalls, takeTimeouts } from './timeouts.ts';

/** For a file of tests: gives a client 1 of a server that answers as told, and clears up after each test. */
export function client1Tests() {
  const servers: Loopback[] = [];
  beforeEach(() => {
    takeTimeouts();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async function setUp(answers: [Answer, ...Answer[]], options: Client1Options = {}) {
    const server = await serve(...answers);
    servers.push(server);
    const log = vi.fn<Log>();
    const onForbiddenPage = vi.fn<(html: string) => void>();
    const client = createClient1({
      baseURL: server.baseURL,
      fetch: fetchNoticingStalls,
      log,
      onForbiddenPage,
      ...options,
    });
    return { client, log, onForbiddenPage, requests: server.requests };
  };
}

/** What a promise that must not resolve is rejected with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.unreachable(`resolved with ${inspect(value)}`),
    (error: unknown) => error,
  );
}

export const login = { account: '13800138000', password: 'open sesame' };
export const session = { token: 't', expiresAt: '2026-01-31T08:00:00.000Z', account: '138****8000' };
