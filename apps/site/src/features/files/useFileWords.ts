import type { DownloadRowTranslations } from '@payload/ui/DownloadRow';
import { useTranslation } from 'react-i18next';

/** What rows and sums of files say. */
export function useFileWords(): DownloadRowTranslations {
  const { t } = useTranslation('download');
  return {
    version: t('facts.version'),
    date: t('facts.date'),
    size: t('facts.size'),
    sum: t('facts.sum'),
    download: (file) => t('act.file', { file }),
    copy: t('act.copy'),
    copied: t('act.copied'),
    notCopied: t('act.notCopied'),
  };
}
