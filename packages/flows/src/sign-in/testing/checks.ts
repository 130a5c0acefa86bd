import type { MessageKey, Refusal, Session, Validation } from '@payload/api/contract';
import type { SignInChecks } from '../submission.ts';

type Rule = (value: string, body: Readonly<Record<string, string>>) => MessageKey | null;

const account: Rule = (value) =>
  value === '' ? 'cannotBeEmpty' : /^(?:1\d{10}|\S+@\S+)$/.test(value) ? null : 'incorrectFormat';

/** As the contract rules, in short; what it rules exactly is tested where it lies. */
const rules: Readonly<Record<string, Rule>> = {
  account,
  phone: account,
  email: account,
  code: (value) =>
    value === '' ? 'pleaseEnterVerificationCode' : value.length === 4 ? null : 'pleaseEnterFourDigitCode',
  password: (value) => (value === '' ? 'pleaseEnterPassword' : value.length < 6 ? 'passwordTooShort' : null),
  confirmPassword: (value, body) =>
    value === '' ? 'pleaseConfirmPassword' : value === body['password'] ? null : 'passwordsDiffer',
  ticket: () => null,
};

function check<Body extends object>(body: Body): Validation<Body> {
  const values: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(body));
  const refusals = Object.entries(values).flatMap(([field, value]): Refusal[] => {
    const key = rules[field]?.(value, values) ?? null;
    return key === null ? [] : [{ field, key }];
  });
  const [first, ...others] = refusals;
  return first === undefined ? { ok: true, value: body } : { ok: false, refusals: [first, ...others] };
}

function checksBy(each: <Body extends object>(body: Body) => Validation<Body>): SignInChecks {
  return {
    phoneVerify: each,
    emailVerify: each,
    phonePwdLogin: each,
    emailPwdLogin: each,
    registerAndLogin: each,
    emailRegisterAndLogin: each,
    phoneForgetPassword: each,
    emailForgetPassword: each,
    sendSmsCode: each,
    sendEmailCode: each,
    resetPassword: each,
  };
}

export const checks = checksBy(check);

/** Asks for an account and nothing else, where the ways through the machine are to be few. */
export const accountChecks = checksBy((body) => {
  const { account: given, phone, email }: { account?: unknown; phone?: unknown; email?: unknown } = body;
  return [given, phone, email].includes('')
    ? { ok: false, refusals: [{ field: 'account', key: 'cannotBeEmpty' }] }
    : { ok: true, value: body };
});

export const session: Session = {
  token: 'token',
  expiresAt: '2026-12-21T00:00:00.000Z',
  account: '138****8000',
};
