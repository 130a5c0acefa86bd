import type { OtaFile } from '@payload/api/contract';
import { DownloadRow } from '@payload/ui/DownloadRow';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { Changes } from './Changes.tsx';
import * as styles from './files.css.ts';
import { Unfold } from './Unfold.tsx';
import { useFileWords } from './useFileWords.ts';

/** Versions before the newest, a row each; what changed in them unfolds in place. Nothing where there are none. */
export function EarlierVersions({ files, level = 2 }: { files: readonly OtaFile[]; level?: 2 | 3 }) {
  const { t } = useTranslation('download');
  const words = useFileWords();
  if (files.length === 0) return null;
  return (
    <section className={styles.group}>
      <SectionHeading size="xxs" level={level} title={t('earlier')} />
      <div>
        {files.map((file) => (
          <div key={file.id} className={styles.earlier}>
            <DownloadRow
              version={file.version}
              date={file.date}
              size={file.size}
              sha256={file.sha256}
              file={fileNameOf(file.url)}
              href={file.url}
              translations={words}
            />
            <Unfold summary={t('changedIn', { version: file.version })}>
              <Changes lines={file.notes} />
            </Unfold>
          </div>
        ))}
      </div>
    </section>
  );
}
