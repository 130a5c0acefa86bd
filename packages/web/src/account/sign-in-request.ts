import { createListeners } from '../rendering/listeners.ts';

/** How the panel is asked for. */
export interface SignInOptions {
  /** Says 'Please log in first': what the visitor wants needs an account. @default false */
  readonly isRequired?: boolean;
}

export type SignInOutcome = 'signedIn' | 'dismissed';

/** A wish to sign in that has not been answered yet. While there is one, the login flag is up. */
export interface SignInRequest {
  readonly isRequired: boolean;
  readonly answer: (outcome: SignInOutcome) => void;
}

let current: SignInRequest | null = null;
const { subscribe, notify } = createListeners();

function change(request: SignInRequest | null): void {
  current = request;
  notify();
}

export const subscribeToRequest = subscribe;

export function signInRequest(): SignInRequest | null {
  return current;
}

/**
 * Raises the login flag, which opens the panel. Ends with what came of it; a request that is followed by
 * another before it is answered was dismissed.
 */
export function requestSignIn({ isRequired = false }: SignInOptions = {}): Promise<SignInOutcome> {
  current?.answer('dismissed');
  return new Promise((resolve) => {
    const request: SignInRequest = {
      isRequired,
      answer(outcome) {
        if (current === request) change(null);
        resolve(outcome);
      },
    };
    change(request);
  });
}
