import type { Activation } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { Actions } from '@payload/ui/Actions';
import { Button } from '@payload/ui/Button';
import { FactList } from '@payload/ui/FactList';
import { Time } from '@payload/ui/Time';
import { formatDateTime, isOver } from '@payload/web/language/date-time.ts';
import { serviceTime } from '@payload/web/language/service-time.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';

/** A device is activated: since when, for how long, and until when it can be bound. */
export function ActivationOutcome({ activation, language }: { activation: Activation; language: Language }) {
  const { t } = useTranslation(['apply', 'messages']);
  const paths = pathsOf(language);
  const { serialNumber: serial, productCode: product, activatedAt, serviceHours, bindBefore } = activation;
  return (
    <FormPage
      name={t('success.title')}
      title={t('messages:activationSuccessful')}
      lead={t(isOver(bindBefore) ? 'success.activation.late' : 'success.activation.lead', {
        product,
        serial,
      })}
      side={<SideGroup title={t('activate.title')} facts={t('activate.facts', { returnObjects: true })} />}
    >
      <FactList
        items={[
          {
            key: 'activatedAt',
            name: t('success.activation.activatedAt'),
            text: <Time dateTime={activatedAt}>{formatDateTime(language, activatedAt)}</Time>,
          },
          {
            key: 'serviceTime',
            name: t('success.activation.serviceTime'),
            text: serviceTime(serviceHours, language),
          },
          {
            key: 'bindBefore',
            name: t('success.activation.bindBefore'),
            text: <Time dateTime={bindBefore}>{formatDateTime(language, bindBefore)}</Time>,
          },
        ]}
      />
      <Actions onPhone="fill">
        <Button href={paths.carefree(serial)}>{t('success.activation.care')}</Button>
        <Button href={paths.activate}>{t('success.activation.another')}</Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </Actions>
    </FormPage>
  );
}
