import { useSyncExternalStore } from 'react';
import { keptFiles, subscribeToKeptFiles } from './kept-files.ts';

const none: ReadonlyMap<string, Date> = new Map();

/** When each kept file was kept, by its address; none before the page runs. */
export function useKeptFiles(): ReadonlyMap<string, Date> {
  return useSyncExternalStore(subscribeToKeptFiles, keptFiles, () => none);
}
