import { type DeskQueue, modelsInWords, type QueuedRequest, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { QueueList } from '@payload/ui/sections/desk/QueueList';
import type { Remote } from '@payload/web/data/remote.ts';
import { useTranslation } from 'react-i18next';
import { type DeskRoute, isQueue } from './desk-address.ts';
import { dueOf } from './due.ts';
import { ExportButton } from './ExportButton.tsx';
import { FindForm } from './FindForm.tsx';
import { RetryBanner } from './RetryBanner.tsx';

interface QueueProps {
  place: DeskRoute;
  queue: Remote<DeskQueue>;
  /** The address of a place that differs from this one. */
  to: (change: Partial<DeskRoute>) => string;
}

/** The requests of a queue, or of what was searched for. */
export function Queue({ place, queue: { state, data }, to }: QueueProps) {
  const { t } = useTranslation(['desk', 'requests']);
  if (data === undefined) return state === 'failed' ? null : <LoadingBlock lines={6} />;
  const itemOf = (request: QueuedRequest) => {
    const { number, productCode, type, status, summary, serialNumber, quote, assignee, hasReply } = request;
    const { key, count, urgency } = dueOf(request);
    return {
      number,
      href: to({ request: number }),
      code: productCode,
      kind: t(`kinds.${type}`),
      summary:
        quote === null
          ? summary
          : [modelsInWords(quote), quote.aircraft, summary].filter(Boolean).join(' · '),
      place: `${quote?.place ?? serialNumber} · ${t(`requests:names.${statusText(type, status)}`)}`,
      due: hasReply ? t('wrote', { due: t(`due.${key}`, { count }) }) : t(`due.${key}`, { count }),
      urgency,
      holder: assignee?.isYou ? t('you') : assignee?.name,
      current: number === place.request,
    };
  };
  if (data.requests.length === 0) {
    const what = place.words === '' && isQueue(place.view) ? place.view : 'search';
    return <EmptyResult title={t('emptyTitle')} text={t(`emptyText.${what}`)} />;
  }
  return <QueueList items={data.requests.map(itemOf)} />;
}

/** Above the queue: the search, how many it found, and whether the queue could be read. */
export function QueueHead({
  place,
  queue: { state, data, refresh },
  language,
}: Omit<QueueProps, 'to'> & { language: Language }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <FindForm key={place.words} place={place} language={language} />
      {place.words !== '' && data !== undefined && (
        <LiveStatus>{t('found', { count: data.requests.length, words: place.words })}</LiveStatus>
      )}
      {state === 'failed' && (
        <RetryBanner quiet title={t('queueFailed')} text={t('queueFailedText')} onRetry={refresh} />
      )}
    </>
  );
}

/** Below the queue: its further pages, and all of it as a file. */
export function QueueFoot({
  place,
  queue: { data },
  to,
  onSessionExpired,
}: QueueProps & { onSessionExpired: () => void }) {
  const { t } = useTranslation('desk');
  if (data === undefined || data.requests.length === 0) return null;
  return (
    <Actions onPhone="fill" gap="close">
      {data.nextPage !== null && (
        <Button size="toolbar" href={to({ page: data.nextPage })}>
          {t('more')}
        </Button>
      )}
      {place.page > 1 && (
        <Button size="toolbar" href={to({ page: 1 })}>
          {t('earlier')}
        </Button>
      )}
      <ExportButton place={place} onSessionExpired={onSessionExpired} />
    </Actions>
  );
}
