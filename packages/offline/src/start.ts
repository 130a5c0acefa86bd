import { savesData } from '@payload/web/browser/connection.ts';
import { followVersions } from './new-version.ts';
import type { WorkerMessage } from './offline-caches.ts';
import { canKeep, registerWorker } from './registration.ts';
import { watchForms } from './unsaved-forms.ts';

/** Keeps the site on this device from now on. False where the browser does not allow it. */
export async function cacheSite(): Promise<boolean> {
  if (!canKeep()) return false;
  const registration = await registerWorker();
  if (registration) followVersions(registration);
  return registration !== undefined;
}

/** Does so on a visit; one who saves data is not made to fetch anything, and has a button for it. */
export async function startKeeping(): Promise<void> {
  watchForms();
  if (savesData() && !(await navigator.serviceWorker.getRegistration())) return;
  await cacheSite();
}

/** Has the worker keep the page at a path, if there is a worker and the visitor does not save data. */
export async function tellVisited(path: string): Promise<void> {
  if (savesData()) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  active?.postMessage({ type: 'visited', path } satisfies WorkerMessage);
}
