import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { useTranslation } from 'react-i18next';
import { rehearse } from '../../serial/upgrade-store.ts';

/** Over every step of a rehearsal: that it is one, and the way out of it. */
export function RehearsalBanner() {
  const { t } = useTranslation('port');
  return (
    <Banner
      tone="info"
      toneLabel={t('tones.info')}
      title={t('rehearsal.banner')}
      live="polite"
      actions={
        <Button size="toolbar" onClick={() => rehearse(null)}>
          {t('rehearsal.end')}
        </Button>
      }
    >
      {t('rehearsal.bannerText')}
    </Banner>
  );
}
