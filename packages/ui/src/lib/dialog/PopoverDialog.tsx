import type { ComponentPropsWithRef, RefObject } from 'react';
import { cx } from '../../theme/cx.ts';
import * as styles from './dialog.css.ts';
import { useInertBehind } from './useInertBehind.ts';

type PopoverDialogProps = ComponentPropsWithRef<'dialog'> & {
  /** Id by which its buttons name it as their `popoverTarget`. */
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
};

/**
 * A dialog that opens before any script has run: buttons name it as their popover, and opening, closing, Escape and the
 * focus's return are the browser's. Script makes the page behind it inert. Its class sets its size, its ground and
 * `enterOffset`.
 */
export function PopoverDialog({ ref, className, children, ...rest }: PopoverDialogProps) {
  useInertBehind(ref);
  return (
    <dialog ref={ref} popover="auto" className={cx(styles.dialog, className)} {...rest}>
      {children}
    </dialog>
  );
}
