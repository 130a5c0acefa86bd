import type { DocumentLayoutTranslations } from '@payload/ui/DocumentLayout';
import { useTranslation } from 'react-i18next';

/** The words of a long document, in the page's language. A page that shows one names the texts `documents`. */
export function useDocumentWords(): DocumentLayoutTranslations {
  const { t } = useTranslation('documents');
  return {
    contents: t('contents'),
    copyLink: (heading) => t('copyLink', { heading }),
    copied: t('linkCopied'),
    notCopied: t('linkNotCopied'),
    table: (heading) => t('table', { heading }),
  };
}
