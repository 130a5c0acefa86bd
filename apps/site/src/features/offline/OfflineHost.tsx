import type { Language } from '@payload/catalog';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NewVersion } from './NewVersion.tsx';
import { startKeeping, tellVisited } from './start.ts';
import { reviewForms } from './unsaved-forms.ts';

/** What goes on behind every page for places without a network; it shows only that a new version is there. */
export function OfflineHost({ language }: { language: Language }) {
  const { pathname } = useLocation();
  useEffect(() => void startKeeping(), []);
  useEffect(() => {
    reviewForms();
    void tellVisited(pathname);
  }, [pathname]);
  return <NewVersion language={language} />;
}
