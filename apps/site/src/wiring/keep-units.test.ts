import { expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

it('ties numbers to their units, however deep, and leaves the rest alone', () => {
  expect(keepUnits({ line: '940\u2009m away', rows: ['8\u2009lx'], count: 3, none: null })).toEqual({
    line: '940\u2060\u2009\u2060m away',
    rows: ['8\u2060\u2009\u2060lx'],
    count: 3,
    none: null,
  });
});
