import { leftBehind, type UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { Banner } from '@payload/ui/Banner';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../../features/upgrade/devices.ts';
import { deviceNamed } from './device-sentence.ts';

/** Says so where another device answers than the one that was to be upgraded before. */
export function LeftBehind({ snapshot }: { snapshot: UpgradeSnapshot }) {
  const { t } = useTranslation('port');
  const { info } = snapshot.context;
  const other = leftBehind(snapshot.context);
  if (other === null || info === null) return null;
  const left = deviceNamed(other, t);
  const { model, serial } = info;
  return (
    <Banner
      variant="plain"
      tone="caution"
      toneLabel={t('tones.caution')}
      title={
        other.model === model && serial !== ''
          ? t('device.another', { device: deviceName(model), serial, left })
          : t('device.left', { left })
      }
    />
  );
}
