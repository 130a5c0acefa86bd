import * as contract from '@payload/api/contract';
import * as catalogue from '@payload/catalog';
import * as library from '@payload/ui/Figure';
import { expect, it } from 'vitest';

// What two packages have each of their own, because neither may import the other (decision 0042).

it('the contract lists the types of the catalogue in the order of the menu', () => {
  expect(contract.productTypes).toEqual(catalogue.productTypes);
});

it.each([0, 4, 0.4, 999, 1000, 13_000, 1_234_567.5, -20])(
  '%d is printed alike by the catalogue and the library',
  (value) => {
    for (const unit of ['', '°', 'lm', 'lm/W'])
      expect(library.formatFigure(value, unit)).toBe(catalogue.formatFigure(value, unit));
  },
);
