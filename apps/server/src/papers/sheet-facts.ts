import type { Language } from '@payload/catalog';

/** What a paper is, for its metadata and its footer. */
export interface SheetFacts {
  language: Language;
  title: string;
  /** What stands at the foot of every page. */
  imprint: string;
  /** The number of a page, of as many. */
  pageOf: (page: number, pages: number) => string;
  /** What stands at the head of every page but the first, left and right; left out where nothing does. */
  running?: readonly [name: string, kind: string];
  /** The first page is a cover, without a foot. */
  hasCover?: boolean;
  /** Day that it is true of, as ISO date. */
  date: string;
}
