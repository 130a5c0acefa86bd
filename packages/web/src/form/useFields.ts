import type { MessageKey } from '@payload/api/contract';
import type { Failure } from '@payload/flows/form';
import type { FormProps } from '@payload/ui/Form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorFocus } from './useErrorFocus.ts';
import type { Form } from './useForm.ts';

interface FieldWords<Field extends string> {
  /** What each field is called. */
  labels: Readonly<Record<Field, string>>;
  /** Words for what has a meaning of its own here; undefined for anything else. */
  explain?: (failure: Failure) => string | undefined;
  /** What is said over the fields that are wrong. @default to check them */
  summary?: FormProps['summary'];
  /** What is said over a failure that belongs to no field. @default that it was not done */
  failed?: string;
}

/** What ties a field of the page to one of the form. It has no name: without script nothing typed gets into the address. */
interface BoundField {
  id: string;
  label: string;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  onValueChange: (value: string) => void;
  onBlur: () => void;
}

/** The fields of a form with their words, and what is wrong with them: beside each, and on top of all. */
export function useFields<Field extends string>(form: Form<Field>, words: FieldWords<Field>) {
  const { t } = useTranslation(['form', 'messages']);
  const { labels, explain, summary = { title: t('summary'), level: 3 }, failed = t('failed') } = words;
  const id = useId();
  const { fields, values, errors, failure, isSending, refusals } = form;

  const wordsOf = (why: Failure): string => {
    const { kind, key, field } = why;
    const own = explain?.(why);
    if (own !== undefined) return own;
    if (kind !== 'refused') return t(`why.${kind}`);
    if (key === 'operationFailure') return t('why.refused');
    const name = fields.find((each) => each === field);
    if (key === 'incorrectFormat' && name !== undefined) return t('format', { label: labels[name] });
    const message = t(`messages:${key}`);
    return key === 'verificationCodeIncorrect' ? t('hinted', { message, hint: t('hints.code') }) : message;
  };
  const textOf = (field: Field): string | undefined => {
    const key: MessageKey | undefined = errors[field];
    return key && wordsOf({ kind: 'refused', key, field });
  };
  const wrong = fields.flatMap((field) => {
    const text = textOf(field);
    return text === undefined ? [] : [{ field, text }];
  });
  const [first] = wrong;
  useErrorFocus(refusals, first && id + first.field);

  return {
    field: (name: Field): BoundField => ({
      id: id + name,
      label: labels[name],
      value: values[name],
      readOnly: isSending,
      error: textOf(name),
      onValueChange: (value) => form.type(name, value),
      onBlur: () => form.leave(name),
    }),
    /** For the form's element. */
    form: {
      pending: isSending,
      summary: failure === null ? summary : { title: failed, ...(summary.level && { level: summary.level }) },
      errors: [
        ...(failure === null ? [] : [{ text: wordsOf(failure) }]),
        ...wrong.map(({ field, text }) => ({
          fieldId: id + field,
          text: t('item', { label: labels[field], message: text }),
        })),
      ],
      onSubmit: form.submit,
    } satisfies Pick<FormProps, 'errors' | 'summary' | 'pending' | 'onSubmit'>,
  };
}
