import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const languages = ['en', 'cn'] as const;
export type Language = (typeof languages)[number];

const client = join(import.meta.dirname, '../../apps/site/dist/client');

/** Addresses of every page that was built in a language: the site's own list of itself. */
export function builtPages(language: Language): string[] {
  const folder = join(client, language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${language}/${name.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .toSorted();
}

/** What a page answers with. */
export function statusOf(address: string): number {
  if (address.endsWith('/404')) return 404;
  return address.endsWith('/403') ? 403 : 200;
}
