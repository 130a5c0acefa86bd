import { expect, it } from 'vitest';
import { textOfFile } from './index.ts';

const list = '序列号,型号\r\nT90-0001,T90\r\n';
const utf8 = new TextEncoder().encode(list);
const utf16 = (isBig: boolean) => {
  const bytes = new Uint8Array(list.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < list.length; at++) view.setUint16(at * 2, list.charCodeAt(at), !isBig);
  return bytes;
};
const joined = (...parts: readonly (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** The same list as Excel in Chinese saves it: 序列号 is D0 F2 C1 D0 BA C5, 型号 is D0 CD BA C5. */
const gbk = joined(
  [0xd0, 0xf2, 0xc1, 0xd0, 0xba, 0xc5, 0x2c, 0xd0, 0xcd, 0xba, 0xc5],
  new TextEncoder().encode('\r\nT90-0001,T90\r\n'),
);

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', joined([0xef, 0xbb, 0xbf], utf8)],
  ['UTF-16 as Windows writes it', joined([0xff, 0xfe], utf16(false))],
  ['UTF-16 the other way round', joined([0xfe, 0xff], utf16(true))],
  ['GBK', gbk],
])('a list in %s is read', (_name, bytes) => {
  expect(textOfFile(bytes)).toBe(list);
});

it('a list in Latin letters is the same in all of them', () => {
  const plain = new TextEncoder().encode('serialNumber\nT90-0001\n');
  expect(textOfFile(plain)).toBe('serialNumber\nT90-0001\n');
});

it.each([
  ['a workbook', joined([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00], utf8)],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00, 0x00)],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d)],
  ['half a character of UTF-16', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8)],
  ['bytes of nothing', Uint8Array.of(0xff, 0xff, 0xff)],
])('%s is no text', (_name, bytes) => {
  expect(textOfFile(bytes)).toBeNull();
});
