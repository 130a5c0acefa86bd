import type { OtaFile } from '@payload/api/contract';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import * as styles from './files.css.ts';

/** Whose files they are, and how one is checked at a computer. */
export function CheckLine({ file }: { file: OtaFile }) {
  const { t } = useTranslation('download');
  if (file.document) return <p className={styles.small}>{t('checkPdf')}</p>;
  const name = fileNameOf(file.url);
  return (
    <div className={styles.small}>
      <p>{t('check')}</p>
      <ul>
        <li>
          Windows <code className={styles.command}>certutil -hashfile {name} SHA256</code>
        </li>
        <li>
          macOS / Linux <code className={styles.command}>shasum -a 256 {name}</code>
        </li>
      </ul>
    </div>
  );
}
