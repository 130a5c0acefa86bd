import { type ReactNode, useId } from 'react';
import { cx } from '../../theme/cx.ts';
import { ChoiceMark, type ChoiceMarkProps } from '../ChoiceMark/index.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<ChoiceMarkProps, 'kind'> & {
  /** The visible name, which is also the accessible one. */
  label: ReactNode;
  /** Below it: what it does. @default none */
  help?: ReactNode;
};

/** Turns something on at once: a native checkbox in the role of a switch. `className` goes to the label, the rest to the input. */
export function Switch({ label, help, className, ...rest }: SwitchProps) {
  const helpId = useId();
  const control = (
    <label className={cx(styles.root, className)}>
      <ChoiceMark kind="switch" aria-describedby={help ? helpId : undefined} {...rest} />
      <span>{label}</span>
    </label>
  );
  if (!help) return control;
  return (
    <div>
      {control}
      <p id={helpId} className={styles.help}>
        {help}
      </p>
    </div>
  );
}
