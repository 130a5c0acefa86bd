import type { OtaFile } from '@payload/api/contract';
import { VersionHistory } from '@payload/ui/sections/download/VersionHistory';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { useTranslation } from 'react-i18next';
import { ChangedIn } from './ChangedIn.tsx';
import { FileRest } from './FileRest.tsx';
import { useFileWords } from './useFileWords.ts';

/** Versions before the newest. Nothing where there are none. */
export function EarlierVersions({ files, level = 2 }: { files: readonly OtaFile[]; level?: 2 | 3 }) {
  const { t } = useTranslation('download');
  const words = useFileWords();
  if (files.length === 0) return null;
  return (
    <VersionHistory
      level={level}
      title={t('earlier')}
      versions={files.map((file) => ({
        key: file.id,
        version: file.version,
        date: file.date,
        size: file.size,
        file: fileNameOf(file.url),
        href: file.url,
        details: (
          <>
            <ChangedIn file={file} level={4} />
            <FileRest file={file} />
          </>
        ),
      }))}
      translations={words}
    />
  );
}
