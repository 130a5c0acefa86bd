import type { OwnRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { ParcelSlip } from '@payload/ui/ParcelSlip';
import { Time } from '@payload/ui/Time';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../apply/date-time.ts';

/** What was asked for: on paper, what goes into the parcel. */
export function RequestSlip({ request, language }: { request: OwnRequest; language: Language }) {
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
