import { documentAt, type Language } from './built.ts';

/** Stands in for the site's address, which no page is built with. */
const origin = 'http://site.example';

/** What a page says of itself, in the order of the page; addresses are whole, those of the site without its origin. */
export interface Reading {
  title: string;
  description: string;
  lang: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** What a shared link shows, by property or name. */
  meta: Record<string, string>;
  /** Text of each block of structured data. */
  data: string[];
  headings: string[];
  /** Characters of the page's main part. */
  characters: number;
  /** Text of the other language, outside of code and of what is marked as such. */
  foreign: string[];
  links: string[];
  files: string[];
  ids: string[];
}

const isForeign: Record<Language, RegExp> = {
  en: /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u,
  cn: /(?:\b[a-z]{2,}\b[ ,;]+){4,}/,
};

/** Reads what was built at an address, with nothing run: what is there without JavaScript. */
export function read(address: string): Reading {
  const page = documentAt(address);
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const attributes = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const whole = (href: string) => {
    const { href: at } = new URL(href, origin + address);
    return at.startsWith(`${origin}/`) ? at.slice(origin.length) : at;
  };
  return {
    title: page.title,
    description: attributes('meta[name=description]', 'content')[0] ?? '',
    lang: page.documentElement.lang,
    isListed: all('meta[name=robots][content=noindex]').length === 0,
    meta: Object.fromEntries(
      all('meta[property], meta[name]').map((element) => [
        element.getAttribute('property') ?? element.getAttribute('name') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    ),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    headings: all('h1').map(({ textContent }) => (textContent ?? '').trim()),
    characters: (page.querySelector('main')?.textContent ?? '').length,
    foreign: foreignOf(page),
    links: attributes('a[href]', 'href')
      .filter((href) => !/^(?:tel|mailto):/.test(href))
      .map(whole),
    files: [
      ...attributes('img, source, video, track, script', 'src'),
      ...attributes('video', 'poster'),
      ...attributes('link[rel~=icon], link[rel=stylesheet], link[rel=manifest], link[rel$=preload]', 'href'),
      ...attributes('img, source', 'srcset').flatMap((set) =>
        set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      ),
    ].map(whole),
    ids: all('[id]').map(({ id }) => id),
  };
}

function foreignOf(page: Document): string[] {
  const root = page.documentElement;
  const pattern = isForeign[root.lang === 'en' ? 'en' : 'cn'];
  const foreign: string[] = [];
  // 4: texts alone.
  const walker = page.createTreeWalker(root, 4);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    // Asked first, as it is quick and seldom true.
    if (!pattern.test(text)) continue;
    const around = walker.currentNode.parentElement;
    if (!around || around.closest('code, pre, script, style, noscript')) continue;
    if (around.closest('[lang]') === root) foreign.push(text.trim().slice(0, 80));
  }
  for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'content'])
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (pattern.test(text) && element.closest('[lang]') === root) foreign.push(text);
    }
  return foreign;
}
