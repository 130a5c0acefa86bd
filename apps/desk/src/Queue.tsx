import { modelsInWords, type QueuedRequest, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { QueueList } from '@payload/ui/QueueList';
import { useTranslation } from 'react-i18next';
import { type DeskPlace, isQueue } from './desk-address.ts';
import { dueOf } from './due.ts';
import { ExportButton } from './ExportButton.tsx';
import { FindForm } from './FindForm.tsx';
import { RetryBanner } from './RetryBanner.tsx';
import type { QueueState } from './useQueue.ts';

interface QueueProps {
  place: DeskPlace;
  queue: QueueState;
  /** The address of a place that differs from this one. */
  to: (change: Partial<DeskPlace>) => string;
}

/** The requests of a queue, or of what was searched for. */
export function Queue({ place, queue: { data, isCurrent, hasFailed }, to }: QueueProps) {
  const { t } = useTranslation(['desk', 'requests']);
  if (!isCurrent || data === null) return hasFailed ? null : <LoadingBlock lines={6} />;
  const itemOf = (request: QueuedRequest) => {
    const { number, productCode, type, status, summary, serialNumber, quote, assignee } = request;
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
      due: t(`due.${key}`, { count }),
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
  queue: { data, isCurrent, hasFailed, refresh },
  language,
}: Omit<QueueProps, 'to'> & { language: Language }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <FindForm key={place.words} place={place} language={language} />
      {place.words !== '' && isCurrent && data !== null && (
        <LiveStatus>{t('found', { count: data.requests.length, words: place.words })}</LiveStatus>
      )}
      {hasFailed && (
        <RetryBanner quiet title={t('queueFailed')} text={t('queueFailedText')} onRetry={refresh} />
      )}
    </>
  );
}

/** Below the queue: its further pages, and all of it as a file. */
export function QueueFoot({
  place,
  queue: { data, isCurrent },
  to,
  onShut,
}: QueueProps & { onShut: () => void }) {
  const { t } = useTranslation('desk');
  if (!isCurrent || data === null || data.requests.length === 0) return null;
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
      <ExportButton place={place} onShut={onShut} />
    </Actions>
  );
}
