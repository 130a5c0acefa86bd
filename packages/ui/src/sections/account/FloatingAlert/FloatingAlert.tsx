import { type ComponentPropsWithRef, useEffect } from 'react';
import { cx } from '../../../theme/cx.ts';
import * as styles from './FloatingAlert.css.ts';

export type FloatingAlertProps = Omit<ComponentPropsWithRef<'p'>, 'role'> & {
  /** The visitor has pressed something, anywhere, or a key: it has been seen. Take it away then. */
  onDismiss: () => void;
};

/** Why what was just pressed did not work, over the page's lower edge, said at once and there until the next press. */
export function FloatingAlert({ onDismiss, className, ...rest }: FloatingAlertProps) {
  useEffect(() => {
    document.addEventListener('pointerdown', onDismiss);
    document.addEventListener('keydown', onDismiss);
    return () => {
      document.removeEventListener('pointerdown', onDismiss);
      document.removeEventListener('keydown', onDismiss);
    };
  }, [onDismiss]);
  return <p className={cx(styles.root, className)} role="alert" {...rest} />;
}
