import {
  type DeskChange,
  type DeskRequest,
  type FactName,
  factsOf,
  faults,
  type RequestField,
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
import { fieldText, nameOf } from '@payload/web/requests/field-text.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRoute } from './desk-address.ts';
import { RequestList } from './RequestList.tsx';

interface RequestFactsProps {
  request: DeskRequest;
  language: Language;
  /** The address of a place that differs from this one. */
  to: (change: Partial<DeskRoute>) => string;
  isBusy: boolean;
  onDo: (change: DeskChange) => void;
}

/** The device, whose it is, where it goes back to, and what else was asked for about it. */
export function RequestFacts({ request, language, to, isBusy, onDo }: RequestFactsProps) {
  const { t } = useTranslation(['desk', 'request-fields']);
  const { serialNumber, quote, device, account } = request;
  const names = t('facts', { returnObjects: true });
  const day = (moment: string | null, none: string) => (moment === null ? none : formatDay(language, moment));
  const fact = (key: keyof typeof names, text: ReactNode) => ({ key, name: names[key], text });
  const textOf = (field: RequestField, text: string): ReactNode => {
    if (field === 'serialNumber') {
      return (
        <Link href={to({ view: 'devices', words: '', page: 1, request: '', serial: text })}>{text}</Link>
      );
    }
    if (field === 'phone') {
      return <Link href={`tel:${text.replace(readExtensionMark, ';ext=')}`}>{spacedPhone(text)}</Link>;
    }
    const [, region] = regions.find(([name]) => name === text) ?? [];
    if (field === 'region' && region) return t(`request-fields:region.${region}`);
    return fieldText(field, text, language);
  };
  // What is known besides, behind the field that it belongs to.
  const beside: Partial<Record<FactName, FactListProps['items']>> = {
    serialNumber: [
      ...(serialNumber === null ? [] : [fact('registered', device?.productCode ?? names.unregistered)]),
      ...(device === null
        ? []
        : [
            fact('activated', day(device.activatedAt, names.notActivated)),
            ...(device.serviceUntil === null ? [] : [fact('service', day(device.serviceUntil, ''))]),
            fact('care', day(device.careUntil, names.noCare)),
          ]),
    ],
    phone: [fact('account', account ?? names.gone)],
  };
  return (
    <>
      <FactList
        layout="narrow"
        ruled={false}
        items={[
          // Of a deleted account nothing is left.
          ...factsOf('desk', request).flatMap(({ name, fields }) => {
            const filled = fields.filter(({ text }) => text !== '');
            const [first] = filled;
            const label = nameOf(t(`request-fields:${name}`, { returnObjects: true }));
            const text =
              filled.length > 1
                ? filled.map((each) => each.text).join(' ')
                : first && textOf(first.field, first.text);
            return [...(first ? [{ key: name, name: label, text }] : []), ...(beside[name] ?? [])];
          }),
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
