import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { DeskRoute } from './desk-address.ts';
import { RejectedBanner } from './RejectedBanner.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestFiles } from './RequestFiles.tsx';
import { RequestHead } from './RequestHead.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RetryBanner } from './RetryBanner.tsx';
import { useDeskRequest } from './useDeskRequest.ts';
import { WriteForm } from './WriteForm.tsx';

interface RequestViewProps {
  number: string;
  language: Language;
  /** The address of a place that differs from this one. */
  to: (change: Partial<DeskRoute>) => string;
  /** Called after something was done: the queues hold something else now. */
  onChanged: () => void;
  onSessionExpired: () => void;
}

/** The request that is open on the desk. */
export function RequestView({ number, language, to, onChanged, onSessionExpired }: RequestViewProps) {
  const { t } = useTranslation('desk');
  const actor = useDeskRequest(number, { onChanged, onSessionExpired });
  const state = useSelector(actor, ({ value }) => value);
  const { request, failure, isOvertaken } = useSelector(actor, ({ context }) => context);
  if (state === 'unknown') {
    return (
      <SectionHeading level={2} size="s" title={t('unknownTitle')} lead={t('unknownText', { number })} />
    );
  }
  if (state === 'failed') {
    return (
      <RetryBanner
        title={t('failedTitle')}
        text={t('failedText')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    );
  }
  if (request === null) {
    return <LoadingBlock lines={8} />;
  }
  const isBusy = state === 'changing' || state === 'catchingUp';
  return (
    <>
      {isOvertaken && (
        <Banner tone="caution" toneLabel={t('gate.caution')} live="assertive" title={t('overtakenTitle')}>
          {t('overtakenText')}
        </Banner>
      )}
      {failure !== null && (
        <RejectedBanner failure={failure} onReload={() => actor.send({ type: 'refresh' })} />
      )}
      <RequestHead
        request={request}
        language={language}
        isBusy={isBusy}
        onDo={(change) => actor.send({ type: 'do', change })}
      />
      <RequestFacts
        request={request}
        language={language}
        to={to}
        isBusy={isBusy}
        onDo={(change) => actor.send({ type: 'do', change })}
      />
      <RequestFiles files={request.files} onSessionExpired={onSessionExpired} />
      <RequestHistory request={request} language={language} />
      <WriteForm actor={actor} request={request} isBusy={isBusy} />
    </>
  );
}
