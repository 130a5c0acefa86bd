/** What a result is; results are shown by kind. */
export type SearchKind = 'product' | 'page' | 'question' | 'download' | 'document' | 'industry';

/** One place of the site that a search can lead to, as the index file has it. */
export interface SearchEntry {
  kind: SearchKind;
  href: string;
  title: string;
  /** What stands below the title. */
  detail: string;
  /** The code that a product is shown with. */
  code?: string;
  /** A product's key figure, a file's version. */
  figure?: string;
  /** Model codes and older names of models: found however they are written. */
  codes?: readonly string[];
  /** Words people use for it, which it need not say itself. */
  words?: string;
  /** What else it says. */
  text?: string;
}
