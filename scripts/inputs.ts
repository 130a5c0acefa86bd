import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const roots = [
  'apps/desk',
  'apps/site',
  ...[
    'api',
    'catalog',
    'cloud-api',
    'flows',
    'offline',
    'search',
    'serial',
    'site-build',
    'ui',
    'upgrade',
    'view-models',
    'web',
  ].map((name) => `packages/${name}`),
  'pnpm-lock.yaml',
];
const ignored = new Set(['node_modules', 'dist', '.tsbuild']);

function* filesBelow(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile()) yield child;
  }
}

/** A hash over everything the built site is made from; the same hash means the same site. */
export function hashOfInputs(root: string, publicUrl: string): string {
  const hash = createHash('sha256').update(publicUrl);
  for (const name of roots) {
    const path = join(root, name);
    for (const file of name.includes('.') ? [path] : filesBelow(path))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
