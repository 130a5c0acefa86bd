import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './FactList.css.ts';

export type FactListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** What it lists, in this order. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** The name of the fact. */
    name: ReactNode;
    /** What is so. With nothing to say, `null` or an empty text, the fact is left out. */
    text: ReactNode;
  }[];
  /**
   * half: name and text share the line, on phones one below the other; narrow: short names in a column
   * as wide as the longest, also on phones; inline: a bold name and its text go on in one sentence.
   * @default 'half'
   */
  layout?: 'half' | 'narrow' | 'inline' | undefined;
  /** Hairlines between the rows; without them they stand close, in a row that has its own. @default true */
  ruled?: boolean | undefined;
};

/** What it does in use: a name and a sentence a row. */
export function FactList({ items, layout = 'half', ruled = true, className, ...rest }: FactListProps) {
  return (
    <dl
      className={cx(styles.list, className)}
      data-layout={layout}
      data-ruled={ruled ? undefined : 'none'}
      {...rest}
    >
      {items.map(({ key, name, text }) =>
        text === null || text === '' ? null : (
          <div key={key} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
