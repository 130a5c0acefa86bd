import { modelsInWords, type OwnRequest, sendsDevice, spacedPhone } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { besideInWords, listInWords } from '@payload/catalog/in-words';
import { ParcelSlip, type ParcelSlipProps } from '@payload/ui/ParcelSlip';
import { Time } from '@payload/ui/Time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemote } from '../../platform/data/useRemote.ts';
import { loadContent } from '../../platform/language/content.ts';
import { htmlLang } from '../../platform/language/language.ts';
import { formatDateTime, formatDay } from '../apply/date-time.ts';
import { RequestCode } from './RequestCode.tsx';
import { useParcelAddress } from './useParcelAddress.ts';

type Names = Awaited<ReturnType<typeof loadContent<'slip'>>>;

/** What was asked for: on paper, what goes into the parcel, with its names in both languages and the number to scan. */
export function RequestSlip({ request, language }: { request: OwnRequest; language: Language }) {
  const { t } = useTranslation(['apply']);
  const { number, type, status, productCode, serialNumber, quote, createdAt } = request;
  const { description, contact, phone, address, files } = request;
  const otherLanguage: Language = language === 'en' ? 'cn' : 'en';
  // The slip is whole in the language of the page, also where these do not come.
  const { data: otherNames } = useRemote(otherLanguage, () => loadContent('slip', otherLanguage));
  const parcel = [request.courier, request.trackingNumber].filter((each) => each !== null).join(' ');
  const item = (key: keyof Names, name: string, text: ReactNode): ParcelSlipProps['items'][number][] =>
    text === null || text === ''
      ? []
      : [
          {
            key,
            name,
            text,
            otherName: otherNames && { lang: htmlLang[otherLanguage], text: otherNames[key] },
          },
        ];
  return (
    <ParcelSlip
      code={sendsDevice(type) ? <RequestCode number={number} /> : undefined}
      items={[
        // What has arrived is sent nowhere any more.
        ...(sendsDevice(type) && status === 'submitted'
          ? item('to', t('success.request.to'), <Destination language={language} />)
          : []),
        ...(quote === null
          ? [
              ...item('model', t('fields.productCode.label'), productCode),
              ...item('serial', t('fields.serialNumber.label'), serialNumber),
            ]
          : [
              ...item('models', t('fields.items.label'), modelsInWords(quote)),
              ...item('aircraft', t('fields.aircraft.label'), quote.aircraft),
              ...item('place', t('fields.place.label'), quote.place),
              ...item(
                'wanted',
                t('fields.wantedBy.label'),
                quote.wantedBy && formatDay(language, quote.wantedBy),
              ),
            ]),
        ...item(
          'sent',
          t('success.request.sent'),
          <Time dateTime={createdAt}>{formatDateTime(language, createdAt)}</Time>,
        ),
        ...(quote === null
          ? item('fault', t('fields.description.label'), description)
          : item('note', t('fields.note.label'), description)),
        // Who follows a request without its account is not told whom it is of.
        ...item(
          'contact',
          t('fields.contact.label'),
          contact && besideInWords([contact, spacedPhone(phone)], language),
        ),
        ...item('back', t('success.request.back'), address),
        ...item('parcel', t('success.request.parcel'), parcel),
        ...item('files', t('files.label'), listInWords(files, language)),
      ]}
    />
  );
}

function Destination({ language }: { language: Language }) {
  const { t } = useTranslation('apply');
  const address = useParcelAddress(language);
  return address === undefined ? null : (address ?? t('success.request.ask'));
}
