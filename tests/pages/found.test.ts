import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages, client, documentAt, htmlAt, languages } from './built.ts';

const fileAt = (path: string) => readFileSync(join(client, path), 'utf8');

describe('the site map', () => {
  it('has exactly the pages that may be listed, each in every language', () => {
    const map = fileAt('/sitemap.xml');
    const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    const expected = languages
      .flatMap((language) => builtPages(language))
      .filter((address) => !htmlAt(address).includes('name="robots" content="noindex"'));
    expect(expected.filter((address) => /\/40[34]$/.test(address))).toEqual([]);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(map.match(/hreflang=/g)).toHaveLength(3 * listed.length);
  });

  it('is named by robots.txt, which keeps crawlers from the calls', () => {
    const text = fileAt('/robots.txt');
    expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    expect(text).toContain('Disallow: /api/');
  });
});

describe.each(languages)('the manifest in %s', (language) => {
  it('opens that language, with icons that are there', () => {
    const address = documentAt(`/${language}/`).querySelector('link[rel=manifest]')?.getAttribute('href');
    const manifest: { start_url: string; icons: { src: string; type: string }[] } = JSON.parse(
      fileAt(address ?? ''),
    );
    expect(manifest.start_url).toBe(`/${language}/`);
    expect(manifest.icons.length).toBeGreaterThan(2);
    const icons = [...manifest.icons.map(({ src }) => src), '/icons/apple-touch-icon.png', '/favicon.ico'];
    expect(icons.filter((src) => !existsSync(join(client, src.replace(/\?.*/, ''))))).toEqual([]);
    for (const { src, type } of manifest.icons) expect(type).toBe(typeOf(src));
  });
});

const typeOf = (src: string) => (src.replace(/\?.*/, '').endsWith('.svg') ? 'image/svg+xml' : 'image/png');

interface Entry {
  href: string;
  kind: string;
}

describe.each(languages)('the search index in %s', (language) => {
  const { entries }: { entries: Entry[] } = JSON.parse(fileAt(`/search/${language}.json`));

  it('has every kind of thing, each once', () => {
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['product', 'aircraft', 'page', 'policy', 'question', 'download', 'document', 'industry']),
    );
    expect(new Set(entries.map(({ kind, href }) => `${kind} ${href}`)).size).toBe(entries.length);
  });

  it('leads to pages, and to places on them', () => {
    const pages = new Set(builtPages(language));
    const idsOf = new Map<string, ReadonlySet<string>>();
    const missing = entries.filter(({ href }) => {
      const [path = '', anchor] = href.split('#');
      if (!pages.has(path)) return true;
      if (!anchor) return false;
      const ids =
        idsOf.get(path) ?? new Set([...documentAt(path).querySelectorAll('[id]')].map(({ id }) => id));
      idsOf.set(path, ids);
      return !ids.has(anchor);
    });
    expect(missing).toEqual([]);
  });
});
