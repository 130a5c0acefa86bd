import type { Language } from '@payload/catalog';
import { hasQueuedForms } from '@payload/offline/queued-forms.ts';
import { startKeeping, tellVisited } from '@payload/offline/start.ts';
import { reviewForms } from '@payload/offline/unsaved-forms.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NewVersion } from './NewVersion.tsx';

/** Without it a form waits until the next page. */
async function startQueue(): Promise<void> {
  const queue = await import('../apply/queue.ts').catch(() => null);
  queue?.startQueue();
}

/** What goes on behind every page for places without a network: what waits is sent, and it is shown that a new version is there. */
export function OfflineHost({ language }: { language: Language }) {
  const { pathname } = useLocation();
  useEffect(() => void startKeeping(), []);
  useEffect(() => {
    reviewForms();
    if (hasQueuedForms()) void startQueue();
    void tellVisited(pathname);
  }, [pathname]);
  return <NewVersion language={language} />;
}
