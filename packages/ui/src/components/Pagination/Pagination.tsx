import type { ComponentPropsWithRef } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './Pagination.css.ts';
import { pagesOf } from './pages.ts';

export type PaginationTranslations = {
  /** Name of the navigation, without that word: "Pages". */
  label: string;
  previous: string;
  next: string;
  /** Name of a page's link: "Page 3". */
  page: (page: number) => string;
  /** What phones show instead of the pages: "Page 3 of 12". */
  position: (page: number, count: number) => string;
};

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. With one or none nothing is shown. */
  count: number;
  /** A page's address. */
  hrefOf: (page: number) => string;
  translations: PaginationTranslations;
};

/** The pages of a long list as links, each with an address. Phones show the position instead of the pages. */
export function Pagination({ page, count, hrefOf, translations, className, ...rest }: PaginationProps) {
  if (count <= 1) return null;
  return (
    <nav className={cx(styles.pagination, className)} aria-label={translations.label} {...rest}>
      {page > 1 && (
        <a className={styles.link} href={hrefOf(page - 1)} rel="prev">
          <ArrowLeftIcon className={styles.arrow} size={20} />
          {translations.previous}
        </a>
      )}
      <ol className={styles.list}>
        {pagesOf(page, count).map((step, index, steps) =>
          step === 'gap' ? (
            <li key={`after-${steps[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <a
                className={styles.link}
                href={hrefOf(step)}
                aria-label={translations.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </a>
            </li>
          ),
        )}
      </ol>
      <p className={styles.position}>{translations.position(page, count)}</p>
      {page < count && (
        <a className={styles.link} href={hrefOf(page + 1)} rel="next">
          {translations.next}
          <ArrowRightIcon className={styles.arrow} size={20} />
        </a>
      )}
    </nav>
  );
}
