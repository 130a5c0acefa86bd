import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownSettings } from './lazy-modules.ts';

/** What an account changes about itself, fetched for someone who is signed in alone. */
export function OwnSettingsPart({ language }: { language: Language }) {
  const { t } = useTranslation(['account', 'site']);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <Banner
        tone="critical"
        toneLabel={t('tones.critical')}
        live="polite"
        title={t('site:error.network')}
        actions={
          <Button size="toolbar" onClick={() => setFailed(false)}>
            {t('own.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <LazyPart
      of={ownSettings}
      language={language}
      fallback={<LoadingBlock lines={4} />}
      onFailure={() => setFailed(true)}
    >
      {({ OwnSettings }, partLanguage) => <OwnSettings language={partLanguage} />}
    </LazyPart>
  );
}
