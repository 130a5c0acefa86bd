import { aircraftStorage } from '@payload/api/cache';
import { createListeners } from '@payload/web/rendering/listeners.ts';
import { useSyncExternalStore } from 'react';

const remembered = aircraftStorage(() => globalThis.localStorage);
const listeners = createListeners();

function subscribe(listener: () => void): () => void {
  // Another tab may have chosen another one.
  window.addEventListener('storage', listener);
  const stop = listeners.subscribe(listener);
  return () => {
    window.removeEventListener('storage', listener);
    stop();
  };
}

/** The key of the aircraft that the visitor flies; null where none was chosen, and in prerendered HTML. */
export function useMyAircraft(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => remembered.get(),
    () => null,
  );
}

/** Remembers an aircraft over the whole site, on this device; null drops it. */
export function chooseMyAircraft(key: string | null): void {
  if (key === null) remembered.clear();
  else remembered.set(key);
  listeners.notify();
}
