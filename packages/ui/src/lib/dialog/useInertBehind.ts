import { type RefObject, useEffect } from 'react';

/**
 * Keeps pointer, keyboard and screen reader in a popover while it is open, as a modal dialog does: all the rest of the page is
 * inert. A modal dialog makes it so before it is shown, for which a slow phone styles the whole page anew. Here the popover
 * is on the screen first.
 */
export function useInertBehind(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return undefined;
    let inert: HTMLElement[] = [];
    const makeInert = () => {
      if (inert.length > 0 || !popover.matches(':popover-open')) return;
      inert = restOfPage(popover).filter((element) => !element.inert);
      for (const element of inert) element.inert = true;
    };
    // A task that begins in a frame begins when the frame is on the screen.
    const makeInertAfterPaint = () => requestAnimationFrame(() => setTimeout(makeInert));
    const undoInert = () => {
      for (const element of inert) element.inert = false;
      inert = [];
    };
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') makeInertAfterPaint();
      // At once, because the focus goes back to what opened it.
      else undoInert();
    };
    popover.addEventListener('beforetoggle', onBeforeToggle);
    // It may have been opened before this runs.
    makeInertAfterPaint();
    return () => {
      popover.removeEventListener('beforetoggle', onBeforeToggle);
      undoInert();
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
