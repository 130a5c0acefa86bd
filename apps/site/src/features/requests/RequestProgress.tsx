import { canWithdraw, type OwnRequest, sendsDevice, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Badge } from '@payload/ui/Badge';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { Timeline } from '@payload/ui/Timeline';
import { formatDateTime, formatDay } from '@payload/web/language/date-time.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RepairRail } from './RepairRail.tsx';
import { RequestDays } from './RequestDays.tsx';
import { RequestMessages } from './RequestMessages.tsx';
import { Withdrawal } from './Withdrawal.tsx';

/** Where a request stands, how it came there, what comes next and by when, and the way to take it back. */
export function RequestProgress({
  request: given,
  language,
  isOwn = true,
  onStatus,
}: {
  request: OwnRequest;
  language: Language;
  /** Only the account that sent it may take it back and write about it. */
  isOwn?: boolean;
  /** Called with where it stands once that changes here. */
  onStatus?: (status: OwnRequest['status']) => void;
}) {
  const { t } = useTranslation(['requests']);
  const [request, setRequest] = useState(given);
  const change = (next: OwnRequest) => {
    setRequest(next);
    onStatus?.(next.status);
  };
  const { type, status, history, damageBy } = request;
  const key = statusText(type, status);
  return (
    <Stack as="section" gap={32} align="start">
      <Stack align="start">
        <SectionHeading size="xs" title={t('heading')} />
        {sendsDevice(type) && status !== 'withdrawn' && <RepairRail status={status} />}
        <Stack gap={4} align="start">
          <Badge tone={status === 'quoted' ? 'caution' : 'neutral'}>{t(`names.${key}`)}</Badge>
          <LiveStatus>{t(`texts.${key}`)}</LiveStatus>
          <Text>
            {t('nextName')} {t(`next.${key}`)}
          </Text>
          <RequestDays days={request} language={language} />
          {damageBy !== null && status === 'returned' && (
            <Text tone="text">{t('damageBy', { day: formatDay(language, damageBy) })}</Text>
          )}
        </Stack>
      </Stack>
      <Timeline
        items={history.map(({ status: then, at, note }) => ({
          key: at,
          date: formatDateTime(language, at),
          title: t(`names.${statusText(type, then)}`),
          ...(note === null ? {} : { text: t(type === 'quote' ? 'noteOfSales' : 'noteName', { note }) }),
        }))}
      />
      <RequestMessages request={request} language={language} mayReply={isOwn} onReplied={change} />
      {isOwn && canWithdraw(status) && (
        <Withdrawal number={request.number} type={type} language={language} onWithdrawn={change} />
      )}
    </Stack>
  );
}
