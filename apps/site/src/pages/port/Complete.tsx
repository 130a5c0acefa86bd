import { deviceWord, recordOf } from '@payload/flows/firmware-upgrade';
import { versionText } from '@payload/serial';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { CableIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { Stack } from '@payload/ui/Stack';
import { startOver } from '@payload/upgrade/upgrade-tab.ts';
import { deviceSentence } from '@payload/view-models/port/device-sentence.ts';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { LeftBehind } from './LeftBehind.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';

/** Step 9: the device came back and runs what was sent, or says the version of it, as far as it can say anything. */
export function Complete({ upgrade, view, language }: StepProps) {
  const { t } = useTranslation('port');
  const { snapshot } = view;
  const { info, ledger } = snapshot.context;
  if (info === null) return null;
  const { isRehearsal } = upgrade;
  const device = deviceName(info.model);
  const version = versionText(info.version);
  const word = deviceWord(snapshot.context);
  const isProven = word.says === 'runs';
  const title = isProven ? t('complete.title') : t('complete.titleReported', { version });
  const before = recordOf(ledger, info.serial)?.before ?? version;
  return (
    <Stack gap={32}>
      <StepTitle
        step={9}
        title={isRehearsal ? t('complete.titleRehearsal') : title}
        lead={isRehearsal ? t('complete.leadRehearsal', { device, version }) : deviceSentence(word, t)}
      />
      <LeftBehind snapshot={snapshot} />
      {isRehearsal ? null : (
        <Banner variant="plain" tone="positive" toneLabel={t('tones.positive')} title={t('complete.ready')}>
          {isProven ? t('complete.readyText') : t('complete.readyReported', { before })}
        </Banner>
      )}
      <NextDevice upgrade={upgrade} language={language} device={device} />
    </Stack>
  );
}

/** On to the next device, with the same file; a rehearsal begins with a new simulated one. */
export function NextDevice({
  upgrade,
  language,
  device,
}: Pick<StepProps, 'upgrade' | 'language'> & { device: string }) {
  const { t } = useTranslation('port');
  const { isRehearsal } = upgrade;
  return (
    <Actions onPhone="fill">
      <Button
        variant="signal"
        start={<CableIcon />}
        onClick={() => (isRehearsal ? startOver() : upgrade.send({ type: 'startAgain' }))}
      >
        {t(isRehearsal ? 'complete.again' : 'complete.another')}
      </Button>
      <Link href={pathsOf(language).details('/product', device)}>
        {t('complete.product', { code: device })}
      </Link>
    </Actions>
  );
}
