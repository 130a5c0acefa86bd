import type { DownloadData } from '@payload/view-models/download/download-data.ts';
import { useTranslation } from 'react-i18next';
import { ownSection } from './useSectionName.ts';

/** What lies on a section, in a line. */
export function useLead() {
  const { t } = useTranslation(['download', 'downloads', 'types']);
  return ({ category, child, type, files }: DownloadData, models: number) => {
    const count = files.length;
    switch (category) {
      case 'Products':
        return t('lead.Products', { count: models });
      case 'Users':
        return t('lead.Users');
      case 'Firmware':
        return models > 1 || !type
          ? t('lead.FirmwareModels', { count: models })
          : t('lead.Firmware', { count, type: t(`${type}.singular`, { ns: 'types' }) });
      case 'jzapp':
        return t('lead.jzapp', { count });
      case 'autelrobotics':
        return t('lead.autelrobotics', {
          count,
          name: t(`children.${ownSection(child)}`, { ns: 'downloads' }),
        });
    }
  };
}
