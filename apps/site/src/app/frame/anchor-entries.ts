/**
 * An anchor of the page itself makes an entry of the browser's history that the router has no key for, as if it were the
 * page's first: the router would put the scroll back to where that one was left, before or after the browser has
 * gone to the anchor, and Back would stay at it. With a key of its own an entry has its own place. Comes before the router, which
 * reads the key on the same event.
 */
export function keyAnchorEntries(): void {
  window.addEventListener('popstate', ({ state }) => {
    if (state === null) history.replaceState({ key: Math.random().toString(36).slice(2), idx: null }, '');
  });
}
