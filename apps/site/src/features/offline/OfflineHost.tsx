import type { Language } from '@payload/catalog';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { queuedFormsPart } from '../apply/queued-forms-part.ts';
import { NewVersion } from './NewVersion.tsx';
import { hasQueuedForms } from './queued-forms.ts';
import { blockReload } from './reload-blockers.ts';
import { startKeeping, tellVisited } from './start.ts';
import { reviewForms } from './unsaved-forms.ts';

/** What goes on behind every page for places without a network; it shows that a new version is there, and what waits to be sent. */
export function OfflineHost({ language }: { language: Language }) {
  const { pathname } = useLocation();
  useEffect(() => void startKeeping(), []);
  useEffect(() => {
    reviewForms();
    // One region of messages at a time: while something waits to be sent, no new version is offered.
    blockReload('queue', hasQueuedForms());
    void tellVisited(pathname);
  }, [pathname]);
  return (
    <>
      <NewVersion language={language} />
      <LazyPart of={queuedFormsPart} enabled={hasQueuedForms()} language={language}>
        {({ QueuedForms }, partLanguage) => <QueuedForms language={partLanguage} />}
      </LazyPart>
    </>
  );
}
