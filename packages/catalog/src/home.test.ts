import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { heroPictures, homeIndustries } from './home.ts';
import { industries } from './industries.ts';

it('the home page has the first six industries, each with an option group of its own', () => {
  expect(homeIndustries.map(({ id }) => id)).toEqual(industries.slice(0, 6).map(({ id }) => id));
  for (const { id, aircraft, products } of homeIndustries)
    expect(industries.find((industry) => industry.id === id)?.options).toContainEqual({ aircraft, products });
});

const pictures = join(import.meta.dirname, '../../../apps/site/public/static/pic');

it.each(['en', 'cn'] as const)('the hero has a picture for each kind of device in %s', (language) => {
  for (const { resUrl, widths, width } of Object.values(heroPictures[language])) {
    expect(Math.max(...widths)).toBe(width);
    for (const each of widths)
      for (const ending of ['webp', 'avif'])
        expect(existsSync(join(pictures, `${resUrl}-${each}.${ending}`))).toBe(true);
  }
});
