const name = 'firmware-upgrade';

let releaseHeld: (() => void) | null = null;

/** Makes this the one tab that upgrades. False where another tab of the site is at it. */
export function lockForThisTab(): Promise<boolean> {
  if (releaseHeld !== null) return Promise.resolve(true);
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // The lock is held until this promise is fulfilled, or the tab is gone.
      return lock === null ? undefined : new Promise<void>((release) => (releaseHeld = release));
    })
    .catch(reject);
  return promise;
}

export function releaseLock(): void {
  releaseHeld?.();
  releaseHeld = null;
}
