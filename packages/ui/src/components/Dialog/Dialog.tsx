import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ArrowLeftIcon, CloseIcon } from '../../icons/index.ts';
import { ModalDialog } from '../../lib/dialog/ModalDialog.tsx';
import { type ModalDialogProps, useModalDialog } from '../../lib/dialog/useModalDialog.ts';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';

export type DialogBack = {
  /** What it does: "Back to sign in". */
  label: string;
  /** Called when the visitor goes back. */
  onBack: () => void;
};

export type DialogProps = ModalDialogProps &
  Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'aria-labelledby' | 'aria-describedby'> & {
    /** Its heading, and its name. */
    title: ReactNode;
    /** What is asked and why, read out with the title. @default none */
    description?: ReactNode;
    /** The way to the view before, in compact mode: at 768 px and below. @default none */
    back?: DialogBack | undefined;
    /** Name of the close button. */
    closeLabel: string;
  };

/**
 * A modal panel, 480 px wide; on phones a sheet at the lower edge. It is a native dialog: the page
 * behind is inert, the focus stays in it and goes back to where it was, and nothing is injected that
 * a strict content security policy forbids. What is in it stays mounted while it is closed, so that
 * nothing typed is lost.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  dismiss,
  initialFocus,
  title,
  description,
  back,
  closeLabel,
  className,
  children,
  ...rest
}: DialogProps) {
  const { dialog, heading, close } = useModalDialog({
    open,
    defaultOpen,
    onOpenChange,
    dismiss,
    initialFocus,
  });
  const id = useId();
  return (
    <ModalDialog
      className={styles.root}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      {...dialog}
    >
      <div className={cx(styles.panel, className)} {...rest}>
        <div className={styles.head}>
          {back && (
            <IconButton className={styles.back} label={back.label} variant="quiet" onClick={back.onBack}>
              <ArrowLeftIcon className={styles.arrow} />
            </IconButton>
          )}
          <h2 ref={heading} id={`${id}title`} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton className={styles.close} label={closeLabel} variant="quiet" onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.body}>
          {description === undefined ? null : (
            <p id={`${id}description`} className={styles.description}>
              {description}
            </p>
          )}
          {children}
        </div>
      </div>
    </ModalDialog>
  );
}
