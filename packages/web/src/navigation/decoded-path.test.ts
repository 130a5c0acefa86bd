import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { decodedPath } from './decoded-path.ts';

it.each(['/en/nothing', '/cn/%E7%81%AF', '/en/%', '/cn/%E0%A4%A', '/en/%25'])(
  'a route at the path of %s is found there',
  (pathname) => {
    expect(matchRoutes([{ path: decodedPath(pathname) }], pathname)).toHaveLength(1);
  },
);
