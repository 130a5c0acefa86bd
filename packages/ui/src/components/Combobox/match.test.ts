import { describe, expect, it } from 'vitest';
import { type ComboboxGroup, likeliest, loose, matchesLoosely, narrow, optionNamed } from './match.ts';

const groups: ComboboxGroup[] = [
  {
    label: 'Searchlights',
    options: ['T30', 'T90', 'T90V2'].map((code) => ({ value: code, label: code, detail: 'Searchlight' })),
  },
  {
    label: 'Flashing lights',
    options: ['S3', 'S3mini'].map((code) => ({ value: code, label: code, detail: '警示灯' })),
  },
];
const all = groups.flatMap(({ options }) => options);
const labels = (typed: string) =>
  narrow(groups, typed, matchesLoosely).flatMap(({ options }) => options.map(({ label }) => label));

describe('loose', () => {
  it.each([
    ['t90 v2', 't90v2'],
    ['S3-mini', 's3mini'],
    ['Ｔ９０', 't90'],
    ['s3–mini', 's3mini'],
    ['M350\u3000RTK', 'm350rtk'],
    ['s3_mini', 's3mini'],
  ])('%s', (typed, code) => {
    expect(loose(typed)).toBe(code);
  });
});

describe('narrow', () => {
  it('shows all where nothing but spaces is typed', () => {
    expect(narrow(groups, ' ', matchesLoosely)).toBe(groups);
  });

  it.each([
    ['t90', ['T90', 'T90V2']],
    ['t90 v2', ['T90V2']],
    ['Ｓ３－ｍｉｎｉ', ['S3mini']],
    ['mini', ['S3mini']],
    ['search', ['T30', 'T90', 'T90V2']],
    ['警示', ['S3', 'S3mini']],
    ['t95', []],
  ])('%s', (typed, found) => {
    expect(labels(typed)).toEqual(found);
  });

  it('leaves out groups without an answer', () => {
    expect(narrow(groups, 'S3', matchesLoosely).map(({ label }) => label)).toEqual(['Flashing lights']);
  });

  it('takes another filter', () => {
    expect(narrow(groups, 'x', ({ value }) => value === 'S3').flatMap(({ options }) => options)).toHaveLength(
      1,
    );
  });
});

describe('named', () => {
  it.each([
    ['t-90', 'T90'],
    ['t90 v2', 'T90V2'],
    ['t9', undefined],
    ['', undefined],
  ])('%s', (typed, value) => {
    expect(optionNamed(all, typed)?.value).toBe(value);
  });
});

describe('likeliest', () => {
  it('is the one called so, before one that begins so', () => {
    const options = all.toReversed();
    expect(options[likeliest(options, 't90')]?.label).toBe('T90');
  });

  it('is the first that begins so, before one that holds it', () => {
    const options = [
      { value: 'a', label: 'M30suit' },
      { value: 'b', label: '30T' },
    ];
    expect(likeliest(options, '30')).toBe(1);
  });

  it('is none where nothing is typed or shown', () => {
    expect(likeliest(all, ' ')).toBe(-1);
    expect(likeliest([], 't90')).toBe(-1);
  });
});
