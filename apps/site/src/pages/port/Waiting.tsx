import { versionText } from '@payload/serial';
import { Button } from '@payload/ui/Button';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../../features/upgrade/devices.ts';
import { Disconnect } from './Disconnect.tsx';
import * as styles from './PortPage.css.ts';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';

/** Steps 2 and 3, and what is asked again after a restart: nothing to do but wait, or to leave. */
export function Connecting({ view }: StepProps) {
  const { t } = useTranslation('port');
  const { snapshot } = view;
  const isAsked = snapshot.matches({ connected: 'identifying' });
  const state = snapshot.matches('askingAgain') ? 'asking' : isAsked ? 'identifying' : 'connecting';
  return (
    <div className={styles.stack}>
      <StepTitle step={view.snapshot.context.step} title={t(`${state}.title`)} lead={t(`${state}.lead`)} />
      {/* A port that is being opened cannot be let go of before it is open. */}
      {state === 'identifying' && <Disconnect />}
    </div>
  );
}

/** Step 4: who answered. It goes on by itself after a moment. */
export function DeviceFound({ upgrade, view }: StepProps) {
  const { t } = useTranslation('port');
  const { info } = view.snapshot.context;
  if (info === null) return null;
  const { serial } = info;
  const device = deviceName(info.model);
  return (
    <div className={styles.stack}>
      <StepTitle
        step={4}
        title={t('found.title')}
        lead={t('found.lead', { device, serial, version: versionText(info.version) })}
      />
      <div className={styles.acts}>
        <Button variant="signal" onClick={() => upgrade.send({ type: 'continue' })}>
          {t('found.next')}
        </Button>
        <Disconnect />
      </div>
    </div>
  );
}
