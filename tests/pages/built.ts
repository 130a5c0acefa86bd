import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from 'linkedom';

export const languages = ['en', 'cn'] as const;
export type Language = (typeof languages)[number];

/** The folder that is served. */
export const client = join(import.meta.dirname, '../../apps/site/dist/client');

/** Addresses of every page that was built in a language: the site's own list of itself. */
export function builtPages(language: Language): string[] {
  return readdirSync(join(client, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${language}/${name.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .toSorted();
}

/** The HTML that is served at an address such as `/en/` or `/cn/series/megaphone`. Errors: the file system's, where nothing was built there. */
export function htmlAt(address: string): string {
  return readFileSync(
    join(client, address.endsWith('/') ? `${address}index.html` : `${address}.html`),
    'utf8',
  );
}

/**
 * The document as it is without script, for reading: the parser has the standard's interface, and its own types. It keeps the
 * case of attributes (`srcSet`), which a browser does for drawings alone.
 */
export function documentAt(address: string): Document {
  const html = htmlAt(address).replace(/(?<=\s)[a-z]+[A-Z][A-Za-z]*(?==")/g, (name) => name.toLowerCase());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- See above.
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** Text as a reader takes it in: white space folded, without the marks that keep words on one line or figures in their direction. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '')
    .replace(/[\u2060\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
