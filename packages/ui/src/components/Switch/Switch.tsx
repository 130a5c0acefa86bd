import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'size' | 'role' | 'checked' | 'defaultChecked'
> & {
  label: ReactNode;
  /** Controlled state; with `onCheckedChange`. */
  checked?: boolean | undefined;
  /** Uncontrolled first state, where `checked` is not given. @default false */
  defaultChecked?: boolean | undefined;
  /** Told the state that the visitor asks for; with `checked` or `defaultChecked`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** Turns something on at once: a native checkbox in the role of a switch. `className` goes to the label, the rest to the input. */
export function Switch({
  label,
  checked,
  defaultChecked,
  onCheckedChange,
  onChange,
  className,
  ...rest
}: SwitchProps) {
  return (
    <label className={cx(styles.root, className)}>
      <input
        type="checkbox"
        // A native box tells its state itself.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={styles.track}
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
