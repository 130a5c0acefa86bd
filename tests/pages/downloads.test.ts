import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadCategories } from '../../packages/catalog/src/index.ts';
import { client, documentAt, languages, textOf } from './built.ts';
import { type SiteServer, siteServer } from './site.ts';

const sections = downloadCategories.flatMap(({ id, children }) =>
  children.map(({ name }) => `/download/${id}/${name}`.toLowerCase()),
);

const linksTo = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].flatMap((link) => link.getAttribute('href') ?? []);

/** The files that a page lists, each with the size and the sum that stand beside it. */
function listedAt(address: string) {
  // The newest stands by itself; what was before it is a list.
  const parts = [
    ...documentAt(address).querySelectorAll('main article, main section[aria-labelledby]'),
  ].filter(
    (part) =>
      part.matches('article') ||
      (part.querySelector('article') === null && part.querySelector('a[download]')),
  );
  return parts.map((part) => ({
    href: linksTo(part, 'a[download]')[0] ?? '',
    sum: part.querySelector('code[dir="ltr"]')?.textContent,
    size: Number(/(\d+)B/.exec(textOf(part).replaceAll(/\s/gu, ''))?.[1]),
  }));
}

const fileAt = (href: string) => readFileSync(join(client, href.replace(/\?.*/, '')));

let site: SiteServer;

beforeAll(async () => {
  site = await siteServer();
});

afterAll(() => site.close());

/** Each document is made for it, 13 seconds of a processor in all: the gate takes every eighth, `npm run test:full` all. */
const isTaken = (href: string, index: number) =>
  process.env['PAGES'] === 'whole' || !/\/(?:manuals|announcements)\//.test(href) || index % 8 === 0;

describe.each(languages)('downloads in %s', (language) => {
  it('are what their pages say of them, files of every section', async () => {
    const seen = new Set<string>();
    for (const path of [...sections, '/announcement', '/details/downloads/S3mini']) {
      const listed = listedAt(`/${language}${path}`);
      expect([path, listed.length > 0]).toEqual([path, true]);
      for (const [index, { href, sum, size }] of listed.entries()) {
        seen.add(href);
        if (!isTaken(href, index)) continue;
        const bytes = await site.bytesOf(href);
        const made = [path, href, bytes.length, createHash('sha256').update(bytes).digest('hex')];
        expect(made, 'of a document that is made again: npm run manuals').toEqual([path, href, size, sum]);
      }
      for (const [index, href] of linksTo(documentAt(`/${language}${path}`), 'main a[download]').entries()) {
        seen.add(href);
        if (!isTaken(href, index)) continue;
        // Manuals and papers are made as they are asked for.
        expect([path, href, await site.statusOf(href)]).toEqual([path, href, 200]);
      }
    }
    // 40 manuals, 4 guides and 4 announcements in two languages, 16 files of firmware, 2 of the app, 2 papers of the one model.
    expect(seen.size).toBe(2 * (40 + 4 + 4) + 16 + 2 + 2);
  });

  it('lead to the browser only where it can upgrade', () => {
    const leading = sections.filter(
      (path) => linksTo(documentAt(`/${language}${path}`), `main a[href="/${language}/port"]`).length > 0,
    );
    expect(leading).toEqual(['/download/firmware/thrower', '/download/firmware/flashinglight']);
  });

  it('of a model have one first act, and fold what few need', () => {
    const main = documentAt(`/${language}/details/downloads/S3mini`).querySelector('main');
    const sums = [...(main?.querySelectorAll('code[dir="ltr"]') ?? [])];
    expect(sums.length).toBeGreaterThan(1);
    for (const sum of sums) {
      const details = sum.closest('details');
      expect(details?.firstElementChild?.localName).toBe('summary');
      expect(details?.hasAttribute('open')).toBe(false);
    }
    expect(main?.querySelectorAll('a[data-variant="signal"]')).toHaveLength(1);
  });

  it('of an interface are its description as YAML and as JSON', () => {
    const page = documentAt(`/${language}/apiCloud/t40s`);
    for (const [format, start] of [
      ['yaml', /^asyncapi: 3\.0\.0/m],
      ['json', /"asyncapi": "3\.0\.0"/],
    ] as const) {
      const [link, ...more] = linksTo(page, `main a[href$=".${format}"]`);
      expect(more).toEqual([]);
      expect(fileAt(link ?? '').toString()).toMatch(start);
    }
  });
});
