import type { MessageKey, Refusal, Validation } from '@payload/api/contract';
import { blank } from '../draft.ts';
import type { ApplyChecks, Typed } from '../submission.ts';

/** Tidied as the contract does, in short; what it rules exactly is tested where it lies. */
function tidy(field: string, value: unknown): unknown {
  const isCode = ['serialNumber', 'verificationCode', 'activationCode', 'trackingNumber'].includes(field);
  return isCode && typeof value === 'string'
    ? value.normalize('NFKC').replace(/\s/g, '').toUpperCase()
    : value;
}

function refusalOf(field: string, value: unknown): MessageKey | null {
  if (Array.isArray(value) && value.length === 0 && field === 'items') return 'cannotBeEmpty';
  if (value === '') {
    if (field === 'serialNumber') return 'pleaseEnterSerialNumber';
    return field === 'verificationCode' ? 'pleaseEnterVerificationCode' : 'cannotBeEmpty';
  }
  if (field === 'verificationCode' && String(value).length !== 4) return 'pleaseEnterFourDigitCode';
  return field === 'phone' && !/^\d+$/.test(String(value)) ? 'incorrectFormat' : null;
}

function check<Body extends object>(body: Body): Validation<Body> {
  const tidied = Object.entries(body).map(([field, value]) => [field, tidy(field, value)] as const);
  const refusals = tidied.flatMap(([field, value]): Refusal[] => {
    const key = refusalOf(field, value);
    return key === null ? [] : [{ field, key }];
  });
  const [first, ...others] = refusals;
  return first === undefined
    ? { ok: true, value: { ...body, ...Object.fromEntries(tidied) } }
    : { ok: false, refusals: [first, ...others] };
}

export const checks: ApplyChecks = {
  saveByHand: check,
  saveQuote: check,
  activateDevice: check,
  activateCare: check,
};

/** A form as it is typed into. */
export const typed: Typed = {
  ...blank,
  contact: 'Kim',
  phone: '13800138000',
  region: 'Guangdong',
  address: 'Road 1',
  productCode: 'H1T',
  serialNumber: 'h1t－0001 ',
  courier: 'SF',
  trackingNumber: 'sf 1234',
  description: 'No sound',
  verificationCode: 'ab 12',
  activationCode: 'abcd-1234',
  items: 'T90 2, H1T 1',
  aircraft: 'M350',
  place: 'Shenzhen',
  wantedBy: '2026-12-24',
  note: 'With brackets',
};
