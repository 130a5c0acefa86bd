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
  const { documentElement: root } = document;
  // A scroll bar that takes room of its own leaves the room when it goes, so that nothing of the page moves.
  if (locks === 1) root.setAttribute(scrollLock, innerWidth > root.clientWidth ? 'gutter' : '');
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.removeAttribute(scrollLock);
  };
}
