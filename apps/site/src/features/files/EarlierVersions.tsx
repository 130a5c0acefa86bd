import type { OtaFile } from '@payload/api/contract';
import { Disclosure } from '@payload/ui/Disclosure';
import { DownloadRow } from '@payload/ui/DownloadRow';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { Changes } from './Changes.tsx';
import { useFileWords } from './useFileWords.ts';

/** Versions before the newest, a row each; what changed in them unfolds in place. Nothing where there are none. */
export function EarlierVersions({ files, level = 2 }: { files: readonly OtaFile[]; level?: 2 | 3 }) {
  const { t } = useTranslation('download');
  const words = useFileWords();
  if (files.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading size="xxs" level={level} title={t('earlier')} />
      <div>
        {files.map((file) => (
          <div key={file.id}>
            <DownloadRow
              version={file.version}
              date={file.date}
              size={file.size}
              sha256={file.sha256}
              file={fileNameOf(file.url)}
              href={file.url}
              translations={words}
            />
            <Disclosure summary={t('changedIn', { version: file.version })}>
              <Changes lines={file.notes} />
            </Disclosure>
          </div>
        ))}
      </div>
    </Stack>
  );
}
