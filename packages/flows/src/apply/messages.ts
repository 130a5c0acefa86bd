import type { MessageKey } from '@payload/api/contract';
import { type ApplyField, type ApplyKind, fieldsOf } from './forms.ts';

/**
 * Beside which field a refusal of the service stands that names none. `checkFail` stands with the form: which
 * of the numbers does not belong to the device, the service does not tell.
 */
const places: Partial<Record<MessageKey, ApplyField>> = {
  pleaseEnterSerialNumber: 'serialNumber',
  pleaseEnterVerificationCode: 'verificationCode',
  pleaseEnterFourDigitCode: 'verificationCode',
  verificationCodeIncorrect: 'verificationCode',
};

/** The field of the form a refusal belongs to; null for the form as a whole. */
export function fieldForError(kind: ApplyKind, key: MessageKey, named: string | null): ApplyField | null {
  return fieldsOf[kind].find((field) => field === (named?.split('.', 1)[0] ?? places[key])) ?? null;
}
