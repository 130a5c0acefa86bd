import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { Contents } from './Contents.tsx';
import type { ContentsItem } from './currentHeading.ts';
import * as styles from './DocumentLayout.css.ts';
import { type ElementTranslations, withReadingAids } from './elements.tsx';
import { prose } from './prose.css.ts';

export type DocumentLayoutTranslations = ElementTranslations & {
  /** Name of the contents list: "On this page". */
  contents: string;
};

export type DocumentLayoutProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The headings to list, in the order of the document, each by the id it has in it. */
  contents: readonly ContentsItem[];
  /**
   * The document as plain HTML elements: headings with ids, paragraphs, lists, tables, `dl`, `figure`,
   * `kbd`, `code`, and `aside data-tone="info | caution | critical"` whose first paragraph is its title.
   * CodeBlock, Banner and other components stand between them as they are.
   */
  children: ReactNode;
  /**
   * contents: the list is as wide as its lines need; page: the text begins where the second of a page's two columns
   * does, from 1101 px on.
   * @default 'contents'
   */
  columns?: 'contents' | 'page' | undefined;
  /** Its words, in the language of the page. */
  translations: DocumentLayoutTranslations;
};

/** A long document with its contents beside it, set to be read for a while, and to be printed. */
export function DocumentLayout({
  contents,
  translations,
  columns = 'contents',
  className,
  children,
  ...rest
}: DocumentLayoutProps) {
  return (
    <div
      className={cx(styles.root, className)}
      data-columns={columns === 'page' ? 'page' : undefined}
      {...rest}
    >
      <Contents label={translations.contents} items={contents} />
      <article className={prose}>{withReadingAids(children, translations)}</article>
    </div>
  );
}
