import { routeTable } from '@payload/web/navigation/route-table.ts';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sitePaths, statusPaths } from './site-paths.ts';

it('every page of the route table has a path, or a status of its own', () => {
  const paths = [...sitePaths, ...statusPaths];
  const missing = Object.entries(routeTable)
    .filter(([, { path }]) => !paths.some((each) => matchPath(`/${path}`, each)))
    .map(([name]) => name);
  expect(missing, 'pages that nothing is prerendered of').toEqual([]);
});
