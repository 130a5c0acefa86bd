import type { Language } from '@payload/catalog';
import { cacheFile } from '@payload/offline/offline-files.ts';
import { canKeep } from '@payload/offline/registration.ts';
import { cacheSite } from '@payload/offline/start.ts';
import { upgradableModels } from '@payload/serial';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { DownloadIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { List } from '@payload/ui/List';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import type { loadFirmwareList } from '@payload/view-models/port/firmware-list.ts';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { useAction } from '@payload/web/form/useAction.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { useAge } from '../../features/offline/useAge.ts';
import { useOfflineFiles } from '../../features/offline/useOfflineFiles.ts';

/** The newest firmware of each device, and the list that it stands in: without the list it cannot be checked. */
async function cacheNewest(language: Language, load: typeof loadFirmwareList): Promise<void> {
  // The worker keeps the list when it answers for this page.
  if (await cacheSite()) await navigator.serviceWorker.ready;
  await Promise.all(
    upgradableModels.map(async (model) => {
      const [newest] = await load(model, language);
      if (newest) await cacheFile({ ...newest, name: fileNameOf(newest.url) });
    }),
  );
}

/** Keeps firmware for upgrades without a network, and says which there is. `load` is the tool's own list. */
export function FirmwareOffline({ language, load }: { language: Language; load: typeof loadFirmwareList }) {
  const { t } = useTranslation('offline');
  const age = useAge(language);
  const cached = useOfflineFiles();
  const keep = useAction(() => cacheNewest(language, load));
  if (!canKeep()) return null;
  const firmware = [...cached].filter(([url]) => url.endsWith('.ufw'));
  const label = () => {
    if (keep.isSending) return t('firmware.keeping');
    return t(firmware.length > 0 ? 'firmware.again' : 'firmware.keep');
  };
  return (
    <Stack as="section" aria-labelledby="port-offline">
      <SectionHeading size="xxs" headingId="port-offline" title={t('firmware.title')} />
      <Text size="sm" tone="quiet">
        {t('firmware.text')}
      </Text>
      {keep.failure !== null && (
        <Banner tone="caution" toneLabel={t('tones.caution')} title={t('firmware.failed')} live="polite">
          {t('firmware.failedText')}
        </Banner>
      )}
      <LiveStatus>
        {firmware.length > 0 && (
          <List
            items={firmware.map(([url, at]) => ({
              key: url,
              content: t('firmware.kept', { file: fileNameOf(url), age: age(at) }),
            }))}
          />
        )}
      </LiveStatus>
      <Actions onPhone="fill">
        <Button start={<DownloadIcon />} loading={keep.isSending} onClick={keep.submit}>
          {label()}
        </Button>
        <Link href={pathsOf(language).offline}>{t('firmware.list')}</Link>
      </Actions>
    </Stack>
  );
}
