import { forgetSession } from './account-store.ts';
import { say } from './notices.ts';
import { loadSignOut } from './parts.ts';

/** Signs out, also where nothing can be reached, and says what became of it. */
export async function signOut(): Promise<void> {
  try {
    const { runSignOut } = await loadSignOut();
    say((await runSignOut()) ? 'signedOut' : 'signedOutHere');
  } catch {
    // Not even the code for telling the service could be had.
    forgetSession();
    say('signedOutHere');
  }
}
