import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ArrowLeftIcon, CloseIcon } from '../../icons/index.ts';
import { type ModalDialogProps, useModalDialog } from '../../lib/useModalDialog.ts';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Drawer.css.ts';

export type DrawerProps = ModalDialogProps &
  Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'aria-labelledby'> & {
    /** Its heading, and its name. */
    title: ReactNode;
    /** Name of the close button. */
    closeLabel: string;
    /** The edge it stands at, in the direction of the writing. @default 'end' */
    side?: 'start' | 'end' | undefined;
    /** The way to the view before, where the drawer has several. @default none */
    back?: { label: string; onBack: () => void } | undefined;
    /** What stands at its foot while the rest scrolls: "Show 12 products". @default none */
    actions?: ReactNode;
  };

/**
 * A modal panel as tall as the window, at its side; on phones as wide too. What is in it stays
 * mounted while it is closed, so that nothing chosen is lost.
 */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  dismiss,
  initialFocus,
  title,
  closeLabel,
  side = 'end',
  back,
  actions,
  className,
  children,
  ...rest
}: DrawerProps) {
  const { dialog, heading, close } = useModalDialog({
    open,
    defaultOpen,
    onOpenChange,
    dismiss,
    initialFocus,
  });
  const titleId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key for a press beside it is Escape
    <dialog className={styles.root} aria-labelledby={titleId} data-side={side} {...dialog}>
      <div className={styles.panel}>
        <div className={styles.head}>
          {back && (
            <IconButton className={styles.back} label={back.label} variant="quiet" onClick={back.onBack}>
              <ArrowLeftIcon className={styles.arrow} />
            </IconButton>
          )}
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton className={styles.close} label={closeLabel} variant="quiet" onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={cx(styles.content, className)} {...rest}>
          {children}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
