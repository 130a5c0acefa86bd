import { type OpenStorage, safeStorage } from './storage.ts';

/** Session storage key that remembers that this tab has reloaded once because of a forbidden page. */
export const reloadedKey = 'forbidden-page-reloaded';

/** What is read of a page at most, in characters: a hostile reply must not keep the tab busy. */
const longestPage = 100_000;

/** Browser parts that `showForbiddenPage` touches; all of them are the page's own unless given. */
interface ForbiddenPageEnvironment {
  readonly document?: Document;
  readonly sessionStorage?: OpenStorage;
  readonly reload?: () => void;
}

/**
 * Shows the text of a page that a firewall or proxy answered with (HTTP 403) in place of the document's
 * body, and reloads the document once for each tab. Without session storage it doesn't reload: it could
 * not tell the first time from the next.
 *
 * The reply is untrusted. Nothing of its markup reaches the document: the reader below reduces it to
 * lines of text, and every line becomes a text node. So there is no script, handler, link, form, style or
 * address in it by construction, however wrong the reader is, and no sanitiser to keep up to date. A
 * sandboxed frame would still follow links and load pictures, and markup parsers are refused where
 * Trusted Types are enforced.
 */
export function showForbiddenPage(html: string, environment: ForbiddenPageEnvironment = {}): void {
  const page = environment.document ?? document;
  const main = page.createElement('main');
  main.dir = 'auto';
  main.tabIndex = -1;
  main.style.cssText = 'max-width:40rem;margin:auto;padding:64px 16px;overflow-wrap:anywhere';
  const add = (name: 'h1' | 'p', text: string) => {
    const element = page.createElement(name);
    element.textContent = text;
    main.append(element);
  };
  const [heading = '403', ...paragraphs] = readText(html);
  add('h1', heading);
  for (const paragraph of paragraphs) add('p', paragraph);
  page.body.replaceChildren(main);
  main.focus();
  if (mayReload(environment.sessionStorage ?? (() => sessionStorage))) {
    (environment.reload ?? (() => location.reload()))();
  }
}

/** Whether this is the first time in this tab, and the next time will know. */
export function mayReload(sessionStorage: OpenStorage): boolean {
  const storage = safeStorage(sessionStorage);
  if (storage.read(reloadedKey) !== null) return false;
  storage.write(reloadedKey, '1');
  return storage.read(reloadedKey) !== null;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The readable lines of an HTML text, in order, its title first. Meant for people to read, not to be
 * exact: what it gets wrong stays text.
 */
export function readText(html: string): string[] {
  const lines = html
    .slice(0, longestPage)
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|svg|select)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?(?:a|abbr|b|bdi|code|em|i|kbd|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
    .replace(/<[a-z/!?][^<>]*>/gi, '\n')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, decode)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return lines.filter((line, index) => line !== lines[index - 1]);
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? entity;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
}
