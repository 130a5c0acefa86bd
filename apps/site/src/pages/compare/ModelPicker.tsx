import type { ReactNode } from 'react';
import * as styles from './ModelPicker.css.ts';

/** Unfolds the models of the family to tick; closed, it says how many are chosen. */
export function ModelPicker({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <details>
      <summary className={styles.summary}>
        <span className={styles.note}>{note}</span>
        <span className={styles.name}>{label}</span>
      </summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
