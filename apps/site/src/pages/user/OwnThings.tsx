import type { AccountOverview } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { FactList, type FactListProps } from '@payload/ui/FactList';
import { Figure } from '@payload/ui/Figure';
import { Link } from '@payload/ui/Link';
import { Plate } from '@payload/ui/Plate';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Skeleton } from '@payload/ui/Skeleton';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOverview } from '../../features/account/own-calls.ts';
import { useOwn } from '../../features/account/useOwn.ts';
import { formatDateTime, formatDay, isOver } from '../../features/apply/date-time.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import * as styles from './UserPage.css.ts';

type Facts = FactListProps['items'];

/** What the account has sent, activated and enrolled. */
export function OwnThings({ language }: { language: Language }) {
  const { t } = useTranslation('account');
  const load = useCallback(() => loadOverview(language), [language]);
  const own = useOwn(load);
  if (own.state === 'failed') {
    return (
      <Banner
        className={styles.things}
        tone="critical"
        toneLabel={t('tones.critical')}
        live="polite"
        title={t('own.failed')}
        actions={
          <Button size="toolbar" onClick={own.retry}>
            {t('own.retry')}
          </Button>
        }
      >
        {t('own.failedText')}
      </Banner>
    );
  }
  const { requests, devices, plans }: Partial<AccountOverview> = own.state === 'ready' ? own.data : {};
  return (
    <div className={styles.things} aria-busy={own.state === 'loading'}>
      <Requests items={requests} language={language} />
      <Devices items={devices} language={language} />
      <Plans items={plans} language={language} />
    </div>
  );
}

interface ListProps<Kind extends keyof AccountOverview> {
  /** Undefined while they are loaded. */
  items: AccountOverview[Kind] | undefined;
  language: Language;
}

function Requests({ items, language }: ListProps<'requests'>) {
  const { t } = useTranslation('account');
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
            <div className={styles.ways}>
              <Button href={paths.repair()}>{t('own.repair')}</Button>
              <Button href={paths.problem}>{t('own.problem')}</Button>
            </div>
          }
        />
      }
      thing={({ number, type, productCode, serialNumber, createdAt }) => ({
        key: number,
        productCode,
        serialNumber,
        facts: [
          {
            key: 'number',
            name: t(`own.kinds.${type}`),
            text: <Link href={paths.outcome(number)}>{number}</Link>,
          },
          {
            key: 'sent',
            name: t('own.sent'),
            text: <time dateTime={createdAt}>{formatDateTime(language, createdAt)}</time>,
          },
        ],
      })}
    />
  );
}

function Devices({ items, language }: ListProps<'devices'>) {
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
        productCode,
        serialNumber,
        facts: [
          {
            key: 'activated',
            name: t('own.activated'),
            text: <time dateTime={activatedAt}>{formatDateTime(language, activatedAt)}</time>,
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
                  text: <time dateTime={bindBefore}>{formatDateTime(language, bindBefore)}</time>,
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
        productCode,
        serialNumber,
        facts: [
          {
            key: 'from',
            name: t('own.from'),
            text: <time dateTime={startsAt}>{formatDay(language, startsAt)}</time>,
          },
          {
            key: 'until',
            name: t('own.until'),
            text: <time dateTime={endsAt}>{formatDay(language, endsAt)}</time>,
          },
        ],
      })}
    />
  );
}

interface Thing {
  key: string;
  productCode: string;
  serialNumber: string;
  facts: Facts;
}

interface GroupProps<Item> {
  title: string;
  items: readonly Item[] | undefined;
  empty: ReactNode;
  thing: (item: Item) => Thing;
}

/** A heading and a row for each thing: its plate, and what is known of it. */
function Group<Item>({ title, items, empty, thing }: GroupProps<Item>) {
  if (items?.length === 0) {
    return (
      <section className={styles.group}>
        <SectionHeading size="xs" title={title} />
        {empty}
      </section>
    );
  }
  return (
    <section className={styles.group}>
      <SectionHeading size="xs" title={title} />
      {items === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <ul className={styles.list}>
          {items.map(thing).map(({ key, productCode, serialNumber, facts }) => (
            <li key={key} className={styles.thing}>
              <Plate code={productCode} cells={[`SN ${serialNumber}`]} translate="no" />
              <FactList layout="narrow" items={facts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
