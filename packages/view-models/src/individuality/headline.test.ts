import type { Recommendation } from '@payload/api/contract';
import { recommendProducts } from '@payload/catalog';
import { expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

const given = { scenario: 'publicRescue', budget: '3000to8000' } as const;

const verdict = (change: Partial<Parameters<typeof recommendProducts>[0]>) =>
  headlineOf(recommendProducts({ ...given, features: ['strongLight'], aircraft: 'M30', ...change }, 'en'))
    .verdict;

it('names what comes first, and that it meets everything', () => {
  const reply = recommendProducts({ ...given, features: ['strongLight'], aircraft: 'M30' }, 'en');
  const { length: count, 0: first } = reply.products;
  expect(headlineOf(reply)).toEqual({ name: first?.product.code, verdict: 'exact', count });
});

it('names a combination by its parts, and counts it with what does all of it alone', () => {
  const reply = recommendProducts(
    { ...given, features: ['shout', 'strongLight'], aircraft: 'M350RTK', budget: 'over20000' },
    'en',
  );
  const [first, second] = reply.combination?.products.map(({ code }) => code) ?? [];
  const alone = reply.products.filter(({ gaps }) => gaps?.length === 0);
  expect(headlineOf(reply)).toEqual({
    name: `${first} + ${second}`,
    verdict: 'exact',
    count: 1 + alone.length,
  });
});

it('says what has to change: the aircraft before the tasks, the tasks before the budget', () => {
  expect(verdict({ aircraft: 'M200V2' })).toBe('aircraft');
  expect(verdict({ features: ['strongLight', 'airdrop'], aircraft: 'M3Consumer' })).toBe('tasks');
  expect(verdict({ budget: 'under3000' })).toBe('budget');
});

it('takes a reply that was kept from before it said what falls short', () => {
  const { products } = recommendProducts({ ...given, features: ['shout'], aircraft: 'M30' }, 'en');
  const old = products.map(({ product, reason, tradeOff }) => ({ product, reason, tradeOff }));
  const kept = (exact: boolean): Recommendation => ({ exact, products: old });
  expect(headlineOf(kept(true)).verdict).toBe('exact');
  expect(headlineOf(kept(false))).toMatchObject({ name: old[0]?.product.code, verdict: 'nearest' });
});
