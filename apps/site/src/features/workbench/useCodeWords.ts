import type { CodeBlockTranslations } from '@payload/ui/CodeBlock';
import { useTranslation } from 'react-i18next';

/** The words of a code that can be copied, in the page's language. */
export function useCodeWords(): CodeBlockTranslations {
  const { t } = useTranslation('documents');
  return { copy: t('copy'), copied: t('copied'), notCopied: t('notCopied'), wrap: t('wrap') };
}
