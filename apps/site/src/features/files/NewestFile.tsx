import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { CableIcon, DownloadIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../platform/files/file-name.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { productCodes } from '../upgrade/devices.ts';
import { Changes } from './Changes.tsx';
import { DocumentActs } from './DocumentActs.tsx';
import { FileFacts } from './FileFacts.tsx';
import * as styles from './files.css.ts';

const upgradable: readonly (string | null)[] = Object.values(productCodes);

/** The file to take: what it is, its sum to check, what is new in it. */
export function NewestFile({
  file,
  language,
  level = 2,
  isPrimary = false,
}: {
  file: OtaFile;
  language: Language;
  level?: 2 | 3;
  /** Whether to take it is the page's one action. */
  isPrimary?: boolean;
}) {
  const { t } = useTranslation('download');
  const headingId = `newest-${file.id}`;
  const Subheading = level === 2 ? 'h3' : 'h4';
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.group}>
          <p className={styles.since}>
            <span className={styles.newest}>{t('newest')}</span> <time dateTime={file.date}>{file.date}</time>
          </p>
          <SectionHeading
            headingId={headingId}
            level={level}
            title={<span className={styles.plate}>{file.version}</span>}
          />
        </div>
        {file.document ? (
          <DocumentActs file={file} other={file.document.other} isPrimary={isPrimary} />
        ) : (
          <div className={styles.acts}>
            <Button
              className={styles.act}
              href={file.url}
              download={fileNameOf(file.url)}
              variant={isPrimary ? 'signal' : 'outline'}
              start={<DownloadIcon />}
            >
              {t(file.otaType === 5 ? 'act.app' : 'act.firmware')}
            </Button>
            {file.otaType === 3 && upgradable.includes(file.productCode) && (
              <Button className={styles.act} href={pathsOf(language).port} start={<CableIcon />}>
                {t('act.port')}
              </Button>
            )}
          </div>
        )}
      </div>
      <FileFacts file={file} />
      {file.notes.length > 0 && (
        <div className={styles.group}>
          <Subheading className={styles.subheading}>{t('changed')}</Subheading>
          <Changes lines={file.notes} />
        </div>
      )}
    </section>
  );
}
