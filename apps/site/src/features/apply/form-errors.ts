import type { MessageKey } from '@payload/api/contract';
import { type ApplyField, type ApplyKind, fieldsOf } from '@payload/flows/apply';
import type { FormProps } from '@payload/ui/Form';
import type { TFunction } from 'i18next';
import type { ServiceForm } from './useForm.ts';

type Words = TFunction<['apply', 'request-fields', 'messages']>;

/** The forms differ in what a failure means: for a request, a device, or a plan. */
function subjectOf(kind: ApplyKind): 'request' | 'activation' | 'care' {
  return kind === 'activation' || kind === 'care' ? kind : 'request';
}

/** What to do about a message beside a field, where the message alone does not say. */
function hintOf(kind: ApplyKind, field: ApplyField, key: MessageKey, t: Words): string | null {
  const texts = t(`request-fields:${field}`, { returnObjects: true });
  if (field === 'uploads') return texts.hint;
  if (key === 'checkFail' && field === 'serialNumber') return t('hints.notEnrolled');
  if (key === 'coveredByAnotherAccount') return t('hints.coveredByAnotherAccount');
  if (key === 'ofAnotherAccount') return t('hints.ofAnotherAccount');
  if (key === 'pleaseEnterVerificationCode' && kind === 'care') return t('hints.showCodes');
  // Where the message alone says what to do, the field has no words for it.
  if (key === 'cannotBeEmpty') return 'act' in texts ? texts.act : null;
  return key === 'incorrectFormat' ? texts.hint : null;
}

/** Fields to choose from, in which something may stand that names nothing there. */
const chosen = ['productCode', 'courier', 'items'] as const satisfies ApplyField[];

/** Which of those it is, where it is empty for the service and not for who looks at it. */
function unnamedIn(
  { unnamed }: Pick<ServiceForm, 'unnamed'>,
  field: ApplyField,
  key: MessageKey,
): (typeof chosen)[number] | null {
  const found = key === 'cannotBeEmpty' ? chosen.find((one) => one === field) : undefined;
  return found !== undefined && (unnamed[found] ?? '') !== '' ? found : null;
}

/** What the contract says of a field, with its name, in a sentence. */
function messageOf(form: Pick<ServiceForm, 'unnamed'>, field: ApplyField, key: MessageKey, t: Words): string {
  const unnamed = unnamedIn(form, field, key);
  if (unnamed !== null) return t(`error.unnamed.${unnamed}`);
  if (key === 'cannotBeEmpty') return t('error.empty', { field: labelOf(field, t) });
  if (key === 'incorrectFormat') return t('error.format', { field: labelOf(field, t) });
  // The code on a label is called otherwise than the one that is sent, where the language has two words.
  if (field === 'verificationCode' && isOfCode(key)) return t(`error.code.${key}`);
  return t(`messages:${key}`);
}

const ofCode = [
  'pleaseEnterVerificationCode',
  'pleaseEnterFourDigitCode',
  'verificationCodeIncorrect',
] as const satisfies MessageKey[];

function isOfCode(key: MessageKey): key is (typeof ofCode)[number] {
  return ofCode.some((one) => one === key);
}

/** Messages of a field that nothing was typed into. */
const ofEmpty: readonly MessageKey[] = [
  'cannotBeEmpty',
  'pleaseEnterSerialNumber',
  'pleaseEnterVerificationCode',
];

/** The message beside a field, with what to do. */
export function errorOf(form: ServiceForm, field: ApplyField, t: Words): string | undefined {
  const { kind, errors } = form.context;
  const key = errors[field];
  if (key === undefined) return undefined;
  const message = messageOf(form, field, key, t);
  const hint = hintOf(kind, field, key, t);
  return hint === null ? message : t('error.withHint', { message, hint });
}

export function labelOf(field: ApplyField, t: Words): string {
  return t(`request-fields:${field}.label`);
}

/** What stands over a form that was refused: its fields that are wrong, or what happened to it as a whole. */
export function summaryOf(form: ServiceForm, t: Words): Pick<FormProps, 'errors' | 'summary'> {
  const { kind, errors, failure } = form.context;
  const subject = subjectOf(kind);
  const texts = t(`failures.${subject}`, { returnObjects: true });
  const wrong = fieldsOf[kind].flatMap((field) => {
    const key = errors[field];
    if (key === undefined) return [];
    return [{ field, key, isEmpty: ofEmpty.includes(key) && unnamedIn(form, field, key) === null }];
  });
  const empty = wrong.filter(({ isEmpty }) => isEmpty).length;
  const group = t('error.emptyFields', { count: empty });
  const fields = wrong.map(({ field, key, isEmpty }) => {
    const fieldId = form.idOf(field);
    if (isEmpty && empty > 1) return { fieldId, text: labelOf(field, t), group };
    const isNamed = key === 'cannotBeEmpty' || key === 'incorrectFormat';
    const message = messageOf(form, field, key, t);
    return {
      fieldId,
      text: isNamed ? message : t('error.ofField', { field: labelOf(field, t), message }),
    };
  });
  if (failure === null || form.phase === 'askingToSignIn') {
    return { errors: fields, summary: { title: texts.what, text: texts.fields } };
  }
  const refusals: Partial<Record<MessageKey, { meaning: string; next: string }>> = texts.refusals;
  const what = refusals[failure.key] ?? texts[failure.kind === 'forbidden' ? 'refused' : failure.kind];
  const title = t('error.title', { message: t(`messages:${failure.key}`), what: texts.what });
  return { errors: [{ text: what.next }, ...fields], summary: { title, text: what.meaning } };
}
