import { RejectedReply } from '@payload/api';
import type { OwnRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { ApplyKind } from '@payload/flows/apply';
import { Actions } from '@payload/ui/Actions';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { ParcelSlip } from '@payload/ui/ParcelSlip';
import { ReferenceNumber } from '@payload/ui/ReferenceNumber';
import { Time } from '@payload/ui/Time';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRequest } from '../../features/account/own-calls.ts';
import { useAccount } from '../../features/account/useAccount.ts';
import { type Own, useOwn } from '../../features/account/useOwn.ts';
import { formatDateTime } from '../../features/apply/date-time.ts';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { RequestProgress } from './RequestProgress.tsx';

type Kind = OwnRequest['type'];

/** A form was sent in this window: the number is there at once, the rest as the service has it. */
export function SentOutcome({ of, number, language }: { of: ApplyKind; number: string; language: Language }) {
  const { isSignedIn } = useAccount();
  const kind = of === 'exchange' || of === 'problem' ? of : 'repair';
  return (
    <RequestPage kind={kind} number={number} language={language}>
      {isSignedIn && <OwnSlip number={number} language={language} />}
    </RequestPage>
  );
}

/** A request that was sent earlier, or in another window, by the account that is signed in. */
export function OwnRequestOutcome({ number, language }: { number: string; language: Language }) {
  const { t } = useTranslation(['apply']);
  const own = useOwnRequest(number, language);
  if (own.state === 'ready') {
    const { data } = own;
    return (
      <RequestPage kind={data.type} number={data.number} language={language}>
        <RequestProgress request={data} language={language} />
        <Slip request={data} language={language} />
      </RequestPage>
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
          <Button href={pathsOf(language).user}>{t('success.own')}</Button>
        </Actions>
      ) : (
        <Unready own={own} />
      )}
    </FormPage>
  );
}

function useOwnRequest(number: string, language: Language): Own<OwnRequest> {
  const load = useCallback(() => loadRequest(number, language), [number, language]);
  return useOwn(load);
}

interface RequestPageProps {
  kind: Kind;
  number: string;
  language: Language;
  /** What was asked for. */
  children: ReactNode;
}

/** A request's number, what was asked for, and what happens next. On paper it is a slip for the parcel. */
function RequestPage({ kind, number, language, children }: RequestPageProps) {
  const { t } = useTranslation(['apply']);
  const paths = pathsOf(language);
  const facts = t(`success.request.${kind === 'problem' ? 'problem' : 'repair'}Facts`, {
    returnObjects: true,
  });
  return (
    <FormPage
      name={t('success.title')}
      title={t(`success.request.${kind}`)}
      lead={t('success.request.lead')}
      side={<SideGroup title={t('success.request.next')} facts={facts} />}
    >
      <ReferenceNumber
        number={number}
        translations={{
          label: t('success.request.number'),
          copy: t('success.request.copy'),
          copied: t('success.request.copied'),
          notCopied: t('success.request.notCopied'),
        }}
      />
      {children}
      <Actions onPhone="fill">
        <Button onClick={() => window.print()}>
          {t(kind === 'problem' ? 'success.print' : 'success.printSlip')}
        </Button>
        <Button href={paths.user}>{t('success.own')}</Button>
        <Button variant="quiet" href={paths.home}>
          {t('success.home')}
        </Button>
      </Actions>
    </FormPage>
  );
}

function OwnSlip({ number, language }: { number: string; language: Language }) {
  const own = useOwnRequest(number, language);
  if (own.state !== 'ready') return <Unready own={own} />;
  return (
    <>
      <RequestProgress request={own.data} language={language} />
      <Slip request={own.data} language={language} />
    </>
  );
}

/** It is on its way, or did not come. */
function Unready({ own }: { own: Exclude<Own<OwnRequest>, { state: 'ready' }> }) {
  const { t } = useTranslation(['apply']);
  if (own.state === 'loading') return <LoadingBlock lines={5} />;
  return (
    <Banner
      tone="caution"
      toneLabel={t('noScript.tone')}
      live="polite"
      title={t('success.unread.heading')}
      actions={
        <Button size="toolbar" onClick={own.retry}>
          {t('success.unread.retry')}
        </Button>
      }
    >
      {t('success.unread.text')}
    </Banner>
  );
}

function Slip({ request, language }: { request: OwnRequest; language: Language }) {
  const { t } = useTranslation(['apply']);
  const { productCode, serialNumber, createdAt, description, contact, phone, address, files } = request;
  const parcel = [request.courier, request.trackingNumber].filter((each) => each !== null).join(' ');
  return (
    <ParcelSlip
      items={[
        { key: 'model', name: t('fields.productCode.label'), text: productCode },
        { key: 'serial', name: t('fields.serialNumber.label'), text: serialNumber },
        {
          key: 'sent',
          name: t('success.request.sent'),
          text: <Time dateTime={createdAt}>{formatDateTime(language, createdAt)}</Time>,
        },
        { key: 'fault', name: t('fields.description.label'), text: description },
        { key: 'contact', name: t('fields.contact.label'), text: `${contact}, ${spaced(phone)}` },
        ...optional('address', t('success.request.back'), address),
        ...optional('parcel', t('success.request.parcel'), parcel),
        ...optional('files', t('files.label'), files.join(', ')),
      ]}
    />
  );
}

/** A line of the slip, where there is something to say in it. */
function optional(
  key: string,
  name: string,
  text: string | null,
): { key: string; name: string; text: string }[] {
  return text === null || text === '' ? [] : [{ key, name, text }];
}

/** Digits in groups of four, as they are read out. */
function spaced(phone: string): string {
  return phone.replace(/(?<=\d)(?=(?:\d{4})+$)/g, ' ');
}
