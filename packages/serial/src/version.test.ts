import { expect, it } from 'vitest';
import { isOlder, parseVersion, readVersion, versionText, writeVersion } from './version.ts';

const version = (text: string) => {
  const read = parseVersion(text);
  if (read === null) throw new Error(`${text} is no version.`);
  return read;
};

it.each(['0.0.0', '1.4.0', '255.255.65535'])('reads and writes %s', (text) => {
  expect(versionText(readVersion(writeVersion(version(text))))).toBe(text);
});

it.each(['', '1', '1.2', '256.0.0', '1.256.0', '1.2.65536', 'v1.2.3', '1.2.3 '])('takes no "%s"', (text) => {
  expect(parseVersion(text)).toBeNull();
});

it('orders by numbers, not by digits', () => {
  expect(isOlder(version('1.9.300'), version('1.10.2'))).toBe(true);
  expect(isOlder(version('200.0.0'), version('1.0.0'))).toBe(false);
  expect(isOlder(version('1.0.0'), version('1.0.0'))).toBe(false);
});
