import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Network } from '../services/caller.ts';
import { knownFor } from '../services/known-browsers.ts';
import { addressIn, isLoopback } from '../web/addresses.ts';
import './server-parts.ts';

/** What of a request tells where it comes from. */
type Origin = Pick<FastifyRequest, 'ip' | 'socket' | 'server'>;

/** Below this lie the calls that sign in. */
const cookiePath = '/api/offi/public';

/**
 * The network a request comes from, to count what it does: an IPv4 address, or the 64 bits of an IPv6 address
 * that one customer of a provider has. What a proxy says that is no address counts as the proxy itself. Null is for this
 * machine, where nobody else reaches the server: counting its owner would only lock them out.
 */
export function networkOf({ ip, socket, server }: Origin): Network {
  const address = addressIn(ip) ?? addressIn(socket.remoteAddress ?? '') ?? 'unknown';
  if (isLoopback(address) && server.isPrivate) return null;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** From where something is asked. */
export function callerOf(request: FastifyRequest): Caller {
  const sent = new RegExp(`(?:^|; *)${cookieName(request)}=([\\w-]{43})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  );
  const userAgent = request.headers['user-agent'] ?? null;
  return { network: networkOf(request), browser: sent?.[1] ?? null, userAgent };
}

/** Gives a browser what it is known by again. No script reads it, no other site makes the browser send it. */
export function rememberCaller(request: FastifyRequest, reply: FastifyReply, browser: string): void {
  const secure = request.server.isSecure ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName(request)}=${browser}; Path=${cookiePath}; Max-Age=${knownFor}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** With this beginning a browser takes it over HTTPS alone. */
function cookieName({ server }: FastifyRequest): string {
  return server.isSecure ? '__Secure-known-browser' : 'known-browser';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1).join('').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
