/** On the root element while the page behind a dialog stays where it is. */
export const scrollLock = 'data-scroll-lock';

/** Dialogs that are open, one over the other. */
let locks = 0;

/**
 * Keeps the page where it is while a dialog is scrolled. An attribute and no `:root:has()`, for which the browser searches
 * the whole page at each opening.
 * @returns lets the page go again
 */
export function lockScroll(): () => void {
  locks += 1;
  document.documentElement.setAttribute(scrollLock, '');
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.removeAttribute(scrollLock);
  };
}
