import type { OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { UpgradableModel } from '@payload/serial';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { RetryIcon } from '@payload/ui/icons';
import { Skeleton } from '@payload/ui/Skeleton';
import { Stack } from '@payload/ui/Stack';
import { VersionChoice } from '@payload/ui/sections/port/VersionChoice';
import { Text } from '@payload/ui/Text';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { state, data: list, refresh } = useFirmwareList(model, language);
  const device = deviceName(model);
  if (state === 'loading') {
    return (
      <Stack gap={0} aria-busy="true">
        <Text size="sm" tone="quiet">
          {t('choose.loading')}
        </Text>
        <Skeleton lines={4} />
      </Stack>
    );
  }
  if (list === undefined) {
    return (
      <Banner
        tone="caution"
        toneLabel={t('tones.caution')}
        title={t('choose.failed')}
        live="polite"
        actions={
          <Button size="toolbar" start={<RetryIcon size={20} />} onClick={refresh}>
            {t('choose.retry')}
          </Button>
        }
      >
        {t('choose.failedText')}
      </Banner>
    );
  }
  if (list.length === 0) return <Text tone="quiet">{t('choose.none', { device })}</Text>;
  const visible = newestOnly ? list.slice(0, 1) : list;
  return (
    <VersionChoice
      versions={visible.map((file, index) => ({
        key: file.id,
        version: file.version,
        date: file.date,
        size: file.size,
        sha256: file.sha256,
        file: fileNameOf(file.url),
        href: file.url,
        notes: file.notes,
        action: renderAction?.(file, index === 0),
      }))}
      translations={{
        version: t('list.version'),
        date: t('list.date'),
        size: t('list.size'),
        sum: t('list.sum'),
        download: (name) => t('list.download', { file: name }),
        copy: t('list.copy'),
        copied: t('list.copied'),
        notCopied: t('list.notCopied'),
        notes: (version) => t('choose.notes', { version }),
      }}
    />
  );
}
