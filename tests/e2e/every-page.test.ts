import type { APIRequestContext, Page } from '@playwright/test';
import { builtPages, type Language, languages, statusOf } from './built-pages.ts';
import { expect, test } from './test.ts';

interface Reading {
  title: string;
  description: string;
  lang: string;
  headings: string[];
  /** Words of the page's main part. */
  words: number;
  /** Text of the other language, outside of code and of what is marked as such. */
  foreign: string[];
  links: string[];
  files: string[];
  ids: string[];
}

/**
 * Reads a document as a browser parses it, with nothing run: what is there without JavaScript. The page it is
 * read in is an empty one; those of the site refuse to parse strings.
 */
async function read(page: Page, html: string, address: string): Promise<Reading> {
  return page.evaluate(
    (source) => {
      const parsed = new DOMParser().parseFromString(source.html, 'text/html');
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const attributes = (selector: string, name: string) =>
        all(selector).flatMap((element) => element.getAttribute(name) ?? []);
      const lang = parsed.documentElement.lang;
      const foreign: string[] = [];
      const isForeign =
        lang === 'en' ? /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u : /(?:\b[a-z]{2,}\b[ ,;]+){4,}/;
      const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? '';
        const around = walker.currentNode.parentElement;
        if (!around || around.closest('code, pre, script, style, noscript')) continue;
        if (around.closest('[lang]') !== parsed.documentElement) continue;
        if (isForeign.test(text)) foreign.push(text.trim().slice(0, 80));
      }
      for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
        for (const element of all(`[${name}]`)) {
          const text = element.getAttribute(name) ?? '';
          if (element.closest('[lang]') === parsed.documentElement && isForeign.test(text))
            foreign.push(text);
        }
      const base = new URL(source.address);
      const absolute = (href: string) => new URL(href, base).href;
      const candidates = attributes('img, source', 'srcset').flatMap((set) =>
        set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      );
      return {
        title: parsed.title,
        description: attributes('meta[name=description]', 'content')[0] ?? '',
        lang,
        headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
        words: (parsed.querySelector('main')?.textContent ?? '').length,
        foreign,
        links: attributes('a[href]', 'href')
          .filter((href) => !/^(?:tel|mailto):/.test(href))
          .map(absolute),
        files: [
          ...attributes('img, source, video, track, script', 'src'),
          ...attributes('video', 'poster'),
          ...attributes(
            'link[rel~=icon], link[rel=stylesheet], link[rel=manifest], link[rel$=preload]',
            'href',
          ),
          ...candidates,
        ].map(absolute),
        ids: all('[id]').map(({ id }) => id),
      };
    },
    { html, address },
  );
}

/** All pages of a language with what they say, asked for eight at a time. */
async function readAll(
  page: Page,
  request: APIRequestContext,
  language: Language,
  origin: string,
): Promise<Map<string, Reading>> {
  const readings = new Map<string, Reading>();
  await inEights(builtPages(language), async (address) => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(statusOf(address));
    readings.set(address, await read(page, await response.text(), new URL(address, origin).href));
  });
  return readings;
}

async function inEights<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** Addresses that say the same, with who says it. */
function repeated(texts: readonly (readonly [address: string, text: string])[]): string[] {
  const known = new Map<string, string>();
  return texts.flatMap(([address, text]) => {
    const other = known.get(text);
    known.set(text, address);
    return other ? [`${address} and ${other}: ${text}`] : [];
  });
}

for (const language of languages)
  test(`every page in ${language} is named, said in its language, and leads somewhere`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const readings = await readAll(page, request, language, baseURL ?? '');
    expect(readings.size).toBeGreaterThan(250);
    const pages = [...readings];
    const faults = (look: (reading: Reading) => string | false | undefined) =>
      pages.flatMap(([address, reading]) => {
        const found = look(reading);
        return found ? [`${address}: ${found}`] : [];
      });

    expect.soft(faults(({ lang }) => lang !== (language === 'en' ? 'en' : 'zh-CN') && lang)).toEqual([]);
    expect
      .soft(faults(({ headings }) => (headings.length !== 1 || !headings[0]) && `${headings.length} h1`))
      .toEqual([]);
    // The pages of their own status are named for it alone (specification, section 2).
    const unnamed = pages.filter(([address, { title }]) =>
      statusOf(address) === 200 ? !/\bJZ\b/.test(title) : title === '',
    );
    expect.soft(unnamed.map(([address]) => address)).toEqual([]);
    expect.soft(faults(({ words }) => words < 40 && `${words} characters`)).toEqual([]);
    expect.soft(faults(({ foreign }) => foreign.join(' | '))).toEqual([]);
    const listed = pages.filter(([address]) => statusOf(address) === 200);
    expect.soft(repeated(listed.map(([address, { title }]) => [address, title]))).toEqual([]);
    expect.soft(repeated(listed.map(([address, { description }]) => [address, description]))).toEqual([]);
    expect.soft(faults(({ ids }) => ids.find((id, index) => ids.indexOf(id) !== index))).toEqual([]);

    const own = (href: string) => href.startsWith(`${baseURL}/`);
    const links = new Map<string, string>();
    const anchors = new Map<string, string>();
    const files = new Map<string, string>();
    for (const [address, reading] of pages) {
      for (const href of reading.links.filter(own)) {
        const [target = '', anchor] = href.split('#');
        links.set(target, address);
        if (anchor) anchors.set(href, address);
      }
      for (const href of reading.files.filter(own)) files.set(href, address);
    }

    const dead: string[] = [];
    const anchored = new Set([...anchors.keys()].map((href) => href.split('#')[0]));
    const idsOf = new Map<string, ReadonlySet<string>>();
    await inEights([...links], async ([href, from]) => {
      const { pathname } = new URL(href);
      const known = readings.get(pathname);
      if (known) {
        idsOf.set(href, new Set(known.ids));
        return;
      }
      // A page of its own status leads to itself in the other language.
      const response = await request.get(href, { maxRedirects: 0 });
      if (response.status() !== statusOf(pathname)) dead.push(`${response.status()} ${href} on ${from}`);
      else if (anchored.has(href))
        idsOf.set(href, new Set((await read(page, await response.text(), pathname)).ids));
    });
    await inEights([...files], async ([href, from]) => {
      const response = await request.head(href);
      if (response.status() !== 200) dead.push(`${response.status()} ${href} on ${from}`);
    });
    expect.soft(dead).toEqual([]);
    expect
      .soft(
        [...anchors].filter(([href]) => {
          const [target = '', anchor = ''] = href.split('#');
          return !idsOf.get(target)?.has(decodeURIComponent(anchor));
        }),
      )
      .toEqual([]);
  });

/**
 * Addresses to look at one by one. English words are the longer ones, so of the pages that Chinese has for each
 * model every third is enough.
 */
function looked(language: Language): string[] {
  const addresses = builtPages(language).filter((address) => statusOf(address) === 200);
  const ofModels = addresses.filter((address) => address.includes('/details/'));
  return language === 'en'
    ? addresses
    : addresses.filter((address) => !ofModels.includes(address) || ofModels.indexOf(address) % 3 === 0);
}

// A few at a time, so that they run beside each other. The console is watched by the test itself.
for (const [language, parts] of [
  ['en', 4],
  ['cn', 2],
] as const)
  for (let part = 0; part < parts; part += 1)
    test(`pages in ${language}, part ${part + 1} of ${parts}: no sideways scroll at 320 px, nothing in the console`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: 320, height: 640 });
      const own = looked(language).filter((_address, index) => index % parts === part);
      expect(own.length).toBeGreaterThan(50);
      const wide: string[] = [];
      for (const address of own) {
        await page.goto(address);
        const { inner, outer } = await page.evaluate(() => ({
          inner: document.documentElement.scrollWidth,
          outer: document.documentElement.clientWidth,
        }));
        if (inner > outer) wide.push(`${address}: ${inner} px`);
      }
      expect(wide).toEqual([]);
    });
