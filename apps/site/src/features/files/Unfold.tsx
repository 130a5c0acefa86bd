import { MinusIcon, PlusIcon } from '@payload/ui/icons';
import type { ReactNode } from 'react';
import * as styles from './files.css.ts';

/** More on a file, in native details: no script, found by the browser's search, whole on paper. */
export function Unfold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <PlusIcon className={styles.plus} size={20} />
        <MinusIcon className={styles.minus} size={20} />
        {summary}
      </summary>
      {children}
    </details>
  );
}
