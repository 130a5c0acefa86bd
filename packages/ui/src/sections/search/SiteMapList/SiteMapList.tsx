import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SiteMapList.css.ts';

export type SiteMapItem = {
  /** Where it leads. */
  href: string;
  /** Name of the page. */
  title: ReactNode;
  /** What is found there, in a line. @default none */
  text?: ReactNode;
  /** Pages below it, each by its code. @default none */
  codes?:
    | readonly {
        /** Where it leads. */
        href: string;
        /** The model's code. */
        code: string;
      }[]
    | undefined;
};

export type SiteMapListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly SiteMapItem[];
};

/** Pages of a site in columns, each with what is found there or with the pages below it. */
export function SiteMapList({ items, className, ...rest }: SiteMapListProps) {
  const hasCodes = items.some(({ codes }) => codes !== undefined);
  return (
    <ul className={cx(styles.root, className)} data-layout={hasCodes ? 'codes' : 'lines'} {...rest}>
      {items.map(({ href, title, text, codes }) => (
        <li key={href}>
          <a className={styles.title} href={href}>
            {title}
          </a>
          {text && <p className={styles.text}>{text}</p>}
          {codes && (
            <ul className={styles.codes}>
              {codes.map(({ href: address, code }) => (
                <li key={address}>
                  <a className={styles.code} href={address}>
                    {code}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
