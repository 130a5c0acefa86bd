import type { ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from '../../../components/Disclosure/index.ts';
import * as styles from './ModelPicker.css.ts';

export type ModelPickerProps = Omit<
  DisclosureProps,
  'summary' | 'variant' | 'indicator' | 'summaryClassName'
> & {
  /** What unfolds it: "Change models". */
  label: ReactNode;
  /** How many are chosen: "2 of 4 chosen". */
  note: ReactNode;
  /** A Checkbox a model. */
  children: ReactNode;
};

/** Models to tick, folded behind how many are chosen. Not on paper, where the chosen ones head their columns. */
export function ModelPicker({ label, note, children, ...rest }: ModelPickerProps) {
  return (
    <Disclosure
      variant="row"
      indicator="none"
      summaryClassName={styles.summary}
      data-screen-only=""
      summary={
        <span className={styles.line}>
          <span className={styles.note}>{note}</span>
          <span className={styles.label}>{label}</span>
        </span>
      }
      {...rest}
    >
      <div className={styles.choices}>{children}</div>
    </Disclosure>
  );
}
