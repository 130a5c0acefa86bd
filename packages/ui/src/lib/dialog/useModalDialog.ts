import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusReturn } from './focusReturn.ts';
import { lockScroll } from './lockScroll.ts';

export type ModalDialogProps = {
  /** Whether it is shown. @default `defaultOpen`: it keeps its own state */
  open?: boolean | undefined;
  /** Whether it is shown at first, where `open` is left out. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the next `open`: Escape, the close button, a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Anywhere: a press outside closes it as well. Explicit: only Escape and its buttons do. @default 'anywhere' */
  dismiss?: 'anywhere' | 'explicit' | undefined;
  /** What has the focus at first. @default the title */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/**
 * How a native dialog opens, closes and holds the focus: the page behind is inert, the focus goes
 * back to where it was, and nothing is injected that a strict content security policy forbids. What
 * fills the dialog to its edges must be one element, so that a press on the dialog itself is one outside of it.
 */
export function useModalDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  dismiss = 'anywhere',
  initialFocus,
}: ModalDialogProps) {
  const [own, setOwn] = useState(defaultOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressBeganOutside = useRef(false);
  const isOpen = open ?? own;

  const close = () => {
    setOwn(false);
    onOpenChange?.(false);
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    const giveFocusBack = focusReturn(element, document.activeElement);
    element.showModal();
    const unlockScroll = lockScroll();
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      unlockScroll();
      // Also when its page goes away with it open: closing is what gives the focus back.
      element.close();
      giveFocusBack();
    };
  }, [isOpen, initialFocus]);

  return {
    close,
    /** For the heading, which has the focus at first so that it is read out: with `tabIndex={-1}`. */
    heading,
    /** Attributes of the dialog element. */
    dialog: {
      ref: dialog,
      'data-state': isOpen ? 'open' : 'closed',
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        // A file field's own cancel event comes up here as well.
        if (event.target !== event.currentTarget) return;
        // Whether it closes is decided by `open` alone.
        event.preventDefault();
        close();
      },
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        // The browser may close it by itself, and its event comes later: by then it may be open again.
        if (event.target === event.currentTarget && !event.currentTarget.open && isOpen) close();
      },
      onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
        pressBeganOutside.current = event.target === event.currentTarget;
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        const isOutside = event.target === event.currentTarget;
        // A selection dragged out of a field ends outside the dialog, and does not ask to close it.
        if (isOutside && pressBeganOutside.current && dismiss === 'anywhere') close();
      },
    },
  };
}
