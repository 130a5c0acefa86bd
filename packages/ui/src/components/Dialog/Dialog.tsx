import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ArrowLeftIcon, CloseIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';

export type DialogBack = {
  /** What it does: "Back to sign in". */
  label: string;
  onBack: () => void;
};

export type DialogProps = Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'role' | 'aria-labelledby' | 'aria-describedby'
> & {
  /** Whether it is shown. @default `defaultOpen`: it keeps its own state */
  open?: boolean | undefined;
  /** Whether it is shown at first, where `open` is left out. @default false */
  defaultOpen?: boolean | undefined;
  /** Told what `open` shall be: Escape, the close button, a press beside it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Its heading, and its name. */
  title: ReactNode;
  /** What is asked and why, read out with the title. @default none */
  description?: ReactNode;
  /** The way to the view before, in compact mode: at 768 px and below. @default none */
  back?: DialogBack | undefined;
  /** Name of the close button. */
  closeLabel: string;
  /** Anywhere: a press beside it closes it as well. Explicit: only Escape and its buttons do. @default 'anywhere' */
  dismiss?: 'anywhere' | 'explicit' | undefined;
  /** What has the focus at first. @default the title */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A modal panel, 480 px wide; on phones a sheet at the lower edge. It is a native dialog: the page
 * behind is inert, the focus stays in it and goes back to where it was, and nothing is injected that
 * a strict content security policy forbids. What is in it stays mounted while it is closed, so that
 * nothing typed is lost.
 */
export function Dialog({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  back,
  closeLabel,
  dismiss = 'anywhere',
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps) {
  const [own, setOwn] = useState(defaultOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const id = useId();
  const isOpen = open ?? own;

  const close = () => {
    setOwn(false);
    onOpenChange?.(false);
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    element.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    // Also when its page goes away with it open: closing is what gives the focus back.
    return () => element.close();
  }, [isOpen, initialFocus]);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file field's own cancel event comes up here as well.
    if (event.target !== event.currentTarget) return;
    // Whether it closes is decided by `open` alone.
    event.preventDefault();
    close();
  };

  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The browser may close it unasked, and tells so late: by then it may be open again.
    if (event.target === event.currentTarget && !event.currentTarget.open && isOpen) close();
  };

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const beside = event.target === event.currentTarget;
    // A selection dragged out of a field ends beside the dialog, and is no wish to close it.
    if (beside && pressedBeside.current && dismiss === 'anywhere') close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key for a press beside it is Escape
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
      data-state={isOpen ? 'open' : 'closed'}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={onClick}
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
        {description === undefined ? null : (
          <p id={`${id}description`} className={styles.description}>
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
