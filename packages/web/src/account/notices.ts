import { createListeners } from '../rendering/listeners.ts';

/** What has just happened to the account and is said at the edge of the page. */
export type Notice = 'signedIn' | 'signedOut' | 'signedOutHere' | 'deleted';

let current: Notice | null = null;
const { subscribe, notify } = createListeners();

export const subscribeToNotice = subscribe;

export function currentNotice(): Notice | null {
  return current;
}

/** Shows a toast in place of the one before; null takes it away. */
export function showToast(notice: Notice | null): void {
  current = notice;
  notify();
}
