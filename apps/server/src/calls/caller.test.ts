import { expect, it } from 'vitest';
import { networkOf } from './caller.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::9', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['127.0.0.1', null],
  ['127.1.2.3', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['', null],
])('takes %s for the network %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});
