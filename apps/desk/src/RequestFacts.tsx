import {
  type DeskChange,
  type DeskRequest,
  faults,
  modelsInWords,
  readExtensionMark,
  spacedPhone,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { FactList, type FactListProps } from '@payload/ui/FactList';
import { Link } from '@payload/ui/Link';
import { SectionHeading } from '@payload/ui/SectionHeading';
import { Select } from '@payload/ui/Select';
import { Stack } from '@payload/ui/Stack';
import { formatDay } from '@payload/web/language/date-time.ts';
import { regions } from '@payload/web/language/regions.ts';
import { useTranslation } from 'react-i18next';
import type { DeskPlace } from './desk-address.ts';
import { RequestList } from './RequestList.tsx';

interface RequestFactsProps {
  request: DeskRequest;
  language: Language;
  /** The address of a place that differs from this one. */
  to: (change: Partial<DeskPlace>) => string;
  isBusy: boolean;
  onDo: (change: DeskChange) => void;
}

/** The device, whose it is, where it goes back to, and what else was asked for about it. */
export function RequestFacts({ request, language, to, isBusy, onDo }: RequestFactsProps) {
  const { t } = useTranslation(['desk', 'apply']);
  const [, regionKey] = regions.find(([name]) => name === request.region) ?? [];
  const { serialNumber, quote, device, contact, phone, account, region, address, courier, trackingNumber } =
    request;
  const day = (moment: string | null, none: string) => (moment === null ? none : formatDay(language, moment));
  const fact = (key: keyof typeof names, text: FactListProps['items'][number]['text']) => ({
    key,
    name: names[key],
    text,
  });
  const names = t('facts', { returnObjects: true });
  const parcel = [courier, trackingNumber].filter((each) => each !== null).join(' ');
  return (
    <>
      <FactList
        layout="narrow"
        ruled={false}
        items={[
          ...(quote === null
            ? []
            : [
                fact('models', modelsInWords(quote)),
                ...(quote.aircraft === null ? [] : [fact('aircraft', quote.aircraft)]),
                ...(quote.place === '' ? [] : [fact('place', quote.place)]),
                ...(quote.wantedBy === null ? [] : [fact('wanted', formatDay(language, quote.wantedBy))]),
              ]),
          ...(serialNumber === null
            ? []
            : [
                fact(
                  'serial',
                  <Link href={to({ view: 'devices', words: '', page: 1, request: '', serial: serialNumber })}>
                    {serialNumber}
                  </Link>,
                ),
                fact('registered', device?.productCode ?? names.unregistered),
              ]),
          ...(device === null
            ? []
            : [
                fact('activated', day(device.activatedAt, names.notActivated)),
                ...(device.serviceUntil === null ? [] : [fact('service', day(device.serviceUntil, ''))]),
                fact('care', day(device.careUntil, names.noCare)),
              ]),
          // Of a deleted account nothing is left.
          ...(phone === ''
            ? []
            : [
                fact('contact', contact),
                fact(
                  'phone',
                  <Link href={`tel:${phone.replace(readExtensionMark, ';ext=')}`}>{spacedPhone(phone)}</Link>,
                ),
              ]),
          fact('account', account ?? names.gone),
          ...(region === '' ? [] : [fact('region', regionKey ? t(`apply:regions.${regionKey}`) : region)]),
          ...(address === null ? [] : [fact('address', address)]),
          ...(parcel === '' ? [] : [fact('parcel', parcel)]),
          fact('holder', request.assignee?.isYou ? t('you') : (request.assignee?.name ?? names.nobody)),
        ]}
      />
      {quote === null && (
        <Select
          label={t('fault')}
          help={t('faultHelp')}
          placeholder={t('faultUnsaid')}
          options={faults.map((each) => ({ value: each, label: t(`faults.${each}`) }))}
          value={request.fault ?? ''}
          disabled={isBusy}
          onValueChange={(value) =>
            onDo({ kind: 'fault', fault: faults.find((each) => each === value) ?? null })
          }
        />
      )}
      {request.earlier.length > 0 && (
        <Stack as="section" gap={12} align="start">
          <SectionHeading level={3} size="xxs" title={t('earlierTitle')} />
          <RequestList
            requests={request.earlier}
            language={language}
            hrefOf={(number) => to({ request: number })}
          />
        </Stack>
      )}
    </>
  );
}
