import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';

/** What stands beside the queue while no request is open. */
export function NothingOpened() {
  const { t } = useTranslation('desk');
  return <SectionHeading level={2} size="s" title={t('pickTitle')} lead={t('pickText')} />;
}
