import { Banner } from '@payload/ui/Banner';
import { Stack } from '@payload/ui/Stack';
import { useTranslation } from 'react-i18next';
import { StepTitle } from './StepTitle.tsx';
import { StopButton } from './StopButton.tsx';
import type { StepProps } from './step-props.ts';
import { Transfer, TransferPlates } from './Transfer.tsx';
import { WaitingLine } from './WaitingLine.tsx';

/** Steps 7 to 9: what goes on by itself, with the warning, how far it is, and the way to stop it. */
export function Sending({ upgrade, view }: StepProps) {
  const { t } = useTranslation('port');
  const { snapshot } = view;
  const { step, waiting } = snapshot.context;
  const { isRehearsal } = upgrade;
  const isStopping = snapshot.matches({ writing: 'stopping' });
  const isChecking = snapshot.matches({ connected: 'checking' });
  const later = snapshot.matches('restarting')
    ? ('restarting' as const)
    : snapshot.matches({ writing: 'verifying' })
      ? ('verifying' as const)
      : null;
  return (
    <Stack gap={32}>
      {later === null ? (
        <StepTitle
          step={step}
          title={t(isStopping ? 'sending.stopping' : 'sending.title')}
          lead={isChecking ? t('sending.checking') : undefined}
        />
      ) : (
        <StepTitle step={step} title={t(`${later}.title`)} lead={t(`${later}.lead`)} />
      )}
      <Banner variant="plain" tone="caution" toneLabel={t('tones.caution')} title={t('sending.warning')}>
        {t('sending.warningText')}
      </Banner>
      <Stack>
        <Transfer view={view} isRehearsal={isRehearsal} />
        <WaitingLine waiting={waiting} />
        <TransferPlates view={view} isRehearsal={isRehearsal} />
      </Stack>
      {snapshot.matches({ writing: 'sending' }) || isStopping ? (
        <StopButton isStopping={isStopping} onStop={() => upgrade.send({ type: 'stop' })} />
      ) : null}
    </Stack>
  );
}
