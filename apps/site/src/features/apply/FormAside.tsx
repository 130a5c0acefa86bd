import type { Language } from '@payload/catalog';
import { type ApplyField, fieldsOf } from '@payload/flows/apply';
import { FormParts } from '@payload/ui/sections/apply/FormParts';
import { useTranslation } from 'react-i18next';
import { LabelDrawing } from './LabelDrawing.tsx';
import { useFocusedId } from './useFocusedId.ts';
import type { ServiceForm } from './useForm.ts';

/** The parts of the forms about a device, with their fields in order; a form has those of which it has fields. */
const parts = [
  ['you', ['contact', 'phone', 'region', 'address']],
  ['device', ['serialNumber', 'productCode']],
  ['parcel', ['courier', 'trackingNumber']],
  ['fault', ['description']],
] as const satisfies readonly (readonly [string, readonly ApplyField[]])[];

interface FormAsideProps {
  form: ServiceForm;
  /** Codes of all models. */
  codes: readonly string[];
  language: Language;
}

/** What stays beside a long form: the label of the device, and how far it is filled in. */
export function FormAside({ form, codes, language }: FormAsideProps) {
  const { t } = useTranslation(['apply']);
  const focused = useFocusedId();
  const { kind, typed, errors } = form.context;
  return (
    <>
      <LabelDrawing form={form} codes={codes} language={language} />
      <FormParts
        label={t('groups.all')}
        parts={parts.flatMap(([name, all]) => {
          const fields = all.filter((field) => fieldsOf[kind].includes(field));
          const [first] = fields;
          if (first === undefined) return [];
          return {
            fieldId: form.idOf(first),
            label: t(`groups.${name}`),
            done: fields.every((field) => typed[field].trim() !== '' && errors[field] === undefined),
            current: fields.some((field) => form.idOf(field) === focused),
          };
        })}
        translations={{ done: t('groups.done') }}
      />
    </>
  );
}
