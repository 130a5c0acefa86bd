import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../theme/cx.ts';
import { dialog } from './dialog.css.ts';
import { modal } from './modal.css.ts';

/**
 * A dialog over the page, opened by script; `useModalDialog` gives its attributes. Its class sets its size, its border
 * and `enterOffset`. What a visitor can open before the script has run is a PopoverDialog.
 */
export function ModalDialog({ className, children, ...rest }: ComponentPropsWithRef<'dialog'>) {
  return (
    <dialog className={cx(dialog, modal, className)} {...rest}>
      {children}
    </dialog>
  );
}
