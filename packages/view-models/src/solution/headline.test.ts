import { resources } from '@payload/catalog';
import { expect, it } from 'vitest';
import { phrasesOf, warmOf } from './headline.ts';

it('parts a Chinese headline behind its commas', () => {
  expect(phrasesOf('最后一排，也听得清')).toEqual(['最后一排，', '也听得清']);
  expect(warmOf('最后一排，也听得清')).toBe('也听得清');
});

it('leaves an English headline to the spaces between its words', () => {
  expect(phrasesOf('Light on the crossarm')).toEqual(['Light on the crossarm']);
  expect(warmOf('Light on the crossarm')).toBe('crossarm');
});

it('warms the end of every headline, never all of it', () => {
  for (const texts of Object.values(resources)) {
    for (const { title } of Object.values(texts.solutions)) {
      expect(phrasesOf(title).join('')).toBe(title);
      expect(phrasesOf(title).at(-1)?.endsWith(warmOf(title))).toBe(true);
      expect(warmOf(title).length).toBeLessThan(title.length);
    }
  }
});
