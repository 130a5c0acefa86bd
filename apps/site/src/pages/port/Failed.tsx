import { phones } from '@payload/catalog/phones';
import { type DeviceInfo, versionText, windowedCapability } from '@payload/serial';
import { ActList } from '@payload/ui/ActList';
import { Button } from '@payload/ui/Button';
import { formatFigure, formatNumber } from '@payload/ui/Figure';
import { CableIcon, RetryIcon } from '@payload/ui/icons';
import { Link } from '@payload/ui/Link';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../../serial/devices.ts';
import type { UpgradeSnapshot } from '../../serial/upgrade.ts';
import { pathsOf } from '../../shell/paths.ts';
import { keepUnits } from '../../wiring/keep-units.ts';
import { Disconnect } from './Disconnect.tsx';
import { type Failure, failureTitle, joined } from './failure-texts.ts';
import { clockTime } from './PortLog.tsx';
import * as styles from './PortPage.css.ts';
import { StepTitle } from './StepTitle.tsx';
import type { StepProps } from './step-props.ts';
import { Transfer } from './Transfer.tsx';

/** Only in windowed mode does a device keep what it has of a transfer that was broken off. */
function canResume(info: DeviceInfo | null): boolean {
  return info !== null && (info.caps & windowedCapability) !== 0;
}

/** Which acts help. */
function actsFor(
  { code, key }: Failure,
  snapshot: UpgradeSnapshot,
): 'lost' | 'lostResumes' | 'device' | 'again' | 'restart' | 'service' {
  const { info } = snapshot.context;
  if (key === 'upgradeFailedContactService') return 'service';
  if (snapshot.matches('disconnected')) return canResume(info) ? 'lostResumes' : 'lost';
  if (snapshot.matches({ connected: 'unsuitable' })) return 'device';
  return code === 'reboot-timeout' || code === 'wrong-version-after' ? 'restart' : 'again';
}

/** What it means for the device. */
function meaningOf(
  { code }: Failure,
  hasBegun: boolean,
  info: DeviceInfo | null,
): 'untouched' | 'unsure' | 'kept' {
  if (!hasBegun || info === null) return 'untouched';
  return code === 'reboot-timeout' ? 'unsure' : 'kept';
}

/** What went wrong, what it means for the device, and what to do: three acts, then the way on. */
export function Failed({ upgrade, view, language }: StepProps) {
  const { t } = useTranslation(['port', 'messages', 'site']);
  const { snapshot, log, step } = view;
  const { failure, failed, info, progress } = snapshot.context;
  if (failure === null) return null;
  const acts = actsFor(failure, snapshot);
  // A failure after a byte was sent is counted.
  const hasBegun = failed !== null && step >= 7;
  const device = deviceName(info?.model ?? '');
  const version = info === null ? '' : versionText(info.version);
  const isBrokenOff = hasBegun && step === 7 && progress !== null;
  const sentences = [
    // That the device is gone is the heading already.
    ...(isBrokenOff && failure.code === 'device-lost' ? [] : [t(`errors.${failure.code}`)]),
    ...(isBrokenOff
      ? [
          t('failure.stopped', {
            sent: keepUnits(formatNumber(progress.acknowledged)),
            size: keepUnits(formatFigure(progress.total, 'B')),
          }),
        ]
      : []),
    t(`failure.${meaningOf(failure, hasBegun, info)}`, { device, version }),
  ];
  const at = log.findLast(({ event }) => event === 'failed')?.at;
  const problem = pathsOf(language).problem;
  const phone = phones.support.text;
  return (
    <div className={styles.stack}>
      <StepTitle
        isFailed
        step={step}
        title={failureTitle(failure, t)}
        lead={joined(sentences, language)}
        attempt={hasBegun ? failed.times : 0}
      />
      {hasBegun && progress !== null && <Transfer view={view} isRehearsal={upgrade.isRehearsal} isFailed />}
      <ActList
        items={t(`failure.acts.${acts}`, { returnObjects: true, phone, hours: t('site:footer.hours') }).map(
          (text) => ({ key: text, text }),
        )}
      />
      <div className={styles.acts}>
        {acts === 'service' && (
          <Button variant="signal" href={problem}>
            {t('failure.service')}
          </Button>
        )}
        {(acts === 'lost' || acts === 'lostResumes') && (
          <Button variant="signal" start={<CableIcon />} onClick={() => void upgrade.choosePort()}>
            {t('failure.choosePort')}
          </Button>
        )}
        {(acts === 'again' || acts === 'restart' || acts === 'device') && (
          <Button variant="signal" start={<RetryIcon />} onClick={() => upgrade.send({ type: 'retry' })}>
            {t('failure.retry')}
          </Button>
        )}
        {acts === 'service' || acts === 'device' ? (
          <Disconnect />
        ) : (
          <Link className={styles.link} href={problem}>
            {t('failure.contact')}
          </Link>
        )}
      </div>
      {at !== undefined && (
        <p className={styles.code}>{t('failure.code', { code: failure.code, time: clockTime(at) })}</p>
      )}
    </div>
  );
}
