import { type AccountOverview, modelsInWords, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { DeviceRows, type DeviceRowsProps } from '@payload/ui/DeviceRows';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Figure } from '@payload/ui/Figure';
import { Link } from '@payload/ui/Link';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Stack } from '@payload/ui/Stack';
import { Time } from '@payload/ui/Time';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOverview } from '../../features/account/own-calls.ts';
import { useOwn } from '../../features/account/useOwn.ts';
import { formatDateTime, formatDay, isOver } from '../../features/apply/date-time.ts';
import { RetryBanner } from '../../features/errors/RetryBanner.tsx';
import { pathsOf } from '../../platform/navigation/paths.ts';
import { AddDevice } from './AddDevice.tsx';

/** What the account has sent, activated or added, and enrolled. */
export function OwnThings({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const load = useCallback(() => loadOverview(language), [language]);
  const own = useOwn(load);
  if (own.state === 'failed') {
    return (
      <RetryBanner
        quiet
        toneLabel={t('tones.critical')}
        title={t('own.failed')}
        text={t('own.failedText')}
        act={t('own.retry')}
        onRetry={own.retry}
      />
    );
  }
  const { requests, devices, plans }: Partial<AccountOverview> = own.state === 'ready' ? own.data : {};
  return (
    <>
      <Requests items={requests} language={language} />
      <Stack>
        <Devices items={devices} plans={plans} language={language} />
        {own.state === 'ready' && <AddDevice language={language} onAdded={own.reload} />}
      </Stack>
      <Plans items={plans} language={language} />
    </>
  );
}

interface ListProps<Kind extends keyof AccountOverview> {
  /** Undefined while they are loaded. */
  items: AccountOverview[Kind] | undefined;
  language: Language;
}

function Requests({ items, language }: ListProps<'requests'>) {
  const { t } = useTranslation(['account', 'requests']);
  const paths = pathsOf(language);
  return (
    <Group
      title={t('own.requests')}
      items={items}
      empty={
        <EmptyResult
          title={t('own.noRequests')}
          text={t('own.noRequestsText')}
          action={
            <Actions gap="close">
              <Button href={paths.repair()}>{t('own.repair')}</Button>
              <Button href={paths.problem}>{t('own.problem')}</Button>
            </Actions>
          }
        />
      }
      thing={({ number, type, status, productCode, serialNumber, quote, createdAt }) => ({
        key: number,
        code: productCode,
        serial: quote === null ? `SN ${serialNumber}` : modelsInWords(quote),
        facts: [
          {
            key: 'number',
            name: t(`own.kinds.${type}`),
            text: <Link href={paths.outcome(number)}>{number}</Link>,
          },
          {
            key: 'status',
            name: t('own.status'),
            text: t(`requests:names.${statusText(type, status)}`),
          },
          {
            key: 'sent',
            name: t('own.sent'),
            text: <Time dateTime={createdAt}>{formatDateTime(language, createdAt)}</Time>,
          },
        ],
      })}
    />
  );
}

function Devices({
  items,
  plans = [],
  language,
}: ListProps<'devices'> & { plans: AccountOverview['plans'] | undefined }) {
  const { t } = useTranslation('account');
  const paths = pathsOf(language);
  return (
    <Group
      title={t('own.devices')}
      items={items}
      empty={
        <EmptyResult
          title={t('own.noDevices')}
          text={t('own.noDevicesText')}
          action={<Button href={paths.activate}>{t('own.activate')}</Button>}
        />
      }
      thing={({ serialNumber, productCode, activatedAt, serviceHours, serviceUntil, bindBefore }) => ({
        key: serialNumber,
        code: productCode,
        serial: `SN ${serialNumber}`,
        actions: (
          <>
            <Link href={paths.repairOf(serialNumber)}>{t('own.repairThis')}</Link>
            <Link href={paths.productDownloads(productCode)}>{t('own.files')}</Link>
            {plans.some((plan) => plan.serialNumber === serialNumber) ? null : (
              <Link href={paths.carefree(serialNumber)}>{t('own.enrolThis')}</Link>
            )}
          </>
        ),
        facts: [
          {
            key: 'activated',
            name: t('own.activated'),
            text: <Time dateTime={activatedAt}>{formatDateTime(language, activatedAt)}</Time>,
          },
          {
            key: 'service',
            name: t('own.service'),
            text: (
              <>
                <Figure value={serviceHours} unit="h" />
                {t('own.serviceUntil', { day: formatDay(language, serviceUntil) })}
              </>
            ),
          },
          ...(isOver(bindBefore)
            ? []
            : [
                {
                  key: 'bind',
                  name: t('own.bindBefore'),
                  text: <Time dateTime={bindBefore}>{formatDateTime(language, bindBefore)}</Time>,
                },
              ]),
        ],
      })}
    />
  );
}

function Plans({ items, language }: ListProps<'plans'>) {
  const { t } = useTranslation('account');
  return (
    <Group
      title={t('own.plans')}
      items={items}
      empty={
        <EmptyResult
          title={t('own.noPlans')}
          text={t('own.noPlansText')}
          action={<Button href={pathsOf(language).carefree()}>{t('own.enrol')}</Button>}
        />
      }
      thing={({ serialNumber, productCode, startsAt, endsAt }) => ({
        key: serialNumber,
        code: productCode,
        serial: `SN ${serialNumber}`,
        facts: [
          {
            key: 'from',
            name: t('own.from'),
            text: <Time dateTime={startsAt}>{formatDay(language, startsAt)}</Time>,
          },
          {
            key: 'until',
            name: t('own.until'),
            text: <Time dateTime={endsAt}>{formatDay(language, endsAt)}</Time>,
          },
        ],
      })}
    />
  );
}

type Thing = DeviceRowsProps['items'][number];

interface GroupProps<Item> {
  title: string;
  /** Undefined while they are loaded. */
  items: readonly Item[] | undefined;
  empty: ReactNode;
  thing: (item: Item) => Thing;
}

/** A heading, and a row for each thing. */
function Group<Item>({ title, items, empty, thing }: GroupProps<Item>) {
  const content = () => {
    if (items === undefined) return <LoadingBlock lines={2} />;
    return items.length === 0 ? empty : <DeviceRows items={items.map(thing)} />;
  };
  return (
    <Stack as="section" align="start">
      <SectionHeading size="xs" title={title} />
      {content()}
    </Stack>
  );
}
