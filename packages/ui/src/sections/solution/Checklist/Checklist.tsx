import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceMark } from '../../../components/ChoiceMark/index.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './Checklist.css.ts';

export type ChecklistProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** What is to be checked. */
  items: readonly {
    /** Unique in the list, and the same at every render. */
    key: string;
    /** A sentence. */
    text: ReactNode;
  }[];
};

/** What is gone through before an act, each with a box to tick, on the screen or with a pen. What is ticked is kept nowhere. */
export function Checklist({ items, className, ...rest }: ChecklistProps) {
  return (
    <ul className={cx(styles.list, className)} {...rest}>
      {items.map(({ key, text }) => (
        <li key={key} className={styles.item}>
          <label className={styles.label}>
            <ChoiceMark kind="checkbox" className={styles.mark} />
            <span className={styles.text}>{text}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
