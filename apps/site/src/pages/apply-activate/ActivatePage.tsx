import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { ActivationFields } from '../../features/apply/Fields.tsx';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { LabelDrawing } from '../../features/apply/LabelDrawing.tsx';
import { SerialField } from '../../features/apply/SerialField.tsx';
import { ServiceFormView } from '../../features/apply/ServiceFormView.tsx';
import { defineServicePage, loadModelCodes } from '../../features/apply/service-page.ts';
import { useForm } from '../../features/apply/useForm.ts';

function Activate({ data: codes, language }: PageProps<string[]>) {
  const { t } = useTranslation(['apply', 'site']);
  const form = useForm('activation', language);
  return (
    <FormPage
      name={t('site:menu.activation')}
      title={t('activate.title')}
      lead={t('activate.lead')}
      side={
        <SideGroup
          title={t('activate.after')}
          facts={t('activate.facts', { returnObjects: true })}
          more={{ href: pathsOf(language).policy('activation'), label: t('policies.activation') }}
        />
      }
      beside={<LabelDrawing form={form} codes={codes} language={language} />}
    >
      <ServiceFormView form={form} language={language} act={t('activate.act')} needsAccount={false}>
        <LabelDrawing form={form} codes={codes} language={language} size="compact" />
        <SerialField form={form} codes={codes} language={language} />
        <ActivationFields form={form} />
      </ServiceFormView>
    </FormPage>
  );
}

export const page = defineServicePage<string[]>({
  name: 'activate',
  load: ({ source, language }) => loadModelCodes(source, language),
  Page: Activate,
});
