import type { ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import { ChoiceMark, type ChoiceMarkProps } from '../ChoiceMark/index.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<ChoiceMarkProps, 'kind'> & { label: ReactNode };

/** A native checkbox with its label, 44 px tall. `className` goes to the label, the rest to the input. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.root, className)}>
      <ChoiceMark kind="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
