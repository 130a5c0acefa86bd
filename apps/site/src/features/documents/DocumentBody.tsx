import type { Language } from '@payload/catalog';
import { documentWordsOf } from '@payload/cloud-api/documents/document-words.ts';
import { type DocumentId, documentOf } from '@payload/cloud-api/documents/documents.ts';
import { triedParts } from '@payload/cloud-api/documents/tried-parts.ts';
import { TechnicalDocument } from '@payload/ui/TechnicalDocument';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentWords } from '../content/useDocumentWords.ts';
import { AsyncApiLinks } from './AsyncApiLinks.tsx';
import { TryPart } from './TryPart.tsx';

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
function partsOf(id: DocumentId, language: Language): (anchor: string) => ReactNode {
  const { heading } = documentWordsOf(documentOf(id, language));
  return (anchor) => {
    const kind = triedParts[anchor];
    if (anchor === 'topics') return <AsyncApiLinks id={id} language={language} />;
    if (!kind) return null;
    const words = heading(anchor) ?? '';
    return <TryPart id={id} anchor={anchor} heading={words} kind={kind} language={language} />;
  };
}
