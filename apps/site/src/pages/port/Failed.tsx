import { phones } from '@payload/catalog/phones';
import {
  deviceWord,
  failureCount,
  type UpgradeSnapshot,
  type UpgradeView,
} from '@payload/flows/firmware-upgrade';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { formatFigure, formatNumber } from '@payload/ui/Figure';
import { CableIcon, RetryIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { Stack } from '@payload/ui/Stack';
import { StepList } from '@payload/ui/StepList';
import { Text } from '@payload/ui/Text';
import { clockTime } from '@payload/view-models/port/clock-time.ts';
import { deviceSentence } from '@payload/view-models/port/device-sentence.ts';
import {
  type Failure,
  failureSentences,
  failureTitle,
  joined,
} from '@payload/view-models/port/failure-texts.ts';
import { noBreakUnits } from '@payload/web/language/no-break-units.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Disconnect } from './Disconnect.tsx';
import { StepTitle } from './StepTitle.tsx';
import { canResume } from './Stopped.tsx';
import type { StepProps } from './step-props.ts';
import { Transfer } from './Transfer.tsx';

/** Which acts help. */
function actsFor(
  { code, key }: Failure,
  snapshot: UpgradeSnapshot,
): 'lost' | 'lostResumes' | 'device' | 'silent' | 'again' | 'restart' | 'otherDevice' | 'service' {
  const { info } = snapshot.context;
  if (key === 'upgradeFailedContactService') return 'service';
  if (snapshot.matches('disconnected')) {
    return info !== null && canResume(info) ? 'lostResumes' : 'lost';
  }
  if (deviceWord(snapshot.context).says === 'silent') return 'silent';
  if (snapshot.matches({ connected: 'unsuitable' })) return 'device';
  if (snapshot.matches({ failed: 'transfer' })) return 'again';
  return code === 'wrong-device-after' ? 'otherDevice' : 'restart';
}

/** Whether the device was being written when it failed; such failures are counted. */
function hasBegun(snapshot: UpgradeSnapshot): boolean {
  return snapshot.matches('failed') || snapshot.matches({ disconnected: 'whileWriting' });
}

/** What is said of it under the heading. */
function sentencesOf(failure: Failure, { snapshot, hasPaused }: UpgradeView, t: TFunction<'port'>): string[] {
  const { progress, step } = snapshot.context;
  const isBrokenOff = hasBegun(snapshot) && step === 7 && progress !== null;
  return [
    // That the device is gone is the heading already.
    ...(isBrokenOff && failure.code === 'device-lost' ? [] : failureSentences(failure, t)),
    ...(isBrokenOff
      ? [
          t('failure.stopped', {
            sent: noBreakUnits(formatNumber(progress.acknowledged)),
            size: noBreakUnits(formatFigure(progress.total, 'B')),
          }),
        ]
      : []),
    ...(hasBegun(snapshot) && hasPaused ? [t('failure.paused')] : []),
    deviceSentence(deviceWord(snapshot.context), t),
  ];
}

/** What went wrong, what it means for the device, and what to do: three acts, then the way on. */
export function Failed({ upgrade, view, language }: StepProps) {
  const { t } = useTranslation(['port', 'messages', 'site']);
  const { snapshot, log } = view;
  const { failure, progress, step } = snapshot.context;
  if (failure === null) return null;
  const acts = actsFor(failure, snapshot);
  const at = log.findLast(({ event }) => event === 'failed')?.at;
  const phone = phones.support.text;
  return (
    <Stack gap={32}>
      <StepTitle
        isFailed
        step={step}
        title={failureTitle(failure, t)}
        lead={joined(sentencesOf(failure, view, t), language)}
        attempt={hasBegun(snapshot) ? failureCount(snapshot.context) : 0}
      />
      {hasBegun(snapshot) && progress !== null && (
        <Transfer view={view} isRehearsal={upgrade.isRehearsal} isFailed />
      )}
      <StepList
        items={t(`failure.acts.${acts}`, { returnObjects: true, phone, hours: t('site:footer.hours') }).map(
          (text) => ({ key: text, text }),
        )}
      />
      <WaysOn upgrade={upgrade} view={view} language={language} acts={acts} />
      {at !== undefined && (
        <Text size="xs" tone="quiet" mono>
          {t('failure.code', { code: failure.code, time: clockTime(at) })}
        </Text>
      )}
    </Stack>
  );
}

function WaysOn({ upgrade, view, language, acts }: StepProps & { acts: ReturnType<typeof actsFor> }) {
  const { t } = useTranslation('port');
  const { snapshot } = view;
  const problem = pathsOf(language).problem;
  // To ask does no harm, however often it has failed.
  const isAsked = snapshot.matches({ failed: 'restart' });
  const canChoose = snapshot.matches('disconnected') || snapshot.matches({ connected: 'unsuitable' });
  const isService = acts === 'service';
  return (
    <Actions onPhone="fill">
      {isService && (
        <Button variant="signal" href={problem}>
          {t('failure.service')}
        </Button>
      )}
      {(!isService || isAsked) && (
        <Button
          variant={isService ? 'outline' : 'signal'}
          start={<RetryIcon />}
          onClick={() => upgrade.send({ type: 'retry' })}
        >
          {t(isAsked ? 'failure.ask' : 'failure.retry')}
        </Button>
      )}
      {canChoose && !isService && (
        <Button start={<CableIcon />} onClick={() => void upgrade.choosePort()}>
          {t('failure.choosePort')}
        </Button>
      )}
      {isService || acts === 'device' || acts === 'silent' ? (
        <Disconnect />
      ) : (
        <Link href={problem}>{t('failure.contact')}</Link>
      )}
    </Actions>
  );
}
