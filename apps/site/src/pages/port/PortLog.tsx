import type { LogLine } from '@payload/flows/firmware-upgrade';
import { errorCodes } from '@payload/serial';
import { EventLog, type EventLogEntry } from '@payload/ui/EventLog';
import { formatNumber } from '@payload/ui/Figure';
import { clockTime } from '@payload/view-models/port/clock-time.ts';
import { failureSentences } from '@payload/view-models/port/failure-texts.ts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Numbers that are counts of bytes are grouped; others, such as a serial number, stay as they are. */
const grouped = new Set(['size', 'byte', 'baudRate']);

function textOf(line: LogLine, isRehearsal: boolean, t: TFunction<'port'>): string {
  const { event, values, detail } = line;
  const { ms, adapter, proof, serial } = values;
  const proofs: Readonly<Record<string, string>> = t('log.proofs', { returnObjects: true });
  const grown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && grouped.has(name) ? formatNumber(value) : value,
  ]);
  const text = t(`log.lines.${event}`, {
    ...Object.fromEntries(grown),
    ...(typeof ms === 'number' ? { seconds: formatNumber(ms / 1000, { digits: 1 }) } : {}),
    ...(typeof proof === 'string' ? { proven: proofs[proof] } : {}),
    ...(event === 'failed' ? { why: whyOf(line, t) } : {}),
    ...(serial === '' ? { serial: t('device.noSerial') } : {}),
    ...(adapter === '' ? { adapter: t('log.noUsb') } : {}),
    ...(isRehearsal ? { adapter: t('rehearsal.adapter') } : {}),
  });
  // What the session has seen is for customer service, who reads it in the words it was written in.
  return event === 'failed' && detail !== '' ? t('log.detail', { text, detail }) : text;
}

function whyOf({ values }: LogLine, t: TFunction<'port'>): string {
  const code = errorCodes.find((each) => each === values['code']);
  return code === undefined ? '' : failureSentences({ code, values: without(values, 'code') }, t).join(' ');
}

function without(values: LogLine['values'], name: string): LogLine['values'] {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}

const tones: Partial<Record<LogLine['event'], EventLogEntry['tone']>> = {
  repeated: 'caution',
  stopped: 'caution',
  paused: 'caution',
  failed: 'critical',
};

/** What has happened so far, in the page's language, to be copied or saved for customer service. */
export function PortLog({ log, isRehearsal }: { log: readonly LogLine[]; isRehearsal: boolean }) {
  const { t } = useTranslation('port');
  const entries = useMemo(
    () =>
      log.map((line) => ({
        id: line.id,
        time: clockTime(line.at),
        text: textOf(line, isRehearsal, t),
        tone: tones[line.event],
      })),
    [log, isRehearsal, t],
  );
  return (
    <EventLog
      title={t('log.title')}
      entries={entries}
      fileName={t(isRehearsal ? 'log.rehearsalFile' : 'log.file')}
      translations={{
        copy: t('log.copy'),
        copied: t('log.copied'),
        notCopied: t('log.notCopied'),
        save: t('log.save'),
        newest: t('log.newest'),
        empty: t('log.empty'),
        caution: t('tones.caution'),
        critical: t('tones.critical'),
      }}
    />
  );
}
