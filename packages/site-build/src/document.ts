import type { Language } from '@payload/catalog';
import { pageStateLink, pageStateScript } from '@payload/web/data/page-state-markup.ts';
import { htmlLang } from '@payload/web/language/language.ts';

/** What a prerendered document is made of. Markup parts are trusted; they come from our own renderer. */
export interface DocumentParts {
  language: Language;
  head: string;
  /** Further elements of the head, which the page itself does not know of. */
  metadata: string;
  body: string;
  /** Data of the page, JSON safe inside a script element; or the address of the file that has it. */
  state: string | { address: string };
  theme: 'night' | 'sheet';
  /** What the document runs at once, as text. */
  startScript: string;
  /** Styles of all that stands in the body, as text, and the addresses of the sheets that they come from. */
  styles: string;
  inlinedSheets: readonly string[];
  /** Addresses of what comes after the first view. The first script is the one that runs, the others are what it needs. */
  laterSheets: readonly string[];
  scripts: readonly string[];
  /** Addresses of the faces that the first view is set in. */
  fonts: readonly string[];
}

const icons =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

/**
 * What a document has for later, inert until the start script puts it into the head. A sheet whose rules stand in the document
 * already is a disabled link, which no browser fetches: by it the loader of chunks sees that the sheet is there.
 */
function laterParts({
  inlinedSheets,
  laterSheets,
  scripts: [main, ...needed],
  state,
}: DocumentParts): string {
  return [
    ...inlinedSheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...laterSheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...needed.map((href) => `<link rel="modulepreload" href="${href}">`),
    typeof state === 'string' ? pageStateScript(state) : pageStateLink(state.address),
    `<script type="module" src="${main}"></script>`,
  ].join('');
}

const preloaded = (fonts: readonly string[]): string =>
  fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('');

/**
 * A whole page. What the first view needs stands in it: its styles, and the script that starts the page afterwards. The server
 * allows both by their hashes. The state is a data block or a file, not a script.
 */
export function renderDocument(parts: DocumentParts): string {
  return `<!doctype html><html lang="${htmlLang[parts.language]}" data-theme="${parts.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${parts.head}${preloaded(parts.fonts)}<template id="page-scripts">${laterParts(parts)}</template><script>${parts.startScript}</script><style>${parts.styles}</style>${parts.metadata}${icons}<link rel="manifest" href="/${parts.language}.webmanifest"></head><body><div id="app">${parts.body}</div></body></html>`;
}

/** The page at an address without a language: on to the stored one, or to Chinese where nothing runs. */
export function renderLanguageGate(path: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>JZ</title><meta name="robots" content="noindex">${icons}<script src="/language-gate.js"></script><noscript><meta http-equiv="refresh" content="0;url=/cn${path}"></noscript></head><body><p><a href="/cn${path}" lang="zh-CN">中文</a> <a href="/en${path}" lang="en">English</a></p></body></html>`;
}
