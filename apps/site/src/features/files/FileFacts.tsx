import type { OtaFile } from '@payload/api/contract';
import { Checksum } from '@payload/ui/Checksum';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { FileSize } from './FileSize.tsx';
import * as styles from './files.css.ts';
import { useFileWords } from './useFileWords.ts';

/** A file's facts in one frame, as on a plate, with the sum to check it by. */
export function FileFacts({ file }: { file: OtaFile }) {
  const { t } = useTranslation('download');
  const words = useFileWords();
  const { hardware, document } = file;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact} data-wide>
        <dt className={styles.name}>{t('facts.file')}</dt>
        <dd className={styles.fileName} translate="no">
          {fileNameOf(file.url)}
        </dd>
      </div>
      <div className={styles.fact} data-wide={!hardware && !document ? '' : undefined}>
        <dt className={styles.name}>{t('facts.size')}</dt>
        <dd>
          <FileSize bytes={file.size} />
        </dd>
      </div>
      {hardware && (
        <div className={styles.fact}>
          <dt className={styles.name}>{t('facts.hardware')}</dt>
          <dd>{hardware.from === hardware.to ? hardware.from : t('hardware', hardware)}</dd>
        </div>
      )}
      {document && (
        <div className={styles.fact}>
          <dt className={styles.name}>{t('facts.pages')}</dt>
          <dd>{document.pages}</dd>
        </div>
      )}
      <div className={styles.fact} data-sum>
        <dt className={styles.name}>{t('facts.sum')}</dt>
        <dd>
          <Checksum className={styles.sum} sum={file.sha256} translations={words} />
        </dd>
      </div>
    </dl>
  );
}
