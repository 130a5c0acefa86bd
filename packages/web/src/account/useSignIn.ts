import { storedToken } from '../session/account-store.ts';
import { signInPanel } from './lazy-modules.ts';
import { requestSignIn, type SignInOptions, type SignInOutcome } from './sign-in-request.ts';

export interface SignIn {
  /**
   * Opens the panel over the page and tells what came of it; at once where someone is signed in already.
   * What was typed on the page stays.
   */
  open: (options?: SignInOptions) => Promise<SignInOutcome>;
  /** Fetches the panel, where it is likely to be opened soon. */
  prepare: () => void;
}

const signIn: SignIn = {
  open: async (options) => (storedToken() === null ? requestSignIn(options) : 'signedIn'),
  prepare: () => {
    // Whoever opens it hears of a failure.
    signInPanel.load().catch(() => undefined);
  },
};

/** Sign-in from any page. The panel and its machine load with the first `open` or `prepare`. */
export function useSignIn(): SignIn {
  return signIn;
}
