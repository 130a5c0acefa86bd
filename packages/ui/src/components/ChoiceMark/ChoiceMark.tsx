import type { ComponentPropsWithRef } from 'react';
import { unlessPrevented } from '../../lib/unlessPrevented.ts';
import { cx } from '../../theme/cx.ts';
import * as styles from './ChoiceMark.css.ts';

/** The state of something that is on or off, in threes. */
type CheckedProps = {
  /** Controlled state; with `onCheckedChange`. */
  checked?: boolean | undefined;
  /** Uncontrolled first state, where `checked` is not given. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the state that the visitor chose; with `checked` or `defaultChecked`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

export type ChoiceMarkProps = CheckedProps &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role' | keyof CheckedProps> & {
    /** A box with a tick, a dot in a circle, or a slide. */
    kind: 'checkbox' | 'radio' | 'switch';
  };

/** The native input that Checkbox, Switch and the choice groups are drawn with. Pages use those. */
export function ChoiceMark({
  kind,
  checked,
  defaultChecked,
  onCheckedChange,
  onChange,
  className,
  ...rest
}: ChoiceMarkProps) {
  return (
    <input
      type={kind === 'radio' ? 'radio' : 'checkbox'}
      role={kind === 'switch' ? 'switch' : undefined}
      className={cx(styles.mark, className)}
      data-kind={kind}
      {...(checked === undefined ? { defaultChecked } : { checked })}
      onChange={unlessPrevented(onChange, (event) => onCheckedChange?.(event.target.checked))}
      {...rest}
    />
  );
}
