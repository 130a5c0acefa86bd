import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Leads the style imports of the built library as its packed package.json leads a bundler. */
export const ownStyles = (dist: string): Plugin => ({
  name: 'own-styles',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('#styles/') ? join(dist, id.slice('#styles/'.length)) : null),
});
