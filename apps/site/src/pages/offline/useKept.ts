import type { Language } from '@payload/catalog';
import { useCallback, useEffect, useState } from 'react';
import { type KeptList, readKept } from '../../features/offline/kept-list.ts';

/** Null while it is being read. */
type Reading = KeptList | 'failed' | null;

/** What is kept on this device, and a way to read it anew. It is read again when the visitor comes back to the tab. */
export function useKept(language: Language, isAble: boolean): { kept: Reading; review: () => Promise<void> } {
  const [kept, setKept] = useState<Reading>(null);
  const review = useCallback(
    () =>
      readKept(language).then(
        (list) => setKept(list),
        () => setKept('failed'),
      ),
    [language],
  );
  useEffect(() => {
    if (!isAble) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void review();
    };
    look();
    // On a first visit the site is kept while this page is read.
    void navigator.serviceWorker.ready.then(look);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isAble, review]);
  return { kept, review };
}
