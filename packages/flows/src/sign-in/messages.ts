import type { MessageKey } from '@payload/api/contract';
import { fieldsOf, type SignInField, type View } from './views.ts';

/**
 * Beside which field a refusal of the service stands that names none. All other messages name their field
 * (the contract's check does so always), or belong to the form as a whole.
 */
const places: Partial<Record<MessageKey, SignInField>> = {
  pleaseEnterVerificationCode: 'code',
  pleaseEnterFourDigitCode: 'code',
  verificationCodeIncorrect: 'code',
  verificationFailed: 'code',
  pleaseEnterPassword: 'password',
  passwordTooShort: 'password',
  passwordBlank: 'password',
  passwordTooCommon: 'password',
  passwordIsAddress: 'password',
  pleaseConfirmPassword: 'confirmPassword',
  passwordsDiffer: 'confirmPassword',
  noTextToCountry: 'account',
};

/** Names under which the service knows a field of this form. */
const aliases: Readonly<Record<string, SignInField>> = {
  account: 'account',
  phone: 'account',
  email: 'account',
  code: 'code',
  password: 'password',
  confirmPassword: 'confirmPassword',
};

/** The field of the view a refusal belongs to; null for the form as a whole. */
export function fieldForError(view: View, key: MessageKey, named: string | null): SignInField | null {
  const field = named === null ? places[key] : aliases[named];
  return field !== undefined && fieldsOf[view].includes(field) ? field : null;
}

/** The code that was typed will never be right: it expired, or was tried too often. A new one is needed. */
export function endsCode(key: MessageKey): boolean {
  return key === 'verificationFailed';
}
