import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * The IP address in what a proxy or a socket says: `1.2.3.4`, `1.2.3.4:5678`, `[2001:db8::1]:5678`, `::ffff:1.2.3.4`,
 * without port, brackets and zone. Null for anything else.
 */
export function addressIn(text: string): string | null {
  const bare =
    /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text.trim())?.[1] ??
    /^([\d.]+):\d{1,5}$/.exec(text.trim())?.[1] ??
    text.trim();
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

/**
 * Tells whether an address is one of `trusted`: each an address, a network such as `10.0.0.0/8`, or `loopback`.
 *
 * @throws {Error} for an entry that is none of these.
 */
export function membersOf(trusted: readonly string[]): (address: string) => boolean {
  const members = new BlockList();
  for (const each of trusted.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : entry))) {
    const [address = '', prefix, ...more] = each.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? null : Number(prefix);
    const most = family === 4 ? 32 : 128;
    const isSized = bits === null || (/^\d{1,3}$/.test(prefix ?? '') && bits <= most);
    if (family === 0 || more.length > 0 || !isSized) throw new Error(`${each} is no address or network.`);
    if (bits === null) members.addAddress(address, family === 4 ? 'ipv4' : 'ipv6');
    else members.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return (header) => {
    const address = addressIn(header);
    return address !== null && members.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}
