import type { Language } from '@payload/catalog';
import { type OfflineContent, readOfflineContent } from '@payload/offline/offline-content.ts';
import { useCallback, useEffect, useState } from 'react';

/** Null while it is being read. */
type Reading = OfflineContent | 'failed' | null;

/** What is kept on this device, and a way to read it again. It is read again when the visitor comes back to the tab. */
export function useOfflineContent(
  language: Language,
  isAble: boolean,
): { content: Reading; review: () => Promise<void> } {
  const [content, setContent] = useState<Reading>(null);
  const review = useCallback(
    () =>
      readOfflineContent(language).then(
        (list) => setContent(list),
        () => setContent('failed'),
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
  return { content, review };
}
