const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Where the focus goes when a dialog closes whose opener has gone meanwhile: to the button of the menu that it was an item of,
 * else to the first control of what was around it and stays. The browser itself gives it back to an opener that is there.
 * @param opener what has the focus before the dialog opens
 * @returns call it once the dialog is closed
 */
export function focusReturn(dialog: HTMLDialogElement, opener: Element | null): () => void {
  const around: Element[] = [];
  for (let each = opener?.parentElement; each && each !== document.body; each = each.parentElement)
    around.push(each);
  const menuButton = opener?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return () => {
    if (opener === null || opener.isConnected) return;
    // Until the next frame the focus is still said to be in the dialog.
    const focused = document.activeElement;
    if (focused !== document.body && !dialog.contains(focused)) return;
    const button = menuButton ? document.getElementById(menuButton) : null;
    const stays = around.find(({ isConnected }) => isConnected);
    (button ?? stays?.querySelector<HTMLElement>(focusable))?.focus();
  };
}
