import { writeCsv } from '@payload/catalog/csv';
import { expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { spacedPhone } from './phone.ts';

it.each([
  ['+447700900123', '+44 7700900123'],
  ['+12025550123', '+1 2025550123'],
  ['+352621000000', '+352 621000000'],
  ['13800138000', '138 0013 8000'],
  ['075512345678', '0755 12345678'],
  ['01012345678', '010 12345678'],
  ['95338', '95338'],
])('%s stands in an export as it is dialled: %s', (phone, spaced) => {
  expect(spacedPhone(phone)).toBe(spaced);
  expect(spaced.replaceAll(' ', '')).toBe(phone);
  expect(writeCsv([[spaced]])).toBe(`\uFEFF${spaced}\r\n`);
  expect(readCsv(writeCsv([[spaced]]))[0]?.cells).toEqual([spaced]);
});
