import { useSyncExternalStore } from 'react';
import { offlineFiles, subscribeToOfflineFiles } from './offline-files.ts';

const none: ReadonlyMap<string, Date> = new Map();

/** When each kept file was kept, by its address; none before the page runs. */
export function useOfflineFiles(): ReadonlyMap<string, Date> {
  return useSyncExternalStore(subscribeToOfflineFiles, offlineFiles, () => none);
}
