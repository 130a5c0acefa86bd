import {
  factsOf,
  type OwnRequest,
  type RequestFact,
  requestFields,
  sendsDevice,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { besideInWords, listInWords } from '@payload/catalog/in-words';
import { ParcelSlip, type ParcelSlipProps } from '@payload/ui/sections/account/ParcelSlip';
import { Time } from '@payload/ui/Time';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { loadContent } from '@payload/web/language/content.ts';
import { formatDateTime } from '@payload/web/language/date-time.ts';
import { htmlLang } from '@payload/web/language/language.ts';
import { fieldText, nameOf } from '@payload/web/requests/field-text.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestCode } from './RequestCode.tsx';
import { useParcelAddress } from './useParcelAddress.ts';

type Names = Awaited<ReturnType<typeof loadContent<'request-fields'>>>;

/** What was asked for: on paper, what goes into the parcel, with its names in both languages and the number to scan. */
export function RequestSlip({ request, language }: { request: OwnRequest; language: Language }) {
  const { t } = useTranslation(['request-fields']);
  const { number, type, status, createdAt, files } = request;
  const otherLanguage: Language = language === 'en' ? 'cn' : 'en';
  // The slip is whole in the language of the page, also where these do not come.
  const { data: otherNames } = useRemote(otherLanguage, () => loadContent('request-fields', otherLanguage));
  const item = (key: keyof Names, text: ReactNode): ParcelSlipProps['items'][number][] =>
    text === ''
      ? []
      : [
          {
            key,
            name: nameOf(t(key, { returnObjects: true })),
            text,
            otherName: otherNames && { lang: htmlLang[otherLanguage], text: nameOf(otherNames[key]) },
          },
        ];
  const facts = factsOf('slip', request);
  // What it is about stands before when it was sent, what was written after.
  const written = facts.findIndex(({ fields }) =>
    fields.some(({ field }) => requestFields[field].kind === 'lines'),
  );
  const itemOf = ({ name, fields }: RequestFact) => {
    if (name === 'uploads') return item(name, listInWords(files, language));
    const texts = fields.map(({ field, text }) => fieldText(field, text, language)).filter(Boolean);
    return item(name, name === 'parcel' ? texts.join(' ') : besideInWords(texts, language));
  };
  return (
    <ParcelSlip
      code={sendsDevice(type) ? <RequestCode number={number} /> : undefined}
      items={[
        // What has arrived is sent nowhere any more.
        ...(sendsDevice(type) && status === 'submitted'
          ? item('to', <Destination language={language} />)
          : []),
        ...facts.slice(0, written).flatMap(itemOf),
        ...item('sent', <Time dateTime={createdAt}>{formatDateTime(language, createdAt)}</Time>),
        // Who follows a request without its account is not told whom it is of.
        ...facts.slice(written).flatMap(itemOf),
      ]}
    />
  );
}

function Destination({ language }: { language: Language }) {
  const { t } = useTranslation('apply');
  const address = useParcelAddress(language);
  return address === undefined ? null : (address ?? t('success.request.ask'));
}
