import { describe, expect, it } from 'vitest';
import { largestOf, srcSetOf } from './addresses.ts';

const candidates = [
  { src: '/public/min/night/T90.webp', width: 600 },
  { src: '/static/pic/night/T90.webp', width: 1200 },
];

describe('srcSetOf', () => {
  it('names every width, with the version', () => {
    expect(srcSetOf(candidates, 'webp', 'a1')).toBe(
      '/public/min/night/T90.webp?v=a1 600w, /static/pic/night/T90.webp?v=a1 1200w',
    );
  });

  it('finds the AVIF file beside the WebP one', () => {
    expect(srcSetOf(candidates, 'avif', undefined)).toBe(
      '/public/min/night/T90.avif 600w, /static/pic/night/T90.avif 1200w',
    );
  });

  it('adds the version to an address that has a query', () => {
    expect(srcSetOf([{ src: '/p.webp?w=1', width: 1 }], 'webp', 'a&b')).toBe('/p.webp?w=1&v=a%26b 1w');
  });
});

describe('largestOf', () => {
  it('takes the widest, wherever it stands', () => {
    expect(largestOf(candidates.toReversed(), 'a1')).toBe('/static/pic/night/T90.webp?v=a1');
  });

  it('refuses a picture without candidates', () => {
    expect(() => largestOf([], undefined)).toThrow('at least one candidate');
  });
});
