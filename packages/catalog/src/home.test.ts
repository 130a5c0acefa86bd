import { expect, it } from 'vitest';
import { homeIndustries } from './home.ts';
import { industries } from './industries.ts';

it('the home page has the first six industries, each with an option group of its own', () => {
  expect(homeIndustries.map(({ id }) => id)).toEqual(industries.slice(0, 6).map(({ id }) => id));
  for (const { id, aircraft, products } of homeIndustries)
    expect(industries.find((industry) => industry.id === id)?.options).toContainEqual({ aircraft, products });
});
