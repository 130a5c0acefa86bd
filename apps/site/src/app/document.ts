import type { Language } from '@payload/catalog';
import { htmlLang } from '../platform/language/language.ts';
import { earlyPressScript } from './frame/early-press.ts';

/** What a prerendered document is made of. Markup parts are trusted; they come from our own renderer. */
export interface DocumentParts {
  language: Language;
  head: string;
  /** Further elements of the head, which the page itself does not know of. */
  metadata: string;
  body: string;
  /** Hydration state, JSON safe inside a script element. */
  state: string;
  theme: 'night' | 'sheet';
  /** Addresses. The first script is the one that runs, the others are what it needs. */
  style: string;
  scripts: readonly string[];
  font: string;
}

const icons =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">';

/**
 * A whole page. The state is a data block, not a script: the policy allows inline only the one that hears early presses, which
 * stands before the style sheet because it would wait for it.
 */
export function renderDocument(parts: DocumentParts): string {
  const [main, ...needed] = parts.scripts;
  const preloads = needed
    .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
    .join('');
  return `<!doctype html><html lang="${htmlLang[parts.language]}" data-theme="${parts.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${parts.head}${parts.metadata}${icons}<link rel="manifest" href="/${parts.language}.webmanifest"><link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin><script>${earlyPressScript}</script><link rel="stylesheet" href="${parts.style}">${preloads}<script type="module" src="${main}"></script></head><body><div id="app">${parts.body}</div><script type="application/json" id="page-state">${parts.state}</script></body></html>`;
}

/** The page at an address without a language: on to the stored one, or to Chinese where nothing runs. */
export function renderLanguageGate(path: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>JZ</title><meta name="robots" content="noindex">${icons}<script src="/language-gate.js"></script><noscript><meta http-equiv="refresh" content="0;url=/cn${path}"></noscript></head><body><p><a href="/cn${path}" lang="zh-CN">中文</a> <a href="/en${path}" lang="en">English</a></p></body></html>`;
}
