import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiText } from './api-text.ts';
import { Sources } from './sources.ts';

const committed = () => readFileSync(new URL('../api.md', import.meta.url), 'utf8');

it('what other sites can import is as api.md says', () => {
  expect(
    committed(),
    'Exports, props or defaults have changed. Where that is meant: npm run snapshots, and say in the commit what other sites have to change.',
  ).toBe(apiText(new Sources()));
});
