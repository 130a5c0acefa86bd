import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { membersOf } from '../web/addresses.ts';
import { networkOf } from './caller.ts';

/** The network that a server sees in a request, from which peer and with which X-Forwarded-For. */
async function seen(
  remoteAddress: string,
  forwardedFor: string | null,
  { trusted = [], isPrivate = false }: { trusted?: string[]; isPrivate?: boolean } = {},
): Promise<string | null> {
  const app = Fastify({ trustProxy: trusted.length > 0 && membersOf(trusted) });
  app.decorate('isPrivate', isPrivate);
  app.get('/', (request) => ({ network: networkOf(request) }));
  const headers = forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor };
  const reply = await app.inject({ url: '/', remoteAddress, headers });
  return reply.json<{ network: string | null }>().network;
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::9', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '0:0:0:0'],
])('takes %s for the network %s', async (address, network) => {
  expect(await seen(address, null)).toBe(network);
});

it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  'does not count %s where nobody else reaches the server',
  async (address) => {
    expect(await seen(address, null, { isPrivate: true })).toBeNull();
  },
);

it('believes nobody without TRUSTED_PROXY, and nobody else than it', async () => {
  expect(await seen('127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
  expect(await seen('198.51.100.9', '203.0.113.7', { trusted: ['loopback'] })).toBe('198.51.100.9');
});

it.each([
  // The last one that is no proxy of ours is what our proxy saw; what stands before it anybody can write.
  ['203.0.113.7', '203.0.113.7'],
  ['10.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.2, 10.0.0.3', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['203.0.113.7:5678, 10.0.0.2:443', '203.0.113.7'],
  ['[2001:db8:1:2::9]:5678', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('finds who is behind a proxy in %s', async (forwardedFor, network) => {
  expect(await seen('127.0.0.1', forwardedFor, { trusted: ['loopback', '10.0.0.0/24'] })).toBe(network);
});

it.each([
  'rubbish',
  'unknown',
  '_hidden',
  '203.0.113.7.8',
  '203.0.113.7:port',
  '999.1.1.1',
  '"1.2.3.4"',
  '::::',
  ',',
  '\u00e9',
])('counts what is no address as the proxy itself: %s', async (forwardedFor) => {
  expect(await seen('10.0.0.2', forwardedFor, { trusted: ['10.0.0.0/8'] })).toBe('10.0.0.2');
});
