import type { Language } from '@payload/catalog';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { foremostWork, subscribeToWorks } from '@payload/web/works/running-works.ts';
import { useSyncExternalStore } from 'react';
import { formLinePart } from './form-line-part.ts';

const upgradeLinePart = lazyModule(() => import('./UpgradeLine.tsx'), ['port']);

/** Shows on every page but its own the most important of what goes on in this tab. */
export function WorkHost({ pageTitle, language }: { pageTitle: string; language: Language }) {
  const work = useSyncExternalStore(subscribeToWorks, foremostWork, () => null);
  const upgrade = work?.id === 'upgrade' ? work : null;
  const form = work === null || work.id === 'upgrade' ? null : work;
  return (
    <>
      <LazyPart of={upgradeLinePart} enabled={upgrade !== null} language={language}>
        {({ UpgradeLine }, partLanguage) =>
          upgrade && <UpgradeLine work={upgrade} pageTitle={pageTitle} language={partLanguage} />
        }
      </LazyPart>
      <LazyPart of={formLinePart} enabled={form !== null} language={language}>
        {({ FormLine }, partLanguage) =>
          form && <FormLine work={form} pageTitle={pageTitle} language={partLanguage} />
        }
      </LazyPart>
    </>
  );
}
