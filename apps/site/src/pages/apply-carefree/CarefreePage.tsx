import { Button } from '@payload/ui/Button';
import { TextField } from '@payload/ui/TextField';
import type { PageProps } from '@payload/web/navigation/page.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { ActivationFields } from '../../features/apply/Fields.tsx';
import { FormPage, SideGroup } from '../../features/apply/FormPage.tsx';
import { LabelDrawing } from '../../features/apply/LabelDrawing.tsx';
import { SerialField } from '../../features/apply/SerialField.tsx';
import { ServiceFormView } from '../../features/apply/ServiceFormView.tsx';
import { defineServicePage, loadModelCodes } from '../../features/apply/service-page.ts';
import { useAddressedSerial } from '../../features/apply/useAddressedSerial.ts';
import { useFields } from '../../features/apply/useFields.ts';
import { useForm } from '../../features/apply/useForm.ts';

function Carefree({ data: codes, search, language }: PageProps<string[]>) {
  const { t } = useTranslation(['apply', 'site']);
  const form = useForm('care', language);
  const field = useFields(form);
  useAddressedSerial(form, search);

  return (
    <FormPage
      name={t('site:menu.carefree')}
      title={t('care.title')}
      lead={t('care.lead')}
      side={
        <SideGroup
          title={t('care.before')}
          facts={t('care.facts', { returnObjects: true })}
          more={{ href: pathsOf(language).policy('care'), label: t('policies.care') }}
        >
          <Button size="toolbar" href={pathsOf(language).activate}>
            {t('care.activate')}
          </Button>
        </SideGroup>
      }
      beside={<LabelDrawing form={form} codes={codes} language={language} />}
    >
      <ServiceFormView form={form} language={language} act={t('care.act')}>
        <LabelDrawing form={form} codes={codes} language={language} size="compact" />
        <SerialField form={form} codes={codes} language={language} />
        {form.context.codesAsked && <ActivationFields form={form} />}
        <TextField {...field('contact')} autoComplete="name" />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </ServiceFormView>
    </FormPage>
  );
}

export const page = defineServicePage<string[]>({
  name: 'care',
  load: ({ source, language }) => loadModelCodes(source, language),
  Page: Carefree,
});
