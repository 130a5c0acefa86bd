import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './StepList.css.ts';

export type StepListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** In the order in which they are done. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** What is done. */
    text: ReactNode;
  }[];
  /** Side by side where there is room, each under its number: three that stand at the head of a page. @default false */
  across?: boolean | undefined;
};

/** What to do now, one step after the other: a number and a sentence a row, or a column. */
export function StepList({ items, across = false, className, ...rest }: StepListProps) {
  return (
    <ol className={cx(styles.list, className)} data-across={across ? '' : undefined} {...rest}>
      {items.map(({ key, text }) => (
        <li key={key} className={styles.step}>
          <div>{text}</div>
        </li>
      ))}
    </ol>
  );
}
