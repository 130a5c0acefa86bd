import { Plate } from '@payload/ui/Plate';
import { Text } from '@payload/ui/Text';
import { useTranslation } from 'react-i18next';
import { ActivationFields } from '../../features/apply/Fields.tsx';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { SerialField } from '../../features/apply/SerialField.tsx';
import { ServiceFormView } from '../../features/apply/ServiceFormView.tsx';
import { defineServicePage } from '../../features/apply/service-page.ts';
import { useForm } from '../../features/apply/useForm.ts';
import type { PageProps } from '../../platform/navigation/page.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';

function Activate({ language }: PageProps<null>) {
  const { t } = useTranslation(['apply', 'site']);
  const form = useForm('activation', language);
  return (
    <FormPage
      name={t('site:menu.activation')}
      title={t('activate.title')}
      lead={t('activate.lead')}
      side={
        <SideGroup
          title={t('activate.label')}
          facts={t('activate.facts', { returnObjects: true })}
          more={{ href: pathsOf(language).policy('activation'), label: t('policies.activation') }}
        >
          <Plate
            code={t('activate.plate.code')}
            cells={[t('activate.plate.serial'), t('activate.plate.verification')]}
          />
          <Text tone="quiet">{t('activate.labelText')}</Text>
        </SideGroup>
      }
    >
      <ServiceFormView form={form} language={language} act={t('activate.act')} needsAccount={false}>
        <SerialField form={form} language={language} />
        <ActivationFields form={form} />
      </ServiceFormView>
    </FormPage>
  );
}

export const page = defineServicePage<null>({
  name: 'activate',
  load: async () => null,
  Page: Activate,
});
