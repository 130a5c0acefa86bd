import { RejectedReply } from '@payload/api';
import { type DeviceFacts, getDeviceFacts, type OtaFile } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Banner } from '@payload/ui/Banner';
import { Button } from '@payload/ui/Button';
import { DeviceRows } from '@payload/ui/DeviceRows';
import { Link } from '@payload/ui/Link';
import { LoadingBlock } from '@payload/ui/LoadingBlock';
import { Stack } from '@payload/ui/Stack';
import { Text } from '@payload/ui/Text';
import { useAccount } from '@payload/web/account/useAccount.ts';
import { useSignIn } from '@payload/web/account/useSignIn.ts';
import { client, getOtaByCode } from '@payload/web/data/api.ts';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { formatDay } from '@payload/web/language/date-time.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { service } from '@payload/web/session/service.ts';
import { useTranslation } from 'react-i18next';
import { RowPicture } from '../../features/content/RowPicture.tsx';
import { NoticeBanners } from '../../features/notices/NoticeBanners.tsx';

type Device = NonNullable<DeviceFacts['device']>;

/** Firmware in the download centre (specification, section 3). */
const firmware = 3;

interface Found {
  device: Device | null;
  /** The newest firmware; null where the model has none to download. */
  newest: OtaFile | null;
}

async function find(serialNumber: string, language: Language): Promise<Found> {
  const { device } = await service(getDeviceFacts, { serialNumber, language });
  if (device === null) return { device, newest: null };
  // A device is known without its firmware.
  const files = await client(getOtaByCode, {
    otaType: firmware,
    productCode: device.productCode,
    language,
  }).catch(() => []);
  return { device, newest: files[0] ?? null };
}

/** What is known of one device, and what can be done for it. */
export function FoundDevice({ serial, language }: { serial: string; language: Language }) {
  const { t } = useTranslation('device');
  const { isSignedIn } = useAccount();
  // Who signs in meanwhile may be its owner.
  const found = useRemote(`${serial} ${language} ${isSignedIn}`, () => find(serial, language));
  if (found.state === 'loading') return <LoadingBlock lines={4} />;
  if (found.state === 'failed') {
    const why = found.error instanceof RejectedReply ? 'limit' : 'failed';
    return (
      <Banner
        tone="caution"
        toneLabel={t('caution')}
        live="polite"
        title={t(`${why}.title`)}
        actions={
          <Button size="toolbar" onClick={found.refresh}>
            {t('act')}
          </Button>
        }
      >
        {t(`${why}.text`)}
      </Banner>
    );
  }
  const { device, newest } = found.data;
  if (device === null) {
    return (
      <Banner tone="caution" toneLabel={t('caution')} live="polite" title={t('unknown.title', { serial })}>
        {t('unknown.text')}
      </Banner>
    );
  }
  return <Known device={device} newest={newest} language={language} isSignedIn={isSignedIn} />;
}

function Known({
  device,
  newest,
  language,
  isSignedIn,
}: Omit<Found, 'device'> & { device: Device; language: Language; isSignedIn: boolean }) {
  const { t } = useTranslation('device');
  const signIn = useSignIn();
  const paths = pathsOf(language);
  const { serialNumber, productCode, isActivated, notices, own } = device;
  const day = (moment: string) => formatDay(language, moment);
  const activation = own?.activatedAt
    ? t('facts.since', { day: day(own.activatedAt) })
    : t(isActivated ? 'facts.activated' : 'facts.notActivated');
  return (
    <Stack gap={16} align="start">
      <NoticeBanners notices={notices} language={language} />
      <DeviceRows
        items={[
          {
            key: serialNumber,
            code: productCode,
            serial: `SN ${serialNumber}`,
            picture: <RowPicture code={productCode} sizes="136px" />,
            facts: [
              { key: 'activation', name: t('facts.activation'), text: activation },
              {
                key: 'firmware',
                name: t('facts.firmware'),
                text:
                  newest === null
                    ? t('facts.noFirmware')
                    : t('facts.version', { version: newest.version, day: day(newest.date) }),
              },
              {
                key: 'service',
                name: t('facts.service'),
                text: own?.serviceUntil ? day(own.serviceUntil) : null,
              },
              {
                key: 'care',
                name: t('facts.care'),
                text: own && (own.careUntil === null ? t('facts.noCare') : day(own.careUntil)),
              },
            ],
            actions: (
              <>
                <Link href={paths.repairOf(serialNumber)}>{t('actions.repair')}</Link>
                <Link href={paths.problem}>{t('actions.problem')}</Link>
                <Link href={paths.productDownloads(productCode)}>{t('actions.files')}</Link>
                {!isActivated && <Link href={paths.activate}>{t('actions.activate')}</Link>}
                {own?.careUntil === null && (
                  <Link href={paths.carefree(serialNumber)}>{t('actions.enrol')}</Link>
                )}
              </>
            ),
          },
        ]}
      />
      {isActivated && !isSignedIn && (
        <>
          <Text tone="quiet">{t('owner')}</Text>
          <Button onClick={() => void signIn.open()}>{t('signIn')}</Button>
        </>
      )}
    </Stack>
  );
}
