import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'checked' | 'defaultChecked'
> & {
  label: ReactNode;
  /** Controlled state; with `onCheckedChange`. */
  checked?: boolean | undefined;
  /** Uncontrolled first state, where `checked` is not given. @default false */
  defaultChecked?: boolean | undefined;
  /** Told the state that the visitor asks for; with `checked` or `defaultChecked`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** A native checkbox with its label, 44 px tall. `className` goes to the label, the rest to the input. */
export function Checkbox({
  label,
  checked,
  defaultChecked,
  onCheckedChange,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <label className={cx(styles.checkbox, className)}>
      <input
        type="checkbox"
        className={styles.box}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        {...rest}
      />
      <span>{label}</span>
    </label>
  );
}
