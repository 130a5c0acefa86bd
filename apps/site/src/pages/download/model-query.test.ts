import { expect, it } from 'vitest';
import { isFound } from './model-query.ts';

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
