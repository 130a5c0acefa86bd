import type { ReactNode } from 'react';
import * as styles from './SiblingCard.css.ts';

/** Up to three SiblingCards share the line, or each has one. */
export function SiblingCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
