import { useTranslation } from 'react-i18next';

/** What rows, cards and sums of files say. */
export function useFileWords() {
  const { t } = useTranslation('download');
  return {
    mark: t('newest'),
    version: t('facts.version'),
    date: t('facts.date'),
    file: t('facts.file'),
    size: t('facts.size'),
    sum: t('facts.sum'),
    details: t('facts.details'),
    download: (file: string) => t('act.file', { file }),
    copy: t('act.copy'),
    copied: t('act.copied'),
    notCopied: t('act.notCopied'),
  };
}
