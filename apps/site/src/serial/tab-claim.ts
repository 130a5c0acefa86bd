const name = 'firmware-upgrade';

let letGo: (() => void) | null = null;

/** Makes this the one tab that upgrades. False where another tab of the site is at it. */
export function claimForThisTab(): Promise<boolean> {
  if (letGo !== null) return Promise.resolve(true);
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // The lock is held until this promise is fulfilled, or the tab is gone.
      return lock === null ? undefined : new Promise<void>((release) => (letGo = release));
    })
    .catch(reject);
  return promise;
}

export function endClaim(): void {
  letGo?.();
  letGo = null;
}
