import type { MessageKey } from '@payload/api/contract';
import { type ApplyField, type ApplyKind, fieldsOf } from '@payload/flows/apply';
import type { FormProps } from '@payload/ui/Form';
import type { TFunction } from 'i18next';
import type { ServiceForm } from './useForm.ts';

type Words = TFunction<['apply', 'messages']>;

/** The forms differ in what a failure means: for a request, a device, or a plan. */
function subjectOf(kind: ApplyKind): 'request' | 'activation' | 'care' {
  return kind === 'activation' || kind === 'care' ? kind : 'request';
}

/** What to do about a message beside a field, where the message alone does not say. */
function hintOf(field: ApplyField, key: MessageKey, t: Words): string | null {
  if (field === 'uploads') return t('hints.uploads');
  if (key === 'checkFail' && field === 'serialNumber') return t('hints.notEnrolled');
  return key === 'incorrectFormat' ? t(`hints.${field}`) : null;
}

/** The message beside a field, with what to do. */
export function errorOf(
  { context: { errors } }: ServiceForm,
  field: ApplyField,
  t: Words,
): string | undefined {
  const key = errors[field];
  if (key === undefined) return undefined;
  const message = t(`messages:${key}`);
  const hint = hintOf(field, key, t);
  return hint === null ? message : t('error.withHint', { message, hint });
}

export function labelOf(field: ApplyField, t: Words): string {
  return field === 'uploads' ? t('files.label') : t(`fields.${field}.label`);
}

/** What stands over a form that was refused: its fields that are wrong, or what happened to it as a whole. */
export function summaryOf(form: ServiceForm, t: Words): Pick<FormProps, 'errors' | 'summary'> {
  const { kind, errors, failure } = form.context;
  const subject = subjectOf(kind);
  const texts = t(`failures.${subject}`, { returnObjects: true });
  const fields = fieldsOf[kind].flatMap((field) => {
    const key = errors[field];
    if (key === undefined) return [];
    const text = t('error.ofField', { field: labelOf(field, t), message: t(`messages:${key}`) });
    return { fieldId: form.idOf(field), text };
  });
  if (failure === null || form.phase === 'askingToSignIn') {
    return { errors: fields, summary: { title: texts.what, text: texts.fields } };
  }
  const what =
    failure.key === 'checkFail' && 'checkFail' in texts
      ? texts.checkFail
      : texts[failure.kind === 'forbidden' ? 'refused' : failure.kind];
  const title = t('error.title', { message: t(`messages:${failure.key}`), what: texts.what });
  return { errors: [{ text: what.next }, ...fields], summary: { title, text: what.meaning } };
}
