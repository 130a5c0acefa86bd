import { useSyncExternalStore } from 'react';
import { storedAccount, subscribeToAccount } from '../session/account-store.ts';

/** Who is signed in, as far as this browser knows. */
export interface Account {
  readonly isSignedIn: boolean;
  /** Phone number or email address with its middle hidden; null where it is not known. */
  readonly name: string | null;
  /** Until when the sign-in is good, ISO 8601 in UTC; null where it is not known. */
  readonly expiresAt: string | null;
}

/**
 * Whether someone is signed in, kept up to date across tabs. A prerendered page knows nobody, so the first
 * render says that nobody is.
 */
export function useAccount(): Account {
  const stored = useSyncExternalStore(subscribeToAccount, storedAccount, () => null);
  return { isSignedIn: stored !== null, ...read(stored ?? '') };
}

/** What is stored may be of another version of the site, or someone else's. */
function read(text: string): Pick<Account, 'name' | 'expiresAt'> {
  const unknown = { name: null, expiresAt: null };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return unknown;
    const { account, expiresAt } = value as { account?: unknown; expiresAt?: unknown };
    return {
      name: typeof account === 'string' ? account : null,
      expiresAt: typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt)) ? expiresAt : null,
    };
  } catch {
    return unknown;
  }
}
