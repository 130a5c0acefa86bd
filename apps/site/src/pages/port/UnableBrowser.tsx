import type { Language } from '@payload/catalog';
import { upgradableModels } from '@payload/serial';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { LinkIcon } from '@payload/ui/icons';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { useTranslation } from 'react-i18next';
import { useCopiedAddress } from '../../features/content/useCopiedAddress.ts';
import { FirmwareRows } from './FirmwareRows.tsx';

/** What a visitor without Web Serial can do: send the address to a computer, and take the file along. */
export function UnableBrowser({ language }: { language: Language }) {
  const { t } = useTranslation('port');
  const address = location.href;
  const { state, copy } = useCopiedAddress(address);
  return (
    <>
      <Banner
        tone="caution"
        toneLabel={t('tones.caution')}
        title={t('select.unable')}
        actions={
          <>
            <Button size="toolbar" start={<LinkIcon size={20} />} onClick={copy}>
              {t('select.copyAddress')}
            </Button>
            <LiveStatus>
              {state === 'copied' && t('select.copied')}
              {state === 'refused' && t('select.notCopied', { address })}
            </LiveStatus>
          </>
        }
      >
        {t('select.unableText')}
      </Banner>
      {upgradableModels.map((model) => (
        <Stack as="section" key={model} aria-labelledby={`port-files-${model}`}>
          <SectionHeading
            size="xxs"
            headingId={`port-files-${model}`}
            title={t('select.downloads', { device: deviceName(model) })}
          />
          <FirmwareRows model={model} language={language} newestOnly />
        </Stack>
      ))}
    </>
  );
}
