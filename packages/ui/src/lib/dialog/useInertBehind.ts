import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { lockScroll } from './lockScroll.ts';

/**
 * Keeps pointer, keyboard and screen reader in a popover while it is open, as a modal dialog does: all the rest of the page is
 * inert and does not scroll. A modal dialog makes it so before it is shown, for which a slow phone styles the whole page again.
 * Here the popover is on the screen first.
 */
export function useInertBehind(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return undefined;
    let release: (() => void) | undefined;
    const hold = afterPaint(() => {
      if (release || !popover.matches(':popover-open')) return;
      const inert = restOfPage(popover).filter((element) => !element.inert);
      for (const element of inert) element.inert = true;
      const unlockScroll = lockScroll();
      release = () => {
        for (const element of inert) element.inert = false;
        unlockScroll();
      };
    });
    const letGo = () => {
      hold.cancel();
      release?.();
      release = undefined;
    };
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') hold.request();
      // At once, because the focus goes back to what opened it.
      else letGo();
    };
    popover.addEventListener('beforetoggle', onBeforeToggle);
    // It may have been opened before this runs.
    hold.request();
    return () => {
      popover.removeEventListener('beforetoggle', onBeforeToggle);
      letGo();
    };
  }, [ref]);
}

/** What lies beside an element, and beside all that it is in. */
function restOfPage(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children]
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => child !== element);
  return [...siblings, ...restOfPage(parent)];
}
