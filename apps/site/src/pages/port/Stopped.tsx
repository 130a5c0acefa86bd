import { deviceWord } from '@payload/flows/firmware-upgrade';
import { type DeviceInfo, windowedCapability } from '@payload/serial';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { formatFigure, formatNumber } from '@payload/ui/Figure';
import { ArrowRightIcon } from '@payload/ui/icons';
import { Stack } from '@payload/ui/Stack';
import { deviceSentence } from '@payload/view-models/port/device-sentence.ts';
import { joined } from '@payload/view-models/port/failure-texts.ts';
import { noBreakUnits } from '@payload/web/language/no-break-units.ts';
import { useTranslation } from 'react-i18next';
import { Disconnect } from './Disconnect.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';
import { Transfer } from './Transfer.tsx';

/** Only in windowed mode does a device keep what it has of a transfer that was broken off. */
export function canResume({ caps }: DeviceInfo): boolean {
  return (caps & windowedCapability) !== 0;
}

/** Step 7, stopped by the visitor: how far it came, and what that means for the device. */
export function Stopped({ upgrade, view, language }: StepProps) {
  const { t } = useTranslation('port');
  const { info, image, progress } = view.snapshot.context;
  if (info === null || image === null) return null;
  const lead = t('stopped.lead', {
    sent: noBreakUnits(formatNumber(progress?.acknowledged ?? 0)),
    size: noBreakUnits(formatFigure(image.payload.length, 'B')),
  });
  return (
    <Stack gap={32}>
      <StepTitle
        step={7}
        title={t('stopped.title')}
        lead={joined(
          [
            lead,
            deviceSentence(deviceWord(view.snapshot.context), t),
            t(canResume(info) ? 'stopped.resumes' : 'stopped.fromStart'),
          ],
          language,
        )}
      />
      <Transfer view={view} isRehearsal={upgrade.isRehearsal} isFailed />
      <Actions onPhone="fill">
        <Button variant="signal" end={<ArrowRightIcon />} onClick={() => upgrade.send({ type: 'send' })}>
          {t('stopped.again')}
        </Button>
        <Button onClick={() => upgrade.send({ type: 'decline' })}>{t('ready.other')}</Button>
        <Disconnect />
      </Actions>
    </Stack>
  );
}
