import { baudRate, isVerified as hasBeenVerified, type UpgradeView } from '@payload/flows/firmware-upgrade';
import { versionText } from '@payload/serial';
import { Figure, formatNumber } from '@payload/ui/Figure';
import { Progress } from '@payload/ui/Progress';
import { PlateLine } from '@payload/ui/sections/port/PlateLine';
import { deviceName } from '@payload/view-models/port/devices.ts';
import { useTranslation } from 'react-i18next';

/** On the line, with start and stop. */
const bitsToByte = 10;

function clockOf(seconds: number): string {
  const rounded = Math.ceil(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/** How far the transfer is. It is at 100 % only when the device itself has verified what it holds. */
export function Transfer({
  view,
  isRehearsal,
  isFailed = false,
}: {
  view: UpgradeView;
  isRehearsal: boolean;
  isFailed?: boolean;
}) {
  const { t } = useTranslation('port');
  const { snapshot, pace } = view;
  const { progress, image } = snapshot.context;
  const total = progress?.total ?? image?.payload.length ?? 0;
  const sent = progress?.acknowledged ?? 0;
  const isVerified = hasBeenVerified(snapshot);
  const unknown = t('sending.unknown');
  const amount = (
    <>
      <b>{formatNumber(sent)}</b> {t('sending.amount')} <Figure value={total} unit="B" />
    </>
  );
  return (
    <Progress
      label={t(isRehearsal ? 'sending.labelRehearsal' : 'sending.label')}
      value={isVerified ? total : Math.min(sent, Math.max(total - 1, 0))}
      max={total}
      state={isFailed ? 'failed' : 'running'}
      note={t('sending.acknowledged')}
      facts={[
        {
          label: t('sending.rate'),
          value: pace ? <Figure value={Math.round(pace.rate)} unit="B/s" quietUnit /> : unknown,
        },
        {
          label: t('sending.line'),
          value: pace ? (
            <Figure
              value={((pace.rate * bitsToByte) / (progress?.baudRate ?? baudRate)) * 100}
              digits={1}
              unit="%"
              quietUnit
            />
          ) : (
            unknown
          ),
        },
        { label: t('sending.left'), value: pace ? clockOf(pace.secondsLeft) : unknown },
        { label: t('sending.resent'), value: <Figure value={progress?.repeated ?? 0} /> },
      ]}
      translations={{
        valueText: (percent) =>
          t('sending.valueText', { percent, sent: formatNumber(sent), size: formatNumber(total) }),
        announcement: (percent) => t('sending.announcement', { percent }),
        amount: () => amount,
      }}
    />
  );
}

/** Which device, from which version to which, and over what it is reached. */
export function TransferPlates({ view, isRehearsal }: { view: UpgradeView; isRehearsal: boolean }) {
  const { t } = useTranslation('port');
  const { info, image, progress } = view.snapshot.context;
  if (info === null || image === null) return null;
  const adapter = isRehearsal ? t('rehearsal.adapter') : view.adapter;
  return (
    <PlateLine
      items={[
        {
          code: deviceName(info.model),
          cells: [
            ...(info.serial === '' ? [] : [info.serial]),
            `${versionText(info.version)} → ${versionText(image.version)}`,
          ],
        },
        {
          code: isRehearsal || view.adapter !== null ? 'USB' : 'COM',
          cells: [
            ...(adapter === null ? [] : [adapter]),
            `${formatNumber(progress?.baudRate ?? baudRate)} baud`,
          ],
        },
      ]}
    />
  );
}
