import { type AccountOverview, modelsInWords, statusText } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Link } from '@payload/ui/Link';
import { Time } from '@payload/ui/Time';
import type { Remote } from '@payload/web/data/remote.ts';
import { RetryBanner } from '@payload/web/frame/RetryBanner.tsx';
import { formatDateTime, formatDay } from '@payload/web/language/date-time.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { RowPicture } from '../../features/content/RowPicture.tsx';
import { AccountItemGroup } from './AccountItemGroup.tsx';
import { OwnDevices } from './OwnDevices.tsx';

/** What the account has sent, activated or added, and enrolled. */
export function AccountItems({ own, language }: { own: Remote<AccountOverview>; language: Language }) {
  const { t } = useTranslation('account');
  if (own.state === 'failed') {
    return (
      <RetryBanner
        quiet
        toneLabel={t('tones.critical')}
        title={t('own.failed')}
        text={t('own.failedText')}
        act={t('own.retry')}
        onRetry={own.refresh}
      />
    );
  }
  const { requests, devices, plans }: Partial<AccountOverview> = own.data ?? {};
  return (
    <>
      <Requests items={requests} language={language} />
      <OwnDevices items={devices} plans={plans} language={language} onChanged={own.refresh} />
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
    <AccountItemGroup
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
        picture: <RowPicture code={productCode} sizes="136px" />,
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

function Plans({ items, language }: ListProps<'plans'>) {
  const { t } = useTranslation('account');
  return (
    <AccountItemGroup
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
        picture: <RowPicture code={productCode} sizes="136px" />,
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
