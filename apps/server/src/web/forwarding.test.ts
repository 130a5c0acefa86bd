import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { watchForwarding } from './forwarding.ts';

/** The warnings that a server logs while it is asked, with X-Forwarded-For where `forwards` says so. */
async function warnings(
  trustedProxy: readonly string[],
  requests: number,
  forwards: (request: number) => boolean,
): Promise<string[]> {
  const logged: string[] = [];
  const write = (line: string) => {
    const { level, msg }: { level: number; msg: string } = JSON.parse(line);
    if (level === 40) logged.push(msg);
  };
  const app = Fastify({ logger: { level: 'warn', stream: { write } } });
  watchForwarding(app, trustedProxy);
  app.get('/*', () => ({}));
  for (let request = 1; request <= requests; request++) {
    await app.inject('/healthz');
    await app.inject({
      url: '/en/',
      headers: forwards(request) ? { 'x-forwarded-for': '203.0.113.7' } : {},
    });
  }
  await app.close();
  return logged;
}

it('says at once that nobody is believed', async () => {
  expect(await warnings([], 0, () => true)).toEqual([
    expect.stringMatching(/^PUBLIC_URL is set and TRUSTED_PROXY is not, .*set TRUSTED_PROXY/),
  ]);
});

it('says after a hundred requests, once, that the proxy tells nothing', async () => {
  expect(await warnings(['loopback'], 99, () => false)).toEqual([]);
  expect(await warnings(['loopback'], 250, () => false)).toEqual([
    expect.stringMatching(/^TRUSTED_PROXY is set, but none of the first 100 requests had X-Forwarded-For/),
  ]);
});

it('says nothing when one of them had it', async () => {
  expect(await warnings(['loopback'], 250, (request) => request === 100)).toEqual([]);
});
