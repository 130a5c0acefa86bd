import { isOpen, type TextField } from '@payload/flows/apply';
import { useTranslation } from 'react-i18next';
import { errorOf, labelOf } from './form-errors.ts';
import type { ServiceForm } from './useForm.ts';

/** Gives what ties a field of the page to a field of the form: its words, what it holds, and its error. */
export function useFields(form: ServiceForm) {
  const { t } = useTranslation(['apply', 'request-fields', 'messages']);
  return (field: TextField) => ({
    id: form.idOf(field),
    name: field,
    required: !isOpen(form.context.kind, field),
    label: labelOf(field, t),
    help: t(`request-fields:${field}.help`),
    error: errorOf(form, field, t),
    value: form.context.typed[field],
    onValueChange: (value: string) => form.type(field, value),
    onBlur: () => form.send({ type: 'blur', field }),
  });
}
