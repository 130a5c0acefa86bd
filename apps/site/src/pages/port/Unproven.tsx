import { deviceWord } from '@payload/flows/firmware-upgrade';
import { Banner } from '@payload/ui/Banner';
import { Stack } from '@payload/ui/Stack';
import { deviceSentence } from '@payload/view-models/port/device-sentence.ts';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { useTranslation } from 'react-i18next';
import { NextDevice } from './Complete.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';

/** Step 9 where the device cannot say which image runs, and reports the version it reported before. */
export function Unproven({ upgrade, view, language }: StepProps) {
  const { t } = useTranslation('port');
  const { info } = view.snapshot.context;
  if (info === null) return null;
  const device = deviceName(info.model);
  return (
    <Stack gap={32}>
      <StepTitle
        step={9}
        title={t('unproven.title')}
        lead={deviceSentence(deviceWord(view.snapshot.context), t)}
      />
      <LeftBehind snapshot={view.snapshot} />
      <Banner
        variant="plain"
        tone="caution"
        toneLabel={t('tones.caution')}
        title={t('unproven.note', { device })}
      >
        {t('unproven.text')}
      </Banner>
      <NextDevice upgrade={upgrade} language={language} device={device} />
    </Stack>
  );
}
