import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The network a request comes from, to count what it does: an IPv4 address, or the 64 bits of an IPv6 address
 * that one customer of a provider has. Null for this machine itself, which is its owner or a proxy that does
 * not say whom it serves; counting that would lock everybody out together.
 */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIP(address) === 0 || address === '::1' || address.startsWith('127.')) return null;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1).join('').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: missing }, () => '0'), ...last];
}
