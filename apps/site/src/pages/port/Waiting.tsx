import { versionText } from '@payload/serial';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { Stack } from '@payload/ui/Stack';
import { serialText } from '@payload/view-models/port/device-sentence.ts';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { useTranslation } from 'react-i18next';
import { Disconnect } from './Disconnect.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';

/** Steps 2 and 3, and what is asked again after a restart: nothing to do but wait, or to leave. */
export function Connecting({ view }: StepProps) {
  const { t } = useTranslation('port');
  const { snapshot } = view;
  const isAsked = snapshot.matches({ connected: 'identifying' });
  const state = snapshot.matches('askingAgain') ? 'asking' : isAsked ? 'identifying' : 'connecting';
  return (
    <Stack gap={32}>
      <StepTitle step={view.snapshot.context.step} title={t(`${state}.title`)} lead={t(`${state}.lead`)} />
      {/* A port that is being opened cannot be let go of before it is open. */}
      {state === 'identifying' && <Disconnect />}
    </Stack>
  );
}

/** Step 4: who answered. It goes on by itself after a moment. */
export function DeviceFound({ upgrade, view }: StepProps) {
  const { t } = useTranslation('port');
  const { info } = view.snapshot.context;
  if (info === null) return null;
  const device = deviceName(info.model);
  return (
    <Stack gap={32}>
      <StepTitle
        step={4}
        title={t('found.title')}
        lead={t('found.lead', {
          device,
          serial: serialText(info.serial, t),
          version: versionText(info.version),
        })}
      />
      <LeftBehind snapshot={view.snapshot} />
      <Actions onPhone="fill">
        <Button variant="signal" onClick={() => upgrade.send({ type: 'continue' })}>
          {t('found.next')}
        </Button>
        <Disconnect />
      </Actions>
    </Stack>
  );
}
