import type { Language } from '@payload/catalog';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { DataSource } from '../data/data-source.ts';
import type { PageTexts } from '../language/i18n.ts';

/** What a page is given. It reads nothing else from the router, so that a kept page stays as it was left. */
export interface PageProps<Data> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  language: Language;
}

/** What a page says of itself to the document's head. */
export interface PageHead {
  title: string;
  description: string;
  /** Not for search engines: error pages. */
  noIndex?: boolean;
}

/** One route's page: how its data is loaded, how it names itself, what it shows. */
export interface PageModule<Data> {
  load(request: {
    params: Readonly<Record<string, string | undefined>>;
    search: URLSearchParams;
    language: Language;
    source: DataSource;
  }): Promise<Data>;
  /**
   * Fetches modules that `Page` and `head` read besides their data; they are there before the page is shown or
   * hydrated. Gives the modules' names in the build manifest, which the prerendered document preloads.
   * @default nothing
   */
  prepare?(request: {
    params: Readonly<Record<string, string | undefined>>;
    language: Language;
  }): Promise<readonly string[]>;
  head(props: PageProps<Data>, t: i18n['t']): PageHead;
  // Written as a method, so that a page of one kind of data can stand among all pages.
  Page(this: void, props: PageProps<Data>): ReactNode;
  /** Theme of the header above the page: night lies over a stage, sheet has its own ground. */
  header: 'night' | 'sheet';
  /**
   * Whether it stays mounted, hidden, once it is left. False for a page that holds nothing of the visitor's and has anchors
   * that pages of its kind have too: with two of one name in the document, a link would lead to the hidden one.
   * @default true
   */
  keepAlive?: boolean;
  /** A tool has the header above it and no footer below (specification, section 2). @default false */
  isTool?: boolean;
  /** Texts that the page says besides those of every page; they are there before it is shown. @default none */
  texts?: readonly PageTexts[];
}

/** Keeps a module's data type inside while the router handles all pages alike. */
export function definePage<Data>(module: PageModule<Data>): PageModule<unknown> {
  return module;
}
