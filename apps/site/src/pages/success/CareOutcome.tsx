import type { CarePlan } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { Time } from '@payload/ui/Time';
import { formatDateTime } from '@payload/web/language/date-time.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';

/** A device is enrolled in the care plan: from when until when. */
export function CareOutcome({ plan, language }: { plan: CarePlan; language: Language }) {
  const { t } = useTranslation(['apply']);
  const { serialNumber: serial, productCode: product, startsAt, endsAt } = plan;
  return (
    <FormPage
      name={t('success.title')}
      title={t('success.care.heading')}
      lead={t('success.care.lead', { product, serial })}
      side={<SideGroup title={t('care.title')} facts={t('care.facts', { returnObjects: true })} />}
    >
      <FactList
        items={[
          {
            key: 'startsAt',
            name: t('success.care.startsAt'),
            text: <Time dateTime={startsAt}>{formatDateTime(language, startsAt)}</Time>,
          },
          {
            key: 'endsAt',
            name: t('success.care.endsAt'),
            text: <Time dateTime={endsAt}>{formatDateTime(language, endsAt)}</Time>,
          },
        ]}
      />
      <Actions onPhone="fill">
        <Button onClick={() => window.print()}>{t('success.print')}</Button>
        <Button variant="quiet" href={pathsOf(language).home}>
          {t('success.home')}
        </Button>
      </Actions>
    </FormPage>
  );
}
