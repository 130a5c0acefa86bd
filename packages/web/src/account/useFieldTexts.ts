import type { MessageKey } from '@payload/api/contract';
import { type SignInContext, type SignInField, wasCodeSent } from '@payload/flows/sign-in';
import { useTranslation } from 'react-i18next';

/** The words of a field as things stand. */
export interface FieldTexts {
  readonly label: string;
  readonly help: string | undefined;
  /** What is wrong and how to mend it. */
  readonly error: string | undefined;
  /** What is wrong where, for the summary. */
  readonly summary: string | undefined;
}

/** Messages that do not say which field they are about. */
const general: ReadonlySet<MessageKey> = new Set(['cannotBeEmpty', 'incorrectFormat']);

/** Gives the words of each field of the view. */
export function useFieldTexts(context: SignInContext) {
  const { view, channel, errors, codeSentTo } = context;
  const { t } = useTranslation(['account', 'form', 'messages']);

  const labelOf = (field: SignInField) => {
    if (field === 'account') return t(`fields.${channel}`);
    return field === 'password' && view === 'forgotPassword' ? t('fields.newPassword') : t(`fields.${field}`);
  };

  const helpOf = (field: SignInField) => {
    if (field === 'account') return channel === 'phone' ? t('help.phone') : undefined;
    if (field === 'code') {
      if (!wasCodeSent(context)) return t('help.code');
      return context.codeSpent ? t('help.codeSpent') : t('help.codeSent', { account: codeSentTo });
    }
    const isChosen = view === 'register' || view === 'forgotPassword';
    return field === 'password' && isChosen ? t('help.password') : undefined;
  };

  return (field: SignInField): FieldTexts => {
    const label = labelOf(field);
    const help = helpOf(field);
    const key = errors[field];
    if (key === undefined) return { label, help, error: undefined, summary: undefined };
    const message = t(`messages:${key}`);
    const hint =
      field === 'account' && key === 'incorrectFormat'
        ? t(`form:hints.${channel}`)
        : key === 'verificationCodeIncorrect'
          ? t('form:hints.code')
          : undefined;
    return {
      label,
      help,
      error: hint === undefined ? message : t('form:hinted', { message, hint }),
      summary: general.has(key) ? t('form:item', { label, message }) : message,
    };
  };
}
