import { createListeners } from '@payload/web/rendering/listeners.ts';

// What must not be broken off by a reload that we offer ourselves.

const { subscribe, notify } = createListeners();
const held = new Set<string>();

export const subscribeToReloadBlockers = subscribe;

/** Whether anything in this tab would be lost or broken off. */
export function isReloadBlocked(): boolean {
  return held.size > 0;
}

/** To be called with each change of what is going on; the same value again changes nothing. */
export function blockReload(reason: 'form' | 'upgrade', isHeld: boolean): void {
  if (held.has(reason) === isHeld) return;
  if (isHeld) held.add(reason);
  else held.delete(reason);
  notify();
}
