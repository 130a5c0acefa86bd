import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '@payload/web/navigation/route-table.ts';
import { expect, test } from 'vitest';

test('every page of the route table is a story', () => {
  const stories = globSync('*.stories.tsx', { cwd: import.meta.dirname }).flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/pageAt\('(\w+)'/g)].map(([, name]) => name);
  });
  const missing = Object.keys(routeTable).filter((name) => !stories.includes(name));
  expect(missing, 'pages without a story in apps/site/src/app/stories').toEqual([]);
});
