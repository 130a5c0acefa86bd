import type { OtaFile } from '@payload/api/contract';
import { DocumentRow } from '@payload/ui/DocumentRow';
import { useTranslation } from 'react-i18next';
import { DocumentActs } from './DocumentActs.tsx';
import { useFileWords } from './useFileWords.ts';

/** A document of a list, with the ways to have it. */
export function DocumentFile({
  file,
  code,
  level = 2,
  isPrimary = false,
}: {
  file: OtaFile;
  /** Stands as the heading instead of the document's name, and is what an address can lead to. */
  code?: string | undefined;
  level?: 2 | 3;
  isPrimary?: boolean;
}) {
  const { t } = useTranslation('download');
  return (
    <DocumentRow
      title={file.name}
      code={code}
      level={level}
      actions={<DocumentActs file={file} other={file.document?.other ?? null} isPrimary={isPrimary} />}
      version={file.version}
      date={file.date}
      fact={file.document && t('document', { count: file.document.pages })}
      size={file.size}
      sha256={file.sha256}
      translations={useFileWords()}
    />
  );
}
