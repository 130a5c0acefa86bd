import type { Language } from '@payload/catalog';
import { fieldsOf, isOpen, isText, type TextField } from '@payload/flows/apply';
import { FormParts } from '@payload/ui/sections/apply/FormParts';
import { useTranslation } from 'react-i18next';
import { partOf } from './Fields.tsx';
import { LabelDrawing } from './LabelDrawing.tsx';
import { useFocusedId } from './useFocusedId.ts';
import type { ServiceForm } from './useForm.ts';

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
  const fields = fieldsOf[kind].filter(isText);
  const isDone = (field: TextField) =>
    (typed[field].trim() !== '' || isOpen(kind, field)) && errors[field] === undefined;
  return (
    <>
      <LabelDrawing form={form} codes={codes} language={language} />
      <FormParts
        label={t('groups.all')}
        parts={[...new Set(fields.map(partOf))].flatMap((part) => {
          const ofPart = fields.filter((field) => partOf(field) === part);
          const [first] = ofPart;
          if (part === null || first === undefined) return [];
          return {
            fieldId: form.idOf(first),
            label: t(`groups.${part}`),
            done: ofPart.every(isDone),
            current: ofPart.some((field) => form.idOf(field) === focused),
          };
        })}
        translations={{ done: t('groups.done') }}
      />
    </>
  );
}
