import { expect, it } from 'vitest';
import { noBreakUnits } from './no-break-units.ts';

it('ties numbers to their units, however deep, and leaves the rest alone', () => {
  expect(noBreakUnits({ line: '940\u2009m away', rows: ['8\u2009lx'], count: 3, none: null })).toEqual({
    line: '940\u2060\u2009\u2060m away',
    rows: ['8\u2060\u2009\u2060lx'],
    count: 3,
    none: null,
  });
});
