import { forgetSession } from '../session/account-store.ts';
import { showToast } from './notices.ts';

export const loadSignOut = () => import('./run-sign-out.ts');

/** Signs out, also where nothing can be reached, and says what became of it. */
export async function signOut(): Promise<void> {
  try {
    const { runSignOut } = await loadSignOut();
    showToast((await runSignOut()) ? 'signedOut' : 'signedOutHere');
  } catch {
    // Not even the code for telling the service could be had.
    forgetSession();
    showToast('signedOutHere');
  }
}
