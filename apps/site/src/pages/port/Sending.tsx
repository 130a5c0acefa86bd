import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { StopIcon } from '@payload/ui/icons';
import { useTranslation } from 'react-i18next';
import * as styles from './PortPage.css.ts';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';
import { Transfer, TransferPlates } from './Transfer.tsx';

/** Steps 7 to 9: what goes on by itself, with the warning, how far it is, and the way to stop it. */
export function Sending({ upgrade, view }: StepProps) {
  const { t } = useTranslation('port');
  const { snapshot, step } = view;
  const { isRehearsal } = upgrade;
  const isStopping = snapshot.matches({ connected: 'stopping' });
  const later = snapshot.matches('restarting')
    ? ('restarting' as const)
    : snapshot.matches({ connected: 'verifying' })
      ? ('verifying' as const)
      : null;
  return (
    <div className={styles.stack}>
      {later === null ? (
        <StepTitle step={step} title={t(isStopping ? 'sending.stopping' : 'sending.title')} />
      ) : (
        <StepTitle step={step} title={t(`${later}.title`)} lead={t(`${later}.lead`)} />
      )}
      <Banner variant="plain" tone="caution" toneLabel={t('tones.caution')} title={t('sending.warning')}>
        {t('sending.warningText')}
      </Banner>
      <div className={styles.group}>
        <Transfer view={view} isRehearsal={isRehearsal} />
        <TransferPlates view={view} isRehearsal={isRehearsal} />
      </div>
      {later === null && (
        <div className={styles.acts}>
          <Button start={<StopIcon />} loading={isStopping} onClick={() => upgrade.send({ type: 'stop' })}>
            {t('sending.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
