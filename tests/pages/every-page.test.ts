import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProduct } from '../../packages/catalog/src/index.ts';
import { builtPages, client, type Language, languages } from './built.ts';
import { type Reading, read } from './reading.ts';
import { type SiteServer, siteServer } from './site.ts';

/** Every page, read once for all that is asked of it. */
const readings = new Map<string, Reading>();
let server: SiteServer;

beforeAll(async () => {
  for (const address of languages.flatMap((language) => builtPages(language)))
    readings.set(address, read(address));
  server = await siteServer();
});

afterAll(() => server.close());

const pagesIn = (language: Language) =>
  [...readings].filter(([address]) => address.startsWith(`/${language}/`));

/** The pages that are answered with a status of their own; they are named for it alone (specification, section 2). */
const isOfStatus = (address: string) => /\/40[34]$/.test(address);

/** Addresses that say the same, with who says it. */
function repeated(texts: readonly (readonly [address: string, text: string])[]): string[] {
  const known = new Map<string, string>();
  return texts.flatMap(([address, text]) => {
    const other = known.get(text);
    known.set(text, address);
    return other ? [`${address} and ${other}: ${text}`] : [];
  });
}

/** What a kind of thing must say, besides its kind. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'inLanguage'],
  Product: ['name', 'description', 'sku', 'brand', 'image', 'additionalProperty'],
  ItemList: ['name', 'itemListElement'],
  FAQPage: ['mainEntity'],
  TechArticle: ['headline', 'description', 'image'],
  VideoObject: ['name', 'thumbnailUrl', 'contentUrl', 'uploadDate', 'duration'],
  BreadcrumbList: ['itemListElement'],
};

/** Every string of a value that stands under one of the names. */
function* named(value: unknown, names: readonly string[], name = ''): Generator<string> {
  if (typeof value === 'string' && names.includes(name)) yield value;
  else if (Array.isArray(value)) for (const part of value) yield* named(part, names, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* named(part, names, key);
}

/** Whole, or from the root on where the site was built without the address of its visitors. */
const isAddress = (text: string | undefined) =>
  text !== undefined && /^(?:https?:\/)?\//.test(text) && URL.canParse(text, 'http://site.example');

describe.each(languages)('every page in %s', (language) => {
  const faults = (look: (reading: Reading, address: string) => string | false | undefined) =>
    pagesIn(language).flatMap(([address, reading]) => {
      const found = look(reading, address);
      return found ? [`${address}: ${found}`] : [];
    });

  it('is there', () => {
    expect(pagesIn(language).length).toBeGreaterThan(250);
  });

  it('has one heading of the first level, and a title', () => {
    expect(
      faults(({ headings }) => (headings.length !== 1 || !headings[0]) && `${headings.length} h1`),
    ).toEqual([]);
    expect(
      faults(({ title }, address) => (isOfStatus(address) ? title === '' : !/\bJZ\b/.test(title)) && title),
    ).toEqual([]);
  });

  it('says what no other says', () => {
    const others = pagesIn(language).filter(([address]) => !isOfStatus(address));
    expect(repeated(others.map(([address, { title }]) => [address, title]))).toEqual([]);
    expect(repeated(others.map(([address, { description }]) => [address, description]))).toEqual([]);
    // A title is no description of another page either.
    const listed = others.filter(([, { isListed }]) => isListed);
    expect(
      repeated(
        listed.flatMap(([address, { title, description }]) =>
          [title, description].map((text) => [address, text] as const),
        ),
      ),
    ).toEqual([]);
    expect(listed.filter(([, { title, description }]) => !title || !description)).toEqual([]);
  });

  it('keeps to its language', () => {
    expect(faults(({ lang }) => lang !== (language === 'en' ? 'en' : 'zh-CN') && lang)).toEqual([]);
    expect(faults(({ foreign }) => foreign.join(' | '))).toEqual([]);
  });

  it('has something to read, and each id once', () => {
    expect(faults(({ characters }) => characters < 40 && `${characters} characters`)).toEqual([]);
    expect(faults(({ ids }) => ids.find((id, index) => ids.indexOf(id) !== index))).toEqual([]);
  });

  it('says what a shared link needs', () => {
    const names = ['og:type', 'og:title', 'og:description', 'og:image:alt', 'og:locale', 'twitter:card'];
    expect(faults(({ meta }) => names.filter((name) => !meta[name]).join(' '))).toEqual([]);
    expect(
      faults(({ meta }) => ['og:url', 'og:image'].filter((name) => !isAddress(meta[name])).join(' ')),
    ).toEqual([]);
    expect(
      faults(({ meta }) => {
        const { pathname } = new URL(meta['og:image'] ?? '', 'http://site.example');
        return (
          (!/\.jpe?g$/.test(pathname) || !existsSync(join(client, decodeURIComponent(pathname)))) && pathname
        );
      }),
    ).toEqual([]);
  });

  it('says what a search engine needs, in one block of data', () => {
    const found: string[] = [];
    for (const [address, { isListed, data }] of pagesIn(language)) {
      if (!isListed) continue;
      if (data.length > 1) found.push(`${address} has ${data.length} data blocks`);
      for (const json of data) {
        const block: { '@graph': Record<string, unknown>[] } = JSON.parse(json);
        for (const thing of block['@graph']) {
          const kind = String(thing['@type']);
          for (const name of required[kind] ?? ['a kind that is known'])
            if (!thing[name]) found.push(`${kind} on ${address} has no ${name}`);
        }
        for (const url of named(block, ['url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl']))
          if (!isAddress(url)) found.push(`${url} on ${address} is no address`);
      }
    }
    expect(found).toEqual([]);
  });

  it('leads somewhere, and has every file that it names', async () => {
    const targets = new Map<string, string>();
    for (const [address, { links, files }] of pagesIn(language))
      for (const href of [...links, ...files])
        if (href.startsWith('/')) targets.set(href.replace(/#.*/, ''), address);
    const dead: string[] = [];
    for (const [href, from] of targets) {
      if (isBuilt(href) || isPaperOfModel(href)) continue;
      // oxlint-disable-next-line no-await-in-loop -- Few, and each is quick.
      const status = await server.statusOf(href);
      // The feed is of the database, which is not there: it fails, and is known all the same.
      if (status !== (href.startsWith('/feeds/') ? 500 : 200)) dead.push(`${status} ${href} on ${from}`);
    }
    expect(dead).toEqual([]);
  });

  it('of a model has its data sheet, at the one address', () => {
    const ofModel = /\/details\/(?:parameter|product|productSupport|downloads)\/(\w+)$/;
    expect(
      faults(({ links }, address) => {
        const [, code] = ofModel.exec(address) ?? [];
        return code && !links.includes(`/data/${language}/${code}.pdf`) && 'no data sheet';
      }),
    ).toEqual([]);
    expect(pagesIn(language).filter(([address]) => ofModel.test(address)).length).toBeGreaterThan(100);
  });

  it('leads to places that are there', () => {
    const lost: string[] = [];
    const ids = new Map<string, ReadonlySet<string>>();
    for (const [address, { links }] of pagesIn(language))
      for (const href of links) {
        const [target = '', anchor] = href.split('#');
        if (!anchor || !target.startsWith('/')) continue;
        const path = target.replace(/\?.*/, '');
        const known = ids.get(path) ?? new Set(readings.get(path)?.ids);
        ids.set(path, known);
        if (!known.has(decodeURIComponent(anchor))) lost.push(`${href} on ${address}`);
      }
    expect(lost).toEqual([]);
  });
});

/** Whether a page or a file was built for an address, at exactly this spelling. */
function isBuilt(href: string): boolean {
  const path = decodeURIComponent(href.replace(/\?.*/, ''));
  return readings.has(path) || (!path.endsWith('/') && existsSync(join(client, path)));
}

/** The server draws them when they are asked for; its own tests do so for each model. */
function isPaperOfModel(href: string): boolean {
  const [, code = ''] = /^\/data\/(?:en|cn)\/(\w+?)(?:-tender)?\.pdf$/.exec(href) ?? [];
  return Boolean(findProduct(code));
}
