import type { Language } from '@payload/catalog';
import { is4g } from '@payload/web/browser/connection.ts';
import type { FrameLists } from '@payload/web/data/data-source.ts';
import { Frame } from '@payload/web/frame/Frame.tsx';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { whenIdle } from '@payload/web/rendering/when-idle.ts';
import { memo, Suspense } from 'react';
import { WorkHost } from '../../features/works/WorkHost.tsx';
import { FrameFooter } from './FrameFooter.tsx';

// It needs a script to be opened and lies over the page, so it can come after it.
const afterPage = lazyModule(async () => {
  await whenIdle();
  return import('./AfterPage.tsx');
});

const offline = lazyModule(async () => {
  // It has no hurry: the page and what is read first go before it, and on a slow line all that is looked at in the first minute.
  await new Promise((done) => setTimeout(done, is4g() ? 4000 : 60_000));
  return import('../../features/offline/OfflineHost.tsx');
});
const hasOffline = import.meta.env.PROD && 'serviceWorker' in globalThis.navigator;

// Hydrated for itself, and left alone while the address changes.
const StillFooter = memo(FrameFooter);

function BelowPage({ lists, language }: { lists: FrameLists; language: Language }) {
  return (
    <>
      <Suspense>
        <StillFooter lists={lists} language={language} />
      </Suspense>
      <LazyPart of={afterPage} language={language}>
        {({ AfterPage }) => <AfterPage />}
      </LazyPart>
    </>
  );
}

function Offline({ language }: { language: Language }) {
  return (
    hasOffline && (
      <LazyPart of={offline} language={language}>
        {({ OfflineHost }, partLanguage) => <OfflineHost language={partLanguage} />}
      </LazyPart>
    )
  );
}

/** The frame of the site's pages: with what goes on in this tab, the footer and what is kept for the time without a network. */
export function SiteFrame() {
  return <Frame Line={WorkHost} Below={BelowPage} Beside={Offline} />;
}
