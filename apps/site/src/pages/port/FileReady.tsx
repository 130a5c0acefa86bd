import { isFirmwareSource } from '@payload/flows/firmware-upgrade';
import { versionText } from '@payload/serial';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { Figure } from '@payload/ui/Figure';
import { ArrowRightIcon } from '@payload/ui/icons';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { deviceNamed, serialText } from '@payload/view-models/port/device-sentence.ts';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { useTranslation } from 'react-i18next';
import { Disconnect } from './Disconnect.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';

/** The file is being checked; it takes a moment at most. */
export function CheckingFile() {
  const { t } = useTranslation('port');
  return <StepTitle step={5} title={t('choose.checking')} lead={t('choose.checkingLead')} />;
}

/** An older version than the device's is installed only by an act of its own. */
export function ConfirmOlder({ upgrade, view }: StepProps) {
  const { t } = useTranslation('port');
  const { info, image } = view.snapshot.context;
  if (info === null || image === null) return null;
  const to = versionText(image.version);
  return (
    <Stack gap={32}>
      <StepTitle
        step={5}
        title={t('older.title')}
        lead={t('older.lead', {
          named: deviceNamed(info, t),
          from: versionText(info.version),
          to,
        })}
      />
      <LeftBehind snapshot={view.snapshot} />
      <Actions onPhone="fill">
        <Button variant="signal" onClick={() => upgrade.send({ type: 'decline' })}>
          {t('older.decline')}
        </Button>
        <Button onClick={() => upgrade.send({ type: 'confirm' })}>{t('older.confirm', { to })}</Button>
      </Actions>
    </Stack>
  );
}

/** Step 6: all that is known before a byte is sent, and the act that sends it. */
export function FileReady({ upgrade, view }: StepProps) {
  const { t } = useTranslation('port');
  const { info, image, file } = view.snapshot.context;
  if (info === null || image === null || !isFirmwareSource(file)) return null;
  const isSame = info.running === null && versionText(info.version) === versionText(image.version);
  const built = new Date(image.buildTime * 1000).toISOString().slice(0, 10);
  return (
    <Stack gap={32}>
      <StepTitle
        step={6}
        title={t('ready.title')}
        lead={t('ready.lead', { file: file.name, device: deviceName(info.model) })}
      />
      <LeftBehind snapshot={view.snapshot} />
      <FactList
        items={[
          { key: 'serial', name: t('ready.serial'), text: serialText(info.serial, t) },
          { key: 'file', name: t('ready.file'), text: file.name },
          {
            key: 'version',
            name: t('ready.version'),
            text: `${versionText(info.version)} → ${versionText(image.version)}`,
          },
          { key: 'size', name: t('ready.size'), text: <Figure value={image.payload.length} unit="B" /> },
          { key: 'signature', name: t('ready.signature'), text: t('ready.signed', { date: built }) },
        ]}
      />
      {isSame && (
        <Text size="sm" tone="quiet">
          {t('ready.same', { version: versionText(info.version) })}
        </Text>
      )}
      <Actions onPhone="fill">
        <Button variant="signal" end={<ArrowRightIcon />} onClick={() => upgrade.send({ type: 'send' })}>
          {t('ready.send')}
        </Button>
        <Button onClick={() => upgrade.send({ type: 'decline' })}>{t('ready.other')}</Button>
        <Disconnect />
      </Actions>
    </Stack>
  );
}

/** Step 6 where there is nothing to upgrade: the device says that it runs the image of the file. */
export function Installed({ upgrade, view }: StepProps) {
  const { t } = useTranslation('port');
  const { info, file } = view.snapshot.context;
  if (info === null || !isFirmwareSource(file)) return null;
  return (
    <Stack gap={32}>
      <StepTitle
        step={6}
        title={t('installed.title')}
        lead={t('installed.lead', {
          device: deviceName(info.model),
          file: file.name,
          version: versionText(info.version),
        })}
      />
      <LeftBehind snapshot={view.snapshot} />
      <Text size="sm" tone="quiet">
        {t('installed.help')}
      </Text>
      <Actions onPhone="fill">
        <Button variant="signal" onClick={() => upgrade.send({ type: 'decline' })}>
          {t('ready.other')}
        </Button>
        <Button end={<ArrowRightIcon />} onClick={() => upgrade.send({ type: 'repair' })}>
          {t('installed.repair')}
        </Button>
        <Disconnect />
      </Actions>
    </Stack>
  );
}
