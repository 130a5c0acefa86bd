import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { UpgradableModel } from '@payload/serial';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { DownloadRow } from '@payload/ui/DownloadRow';
import { RetryIcon } from '@payload/ui/icons';
import { Skeleton } from '@payload/ui/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../../features/upgrade/devices.ts';
import { fileNameOf } from '../../platform/files/file-name.ts';
import * as styles from './PortPage.css.ts';
import { useFirmwareList } from './useFirmwareList.ts';

/** The download centre's firmware for a device, newest first, with what changed in each version. */
export function FirmwareRows({
  model,
  language,
  newestOnly = false,
  renderAction,
}: {
  model: UpgradableModel;
  language: Language;
  newestOnly?: boolean;
  /** What can be done with a version besides downloading it; `isNewest` is the one to take. */
  renderAction?: (file: OtaFile, isNewest: boolean) => ReactNode;
}) {
  const { t } = useTranslation('port');
  const { list, retry } = useFirmwareList(model, language);
  const device = deviceName(model);
  if (list === null) {
    return (
      <div aria-busy="true">
        <p className={styles.small}>{t('choose.loading')}</p>
        <Skeleton lines={4} />
      </div>
    );
  }
  if (list === 'failed') {
    return (
      <Banner
        tone="caution"
        toneLabel={t('tones.caution')}
        title={t('choose.failed')}
        live="polite"
        actions={
          <Button size="toolbar" start={<RetryIcon size={20} />} onClick={retry}>
            {t('choose.retry')}
          </Button>
        }
      >
        {t('choose.failedText')}
      </Banner>
    );
  }
  if (list.length === 0) return <p className={styles.quiet}>{t('choose.none', { device })}</p>;
  const shown = newestOnly ? list.slice(0, 1) : list;
  return (
    <ul>
      {shown.map((file, index) => (
        <li key={file.id} className={styles.version}>
          <DownloadRow
            className={styles.full}
            version={file.version}
            date={file.date}
            size={file.size}
            sha256={file.sha256}
            file={fileNameOf(file.url)}
            href={file.url}
            translations={{
              version: t('list.version'),
              date: t('list.date'),
              size: t('list.size'),
              sum: t('list.sum'),
              download: (name) => t('list.download', { file: name }),
              copy: t('list.copy'),
              copied: t('list.copied'),
              notCopied: t('list.notCopied'),
            }}
          />
          {file.notes.length > 0 && (
            <ul className={styles.notes} aria-label={t('choose.notes', { version: file.version })}>
              {file.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {renderAction?.(file, index === 0)}
        </li>
      ))}
    </ul>
  );
}
