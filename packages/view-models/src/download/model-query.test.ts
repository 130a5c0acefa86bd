import { expect, it } from 'vitest';
import { foundAmong, isFound } from './model-query.ts';

it.each([
  ['T90', 't9', true],
  ['T90V2', 'T90 v2', true],
  ['H150T', 'Ｈ１５０', true],
  ['S3mini', 's3-mini', true],
  ['T90', '', true],
  ['T90', 'H1', false],
])('%s is found by "%s": %s', (code, query, found) => {
  expect(isFound(code, query)).toBe(found);
});

const families = [
  { type: 'searchlight', codes: ['T10', 'T90V2', 'T90'] },
  { type: 'megaphone', codes: ['H1T'] },
] as const;

it.each([
  ['t90', ['searchlight T90', 'searchlight T90V2']],
  ['h1', ['megaphone H1T']],
  ['', []],
  ['x1', []],
])('"%s" is found in all families', (query, found) => {
  expect(foundAmong(families, query).map(({ type, code }) => `${type} ${code}`)).toEqual(found);
});
