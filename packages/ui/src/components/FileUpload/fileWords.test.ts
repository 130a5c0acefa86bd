import { describe, expect, it } from 'vitest';
import { displayName, sizeInWords, splitName } from './fileWords.ts';

describe('shownName', () => {
  it.each([
    ['lamp-front.jpg', 'lamp-front.jpg'],
    ['C:\\fakepath\\lamp.jpg', 'lamp.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['evil\u202Egpj.exe', 'evilgpj.exe'],
    ['pictures/', '-'],
  ])('%j', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });
});

describe('splitName', () => {
  it('keeps a short name whole', () => {
    expect(splitName('lamp-front.jpg')).toEqual(['lamp-front.jpg', '']);
  });

  it('parts a long one before its last ten characters', () => {
    expect(splitName('DJI_20261120021407_0214_Z.mp4')).toEqual(['DJI_20261120021407_', '0214_Z.mp4']);
  });

  it('tears no character', () => {
    const family = '👨‍👩‍👧';
    const [start, end] = splitName(family.repeat(24));
    expect([start, end]).toEqual([family.repeat(14), family.repeat(10)]);
  });
});

describe('sizeInWords', () => {
  it.each([
    [0, '0\u2009B'],
    [999, '999\u2009B'],
    [1000, '1\u2009kB'],
    [999_499, '999\u2009kB'],
    [999_500, '1.0\u2009MB'],
    [26_400_000, '26.4\u2009MB'],
  ])('%i', (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words);
  });
});
