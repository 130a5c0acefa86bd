/** What has just happened to the account and is said at the edge of the page. */
export type Notice = 'signedIn' | 'signedOut' | 'signedOutHere';

let current: Notice | null = null;
const listeners = new Set<() => void>();

export function subscribeToNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentNotice(): Notice | null {
  return current;
}

/** Says it in place of what was said before; null takes it away. */
export function say(notice: Notice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}
