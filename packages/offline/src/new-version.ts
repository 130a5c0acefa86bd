import { createListeners } from '@payload/web/rendering/listeners.ts';
import type { WorkerMessage } from './offline-caches.ts';

/** Milliseconds between two looks for a new version, while a tab stays open. */
const betweenLooks = 3_600_000;

const { subscribe, notify } = createListeners();

let registration: ServiceWorkerRegistration | null = null;
/** Another tab has accepted it: it answers already, and this tab still runs with the one before. */
let isActive = false;
let isAccepted = false;

export const subscribeToNewVersion = subscribe;

/** Whether a reload would bring a newer version of the site, which is whole on this device. */
export function isNewVersionReady(): boolean {
  return isActive || (registration?.waiting ?? null) !== null;
}

/** Reloads this tab with the new version. Other tabs go on as they are. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  if (isActive || !waiting) {
    location.reload();
    return;
  }
  isAccepted = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  waiting.postMessage({ type: 'takeOver' } satisfies WorkerMessage);
}

/** Looks for new versions from now on, and tells when one is whole. */
export function followVersions(followed: ServiceWorkerRegistration): void {
  if (registration) return;
  registration = followed;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', notify);
  follow(followed.installing);
  follow(followed.waiting);
  followed.addEventListener('updatefound', () => follow(followed.installing));
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) location.reload();
    // The first worker of all takes over a page that is as new as itself.
    else if (hadWorker) isActive = true;
    notify();
  });

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < betweenLooks) return;
    lookedAt = Date.now();
    // Without a network there is none.
    followed.update().catch(() => {});
  });
  notify();
}
