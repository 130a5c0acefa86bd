import { isData } from '@payload/catalog/cloud-api';
import type { DocumentWords } from '@payload/cloud-api/documents/document-words.ts';
import type { LogEntry } from '@payload/cloud-api/workbench/simulated-dock.ts';
import { type LoggedMessage, MessageLog } from '@payload/ui/sections/api/MessageLog';
import { useTranslation } from 'react-i18next';

const two = (value: number) => String(value).padStart(2, '0');

/** A time of the visitor's own day, to the millisecond. */
function timeOf(at: number): string {
  const time = new Date(at);
  const seconds = `${two(time.getSeconds())}.${String(time.getMilliseconds()).padStart(3, '0')}`;
  return `${two(time.getHours())}:${two(time.getMinutes())}:${seconds}`;
}

/** Everything that went over the simulated broker, with its time; a code that is not 0 with its name. */
export function ConsoleLog({ log, words }: { log: readonly LogEntry[]; words: DocumentWords }) {
  const { t } = useTranslation('workbench');
  const faultIn = (data: unknown) => {
    const code = isData(data) ? data['result'] : undefined;
    if (typeof code !== 'number' || code === 0) return undefined;
    return t('log.result', { code, meaning: words.row('errors', String(code))[0] ?? '' });
  };
  return (
    <MessageLog
      title={t('log.title')}
      messages={log.map(({ id, at, isSent, message: { topic, body } }): LoggedMessage => {
        const { method, data } = body;
        return {
          id,
          time: timeOf(at),
          direction: isSent ? 'sent' : 'received',
          topic,
          name: typeof method === 'string' ? method : undefined,
          body: JSON.stringify(data),
          fault: faultIn(data),
        };
      })}
      translations={{
        sent: t('log.sent'),
        received: t('log.received'),
        fault: t('log.fault'),
        empty: t('log.empty'),
      }}
    />
  );
}
