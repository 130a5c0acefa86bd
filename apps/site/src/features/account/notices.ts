import { createListeners } from '../../platform/rendering/listeners.ts';

/** What has just happened to the account and is said at the edge of the page. */
export type Notice = 'signedIn' | 'signedOut' | 'signedOutHere';

let current: Notice | null = null;
const { subscribe, notify } = createListeners();

export const subscribeToNotice = subscribe;

export function currentNotice(): Notice | null {
  return current;
}

/** Says it in place of what was said before; null takes it away. */
export function say(notice: Notice | null): void {
  current = notice;
  notify();
}
