import { tokenStorage } from '@payload/api/cache';
import type { Session } from '@payload/api/contract';
import { createListeners } from '../rendering/listeners.ts';

const token = tokenStorage(() => globalThis.localStorage);

/** Beside the token, as JSON: whose it is and until when it is good. For showing, nothing else. */
const accountKey = 'account';
/** Where storage is blocked it lasts as long as the page, as the token does. */
let unstored: string | null = null;
let isEnded = false;

const { subscribe, notify } = createListeners();

/** Calls back whenever someone signs in or out, here or in another tab. Gives what ends that. */
export function subscribeToAccount(listener: () => void): () => void {
  /** Other tabs change what is stored as well; `key` is null where all of it was cleared. */
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== 'token') return;
    if (token.get() !== null) isEnded = false;
    listener();
  };
  window.addEventListener('storage', onStorage);
  const stop = subscribe(listener);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** The token that client 2 sends; null where nobody is signed in. */
export function storedToken(): string | null {
  return token.get();
}

/** What is stored of the account that is signed in, `''` where there is nothing; null where nobody is. */
export function storedAccount(): string | null {
  if (token.get() === null) return null;
  try {
    return unstored ?? globalThis.localStorage.getItem(accountKey) ?? '';
  } catch {
    return '';
  }
}

/** Whether the last sign-in ended by itself rather than by signing out. */
export function hasSessionEnded(): boolean {
  return isEnded;
}

/** Signs in: remembers the token, whose it is and until when. */
export function storeSession({ token: secret, account, expiresAt }: Session): void {
  // The account first: other tabs hear of the token.
  const text = JSON.stringify({ account, expiresAt });
  try {
    globalThis.localStorage.setItem(accountKey, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  token.set(secret);
  isEnded = false;
  notify();
}

/** Forgets the token and whose it was. */
export function forgetSession(): void {
  unstored = null;
  try {
    globalThis.localStorage.removeItem(accountKey);
  } catch {
    // What cannot be removed cannot be read either.
  }
  token.clear();
  notify();
}

/** Forgets a token that is no longer good, unless another one is stored by now, and remembers that it ended. */
export function endSession(sent: string): void {
  if (sent !== token.get()) return;
  isEnded = true;
  forgetSession();
}

/** Keeps the token that comes after one, unless another one is stored by now. It is the same sign-in, so nobody is told. */
export function replaceToken(sent: string, next: string): void {
  if (sent === token.get()) token.set(next);
}

/** The visitor has read that the sign-in ended. */
export function acknowledgeEnd(): void {
  isEnded = false;
  notify();
}
