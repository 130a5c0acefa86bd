import type { OtaFile } from '@payload/api/contract';
import { VersionHistory } from '@payload/ui/VersionHistory';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { Changes } from './Changes.tsx';
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
      versions={files.map(({ id, version, date, size, sha256, url, notes }) => ({
        key: id,
        version,
        date,
        size,
        sha256,
        file: fileNameOf(url),
        href: url,
        changes: { summary: t('changedIn', { version }), list: <Changes lines={notes} /> },
      }))}
      translations={words}
    />
  );
}
