import { recommendProducts } from '@payload/catalog';
import { expect, it } from 'vitest';
import { comparisonIn } from './comparisons.ts';

const given = { scenario: 'publicRescue', budget: 'over20000', aircraft: 'M350RTK' } as const;

it('puts the first and the two after it side by side, within their family', () => {
  const reply = recommendProducts({ ...given, features: ['airdrop'] }, 'en');
  expect(comparisonIn(reply)).toEqual({
    type: 'thrower',
    codes: reply.products.slice(0, 3).map(({ product }) => product.code),
  });
});

it('puts what flies together beside what does it alone, across families', () => {
  const reply = recommendProducts({ ...given, features: ['shout', 'strongLight'] }, 'en');
  const together = reply.combination?.products.map(({ code }) => code) ?? [];
  expect(comparisonIn(reply)).toMatchObject({
    type: null,
    codes: expect.arrayContaining([...together, 'U30']),
  });
});

it('is none where there is nothing to compare with', () => {
  const { products } = recommendProducts({ ...given, features: ['airdrop'] }, 'en');
  expect(comparisonIn({ exact: true, products: products.slice(0, 1) })).toBeNull();
});
