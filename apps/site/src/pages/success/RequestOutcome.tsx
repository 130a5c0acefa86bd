import { RejectedReply } from '@payload/api';
import type { CreatedRequest, OwnRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { ApplyKind } from '@payload/flows/apply';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { loadRequest } from '@payload/web/account/own-calls.ts';
import { useAccount } from '@payload/web/account/useAccount.ts';
import type { Remote } from '@payload/web/data/remote.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { RetryBanner } from '@payload/web/frame/RetryBanner.tsx';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormPage } from '../../features/apply/FormPage.tsx';
import { RequestDays } from '../../features/requests/RequestDays.tsx';
import { RequestPage } from '../../features/requests/RequestPage.tsx';
import { RequestProgress } from '../../features/requests/RequestProgress.tsx';
import { RequestSlip } from '../../features/requests/RequestSlip.tsx';

/** A form was sent in this window: number and days are there at once, the rest as the service has it. */
export function SentOutcome({
  of,
  taken,
  language,
}: {
  of: ApplyKind;
  taken: CreatedRequest;
  language: Language;
}) {
  const { isSignedIn } = useAccount();
  const kind = of === 'exchange' || of === 'problem' || of === 'quote' ? of : 'repair';
  const page = {
    kind,
    number: taken.requestNumber,
    language,
    actions: <OwnLink language={language} />,
  } as const;
  if (isSignedIn) return <SentAsOwn {...page} />;
  return (
    <RequestPage {...page}>
      <RequestDays days={taken} language={language} />
    </RequestPage>
  );
}

/** A request as it stands, also once that changes on this page. */
function StandingRequest({
  request,
  ...page
}: Omit<ComponentProps<typeof RequestPage>, 'children' | 'slip' | 'status'> & { request: OwnRequest }) {
  const [status, setStatus] = useState(request.status);
  return (
    <RequestPage {...page} status={status} slip={<RequestSlip request={request} language={page.language} />}>
      <RequestProgress request={request} language={page.language} onStatus={setStatus} />
    </RequestPage>
  );
}

/** The account that sent it reads the rest of it. */
function SentAsOwn(page: Omit<ComponentProps<typeof RequestPage>, 'children' | 'slip'>) {
  const { number, language } = page;
  const own = useOwnRequest(number, language);
  if (own.state !== 'ready')
    return (
      <RequestPage {...page}>
        <Unready own={own} />
      </RequestPage>
    );
  return <StandingRequest {...page} request={own.data} />;
}

/** A request that was sent earlier, or in another window, by the account that is signed in. */
export function OwnRequestOutcome({ number, language }: { number: string; language: Language }) {
  const { t } = useTranslation(['apply']);
  const own = useOwnRequest(number, language);
  if (own.state === 'ready') {
    const { data } = own;
    return (
      <StandingRequest
        kind={data.type}
        number={data.number}
        language={language}
        actions={<OwnLink language={language} />}
        request={data}
      />
    );
  }
  const isNone = own.state === 'failed' && own.error instanceof RejectedReply;
  return (
    <FormPage
      name={t('success.title')}
      title={t(isNone ? 'success.notOwn.heading' : 'success.title')}
      lead={isNone ? t('success.notOwn.lead', { number }) : number}
    >
      {isNone ? (
        <Actions onPhone="fill">
          <OwnLink language={language} />
        </Actions>
      ) : (
        <Unready own={own} />
      )}
    </FormPage>
  );
}

function OwnLink({ language }: { language: Language }) {
  const { t } = useTranslation(['apply']);
  return <Button href={pathsOf(language).user}>{t('success.own')}</Button>;
}

function useOwnRequest(number: string, language: Language): Remote<OwnRequest> {
  return useRemote(`${number} ${language}`, () => loadRequest(number, language));
}

/** It is on its way, or did not come. */
function Unready({ own }: { own: Remote<OwnRequest> }) {
  const { t } = useTranslation(['apply']);
  if (own.state === 'loading') return <LoadingBlock lines={5} />;
  return (
    <RetryBanner
      quiet
      tone="caution"
      toneLabel={t('noScript.tone')}
      title={t('success.unread.heading')}
      text={t('success.unread.text')}
      act={t('success.unread.retry')}
      onRetry={own.refresh}
    />
  );
}
