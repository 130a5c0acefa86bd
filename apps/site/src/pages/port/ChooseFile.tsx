import type { OtaFile } from '@payload/api/contract';
import { upgradableModels, versionText } from '@payload/serial';
import { Actions } from '@payload/ui/Actions';
import { Badge } from '@payload/ui/Badge';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { FileIcon } from '@payload/ui/icons';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { download } from '@payload/upgrade/firmware-source.ts';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { fileNameOf } from '@payload/web/files/file-name.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disconnect } from './Disconnect.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FirmwareRows } from './FirmwareRows.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { OwnFile } from './OwnFile.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';

/** Step 5: firmware from the download centre's list for the device, or a file of one's own. */
export function ChooseFile({ upgrade, view, language }: StepProps) {
  const { t } = useTranslation('port');
  const [fetching, setFetching] = useState<{ file: OtaFile; hasFailed: boolean } | null>(null);
  const { info } = view.snapshot.context;
  const model = upgradableModels.find((each) => each === info?.model);
  if (info === null || model === undefined) return null;
  const device = deviceName(model);
  const installed = versionText(info.version);

  const take = async (file: OtaFile) => {
    setFetching({ file, hasFailed: false });
    try {
      const source = await download(file);
      setFetching(null);
      upgrade.send({ type: 'fileChosen', file: source });
    } catch {
      setFetching({ file, hasFailed: true });
    }
  };

  return (
    <Stack gap={32}>
      <StepTitle step={5} title={t('choose.title')} lead={t('choose.lead', { device, version: installed })} />
      <LeftBehind snapshot={view.snapshot} />
      <FailureNote snapshot={view.snapshot} language={language} />
      {fetching?.hasFailed && (
        <Banner
          tone="critical"
          toneLabel={t('tones.critical')}
          title={t('choose.fetchFailed', { file: fileNameOf(fetching.file.url) })}
          live="assertive"
        >
          {t('choose.fetchFailedText')}
        </Banner>
      )}
      <Stack as="section" aria-labelledby="port-list">
        <SectionHeading size="xxs" headingId="port-list" title={t('choose.list', { device })} />
        <FirmwareRows
          model={model}
          language={language}
          renderAction={(file, isNewest) => {
            const { version } = file;
            const isFetching = fetching?.file.id === file.id && !fetching.hasFailed;
            return (
              <Actions onPhone="fill">
                <Button
                  variant={isNewest ? 'signal' : 'outline'}
                  start={<FileIcon />}
                  loading={isFetching}
                  onClick={() => void take(file)}
                >
                  {t(isFetching ? 'choose.fetching' : 'choose.use', { version })}
                </Button>
                {version === installed && <Badge>{t('choose.installed')}</Badge>}
              </Actions>
            );
          }}
        />
      </Stack>
      <Stack line>
        <Text size="sm" tone="quiet">
          {t('choose.ownHelp')}
        </Text>
        <Actions onPhone="fill">
          <OwnFile onChosen={(file) => upgrade.send({ type: 'fileChosen', file })} />
          <Disconnect />
        </Actions>
      </Stack>
    </Stack>
  );
}
