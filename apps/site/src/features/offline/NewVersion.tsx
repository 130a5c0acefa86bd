import type { Language } from '@payload/catalog';
import { isNewVersionReady, subscribeToNewVersion, takeNewVersion } from '@payload/offline/new-version.ts';
import { isReloadBlocked, subscribeToReloadBlockers } from '@payload/offline/reload-blockers.ts';
import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { type ToastMessage, ToastRegion } from '@payload/ui/Toast';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { lazyModule } from '@payload/web/rendering/lazy-module.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds that the offer stays: until it is answered. */
const long = 86_400_000;

// Its code comes with this module: the build it belongs to may be gone by then. Texts are fetched when there is something to say.
const offerModule = lazyModule(async () => ({ Offer }), ['offline']);

/** Offers a new version once it is there; not while a form is being filled in or a device upgraded. */
export function NewVersion({ language }: { language: Language }) {
  const isReady = useSyncExternalStore(subscribeToNewVersion, isNewVersionReady);
  return (
    <LazyPart of={offerModule} enabled={isReady} language={language}>
      {(part) => isReady && <part.Offer />}
    </LazyPart>
  );
}

function Offer() {
  const { t } = useTranslation('offline');
  const isHeld = useSyncExternalStore(subscribeToReloadBlockers, isReloadBlocked);
  const [isDeclined, setDeclined] = useState(false);
  // A region that comes up together with its message is not read out.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const offer: ToastMessage = {
    id: 'version',
    title: t('version.title'),
    text: t('version.text'),
    actions: (
      <Button size="toolbar" start={<RetryIcon size={20} />} onClick={takeNewVersion}>
        {t('version.take')}
      </Button>
    ),
  };
  return (
    <ToastRegion
      toasts={isThere && !isHeld && !isDeclined ? [offer] : []}
      onDismiss={() => setDeclined(true)}
      duration={long}
      translations={{
        region: t('version.region'),
        dismiss: t('version.later'),
        tones: t('tones', { returnObjects: true }),
      }}
    />
  );
}
