import { versionText } from '@payload/serial';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { CableIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../../serial/devices.ts';
import { startOver } from '../../serial/upgrade-store.ts';
import { pathsOf } from '../../shell/paths.ts';
import * as styles from './PortPage.css.ts';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';

/** Step 9: the device came back and said the new version. */
export function Complete({ upgrade, view, language }: StepProps) {
  const { t } = useTranslation('port');
  const { info } = view.snapshot.context;
  if (info === null) return null;
  const { isRehearsal } = upgrade;
  const device = deviceName(info.model);
  return (
    <div className={styles.stack}>
      <StepTitle
        step={view.step}
        title={t(isRehearsal ? 'complete.titleRehearsal' : 'complete.title')}
        lead={t(isRehearsal ? 'complete.leadRehearsal' : 'complete.lead', {
          device,
          version: versionText(info.version),
        })}
      />
      {isRehearsal ? null : (
        <Banner variant="plain" tone="positive" toneLabel={t('tones.positive')} title={t('complete.ready')}>
          {t('complete.readyText')}
        </Banner>
      )}
      <div className={styles.acts}>
        <Button variant="signal" start={<CableIcon />} onClick={startOver}>
          {t(isRehearsal ? 'complete.again' : 'complete.another')}
        </Button>
        <Link className={styles.link} href={pathsOf(language).details('/product', device)}>
          {t('complete.product', { code: device })}
        </Link>
      </div>
    </div>
  );
}
