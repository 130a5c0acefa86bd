import { offlineFiles, subscribeToOfflineFiles } from '@payload/offline/offline-files.ts';
import { useSyncExternalStore } from 'react';

const none: ReadonlyMap<string, Date> = new Map();

/** When each kept file was kept, by its address; none before the page runs. */
export function useOfflineFiles(): ReadonlyMap<string, Date> {
  return useSyncExternalStore(subscribeToOfflineFiles, offlineFiles, () => none);
}
