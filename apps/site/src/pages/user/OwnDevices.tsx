import type { AccountOverview } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Button } from '@payload/ui/Button';
import { EmptyResult } from '@payload/ui/EmptyResult';
import { Link } from '@payload/ui/Link';
import { LiveStatus } from '@payload/ui/LiveStatus';
import { Stack } from '@payload/ui/Stack';
import { Time } from '@payload/ui/Time';
import { formatDateTime, formatDay, isOver } from '@payload/web/language/date-time.ts';
import { serviceTime } from '@payload/web/language/service-time.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { LazyPart } from '@payload/web/rendering/LazyPart.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowPicture } from '../../features/content/RowPicture.tsx';
import { AccountItemGroup } from './AccountItemGroup.tsx';
import { AddDevice } from './AddDevice.tsx';
import { deviceRelease } from './lazy-modules.ts';

interface OwnDevicesProps {
  /** Undefined while they are loaded. */
  items: AccountOverview['devices'] | undefined;
  plans: AccountOverview['plans'] | undefined;
  language: Language;
  /** One was added or taken out. */
  onChanged: () => void;
}

/** The devices of the account, what can be done with each, and the ways to add one and to take one out. */
export function OwnDevices({ items, plans = [], language, onChanged }: OwnDevicesProps) {
  const { t } = useTranslation(['account', 'site']);
  const paths = pathsOf(language);
  const [asked, setAsked] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'closed' | 'failed'>('closed');
  const [released, setReleased] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const isGone =
    released !== null && items !== undefined && items.every(({ serialNumber }) => serialNumber !== released);
  useEffect(() => {
    // The button that was pressed has gone with its row.
    if (isGone) group.current?.focus();
  }, [isGone]);
  const said = () => {
    if (state === 'failed') return t('site:error.network');
    return released === null ? null : t('own.released', { serial: released });
  };
  return (
    <Stack ref={group} tabIndex={-1}>
      <AccountItemGroup
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
          picture: <RowPicture code={productCode} sizes="136px" />,
          actions: (
            <>
              <Link href={paths.repairOf(serialNumber)}>{t('own.repairThis')}</Link>
              <Link href={paths.productDownloads(productCode)}>{t('own.files')}</Link>
              {plans.some((plan) => plan.serialNumber === serialNumber) ? null : (
                <Link href={paths.carefree(serialNumber)}>{t('own.enrolThis')}</Link>
              )}
              <Button
                variant="quiet"
                size="toolbar"
                aria-label={t('own.releaseThisLabel', { serial: serialNumber })}
                onPointerEnter={() => void deviceRelease.load().catch(() => undefined)}
                onClick={() => {
                  setReleased(null);
                  setAsked(serialNumber);
                  setState('open');
                }}
              >
                {t('own.releaseThis')}
              </Button>
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
                  {serviceTime(serviceHours, language)}
                  {t('own.serviceUntil', { day: formatDay(language, serviceUntil) })}
                </>
              ),
            },
            {
              key: 'bind',
              name: t('own.bindBefore'),
              text: isOver(bindBefore) ? null : (
                <Time dateTime={bindBefore}>{formatDateTime(language, bindBefore)}</Time>
              ),
            },
          ],
        })}
      />
      <LiveStatus>{said()}</LiveStatus>
      <LazyPart
        of={deviceRelease}
        enabled={asked !== null && state !== 'failed'}
        language={language}
        onFailure={() => setState('failed')}
      >
        {({ DeviceRelease }, partLanguage) => (
          <DeviceRelease
            open={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
            serial={asked ?? ''}
            language={partLanguage}
            onReleased={(serial) => {
              setReleased(serial);
              onChanged();
            }}
          />
        )}
      </LazyPart>
      {items !== undefined && <AddDevice language={language} onAdded={onChanged} />}
    </Stack>
  );
}
