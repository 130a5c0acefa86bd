import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowRightIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './RelatedList.css.ts';

export type RelatedItem = {
  /** Unique in the list, and the same at every render. */
  key: string;
  /** Where it leads. */
  href: string;
  /** Makes the row keep the file under this name instead of leading to it. */
  download?: string | undefined;
  /** An icon of 20 px. */
  icon?: ReactNode;
  /** What it is called. */
  title: ReactNode;
  /** A line on it. */
  detail?: ReactNode;
  /** Icon at the end, 20 px. @default an arrow to the right */
  end?: ReactNode;
};

export type RelatedListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly RelatedItem[];
};

/** Where to go from here: a row a place, each with its reason. */
export function RelatedList({ items, className, ...rest }: RelatedListProps) {
  return (
    <ul className={cx(styles.list, className)} {...rest}>
      {items.map(({ key, href, download, icon, title, detail, end }) => (
        <li key={key} className={styles.item}>
          <a className={styles.link} href={href} download={download}>
            {icon ? <span className={styles.icon}>{icon}</span> : null}
            <span className={styles.text}>
              <span>{title}</span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
            <span className={styles.end}>{end ?? <ArrowRightIcon size={20} />}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
