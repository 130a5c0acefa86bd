import type { ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { ChoiceMark, type ChoiceMarkProps } from '../ChoiceMark/index.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<ChoiceMarkProps, 'kind'> & { label: ReactNode };

/** Turns something on at once: a native checkbox in the role of a switch. `className` goes to the label, the rest to the input. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.root, className)}>
      <ChoiceMark kind="switch" {...rest} />
      <span>{label}</span>
    </label>
  );
}
