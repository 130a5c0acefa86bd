import type { Language } from '@payload/catalog';
import { type ApplyField, fieldsOf } from '@payload/flows/apply';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldParts } from './Fields.tsx';
import { FormAside } from './FormAside.tsx';
import { FormPage } from './FormPage.tsx';
import { LabelDrawing } from './LabelDrawing.tsx';
import { SerialField } from './SerialField.tsx';
import { ServiceFormView } from './ServiceFormView.tsx';
import type { ServiceForm } from './useForm.ts';

interface ServiceFormPageProps {
  form: ServiceForm;
  language: Language;
  /** Its words among those of the forms, where they are not those of another choice in it. */
  text: 'repair' | 'problem' | 'quote' | 'activate' | 'care';
  /** Its name in the menu. */
  name: string;
  title?: string;
  act?: string;
  /** Codes of all models, of a form about a device. @default none */
  codes?: readonly string[];
  /** What stands over title and form, over the form, and first in it. @default none */
  steps?: ReactNode;
  above?: ReactNode;
  first?: ReactNode;
  /** What explains it, in the column beside it. */
  side: ReactNode;
  /** Fields that are drawn otherwise than their kind; null where another one draws it too. */
  special?: Partial<Record<ApplyField, ReactNode>>;
}

/** A page of the service: a form with the fields of its kind, what explains it, and beside it the label of the device. */
export function ServiceFormPage({
  form,
  language,
  text,
  name,
  codes = [],
  steps,
  above,
  first,
  side,
  special,
  ...words
}: ServiceFormPageProps) {
  const { t } = useTranslation(['apply']);
  const { kind } = form.context;
  const isShort = kind === 'activation' || kind === 'care';
  const hasDevice = fieldsOf[kind].includes('serialNumber');
  const serial = (
    <>
      <LabelDrawing form={form} codes={codes} language={language} size="compact" />
      <SerialField form={form} codes={codes} language={language} />
    </>
  );
  return (
    <FormPage
      name={name}
      title={words.title ?? t(`${text}.title`)}
      lead={t(`${text}.lead`)}
      steps={steps}
      side={side}
      beside={isShort && <LabelDrawing form={form} codes={codes} language={language} />}
      sticky={hasDevice && !isShort && <FormAside form={form} codes={codes} language={language} />}
    >
      {above}
      <ServiceFormView form={form} language={language} act={words.act ?? t(`${text}.act`)}>
        {first}
        <FieldParts form={form} special={{ serialNumber: serial, ...special }} titled={!isShort} />
      </ServiceFormView>
    </FormPage>
  );
}
