import type { Language } from '@payload/catalog';
import { TechnicalDocument } from '@payload/ui/TechnicalDocument';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentWords } from '../content/useDocumentWords.ts';
import { AsyncApiLinks } from './AsyncApiLinks.tsx';
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
  return (
    <TechnicalDocument
      blocks={documentOf(id, language).blocks}
      after={partsOf(id, language)}
      translations={{ ...words, code }}
    />
  );
});

/** What the page adds to a part of a document, by the anchor of its heading. */
const partsOf = (id: DocumentId, language: Language) => (anchor: string) =>
  anchor === 'topics' ? <AsyncApiLinks id={id} language={language} /> : null;
