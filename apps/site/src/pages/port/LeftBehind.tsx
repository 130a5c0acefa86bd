import { leftBehind, type UpgradeSnapshot } from '@payload/flows/firmware-upgrade';
import { Banner } from '@payload/ui/Banner';
import { deviceNamed } from '@payload/view-models/port/device-sentence.ts';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { useTranslation } from 'react-i18next';

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
