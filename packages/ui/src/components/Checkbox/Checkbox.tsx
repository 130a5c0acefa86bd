import { type ReactNode, startTransition, useOptimistic } from 'react';
import { cx } from '../../theme/cx.ts';
import { ChoiceMark, type ChoiceMarkProps } from '../ChoiceMark/index.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<ChoiceMarkProps, 'kind'> & {
  /** The visible name, which is also the accessible one. */
  label: ReactNode;
};

/**
 * A native checkbox with its label, 44 px tall. `className` goes to the label, the rest to the input. The tick is drawn before
 * anything else that follows from it, which is a transition.
 */
export function Checkbox({ label, className, checked, onCheckedChange, ...rest }: CheckboxProps) {
  const [shown, show] = useOptimistic(checked);
  const change = (next: boolean) =>
    startTransition(() => {
      if (checked !== undefined) show(next);
      onCheckedChange?.(next);
    });
  return (
    <label className={cx(styles.root, className)}>
      <ChoiceMark kind="checkbox" checked={shown} onCheckedChange={change} {...rest} />
      <span>{label}</span>
    </label>
  );
}
