import type { Language } from '@payload/catalog';
import { TechnicalDocument } from '@payload/ui/TechnicalDocument';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentWords } from '../content/useDocumentWords.ts';
import { type DocumentId, documentOf } from './documents.ts';

/**
 * A prepared document with its contents beside it. It has thousands of elements and never changes: the
 * frame's own news, such as a navigation that begins, must not walk through them.
 */
export const DocumentBody = memo(function DocumentBody({
  id,
  language,
}: {
  id: DocumentId;
  language: Language;
}) {
  const { t } = useTranslation('documents');
  const words = useDocumentWords();
  const code = {
    copy: t('copy'),
    copied: t('copied'),
    notCopied: t('notCopied'),
    wrap: t('wrap'),
  };
  return <TechnicalDocument blocks={documentOf(id, language).blocks} translations={{ ...words, code }} />;
});
