import { ownScript } from '@payload/web/browser/own-script.ts';

/**
 * Whether this browser can keep anything: at https or on this very machine, and not in every private window. A page of the site
 * that is shown elsewhere, as in Storybook, names no manifest and has no worker beside it.
 */
export function canKeep(): boolean {
  return (
    import.meta.env.PROD &&
    'serviceWorker' in navigator &&
    'caches' in globalThis &&
    document.querySelector('link[rel="manifest"]') !== null
  );
}

/**
 * Registers the site's worker. The one place that does, and its address is a constant.
 *
 * @returns the registration; undefined where the browser does not allow one
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(ownScript('/sw.js'), { updateViaCache: 'none' });
  } catch {
    // Storage is blocked, or the network has gone: the site works as it does without a worker.
  }
  return navigator.serviceWorker.getRegistration();
}
