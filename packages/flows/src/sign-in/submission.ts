import type {
  emailForgetPassword,
  emailPwdLogin,
  emailRegisterAndLogin,
  emailVerify,
  phoneForgetPassword,
  phonePwdLogin,
  phoneVerify,
  registerAndLogin,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
} from '@payload/api/contract';
import type { BodyOf, Check, Prepared } from '../calls/body.ts';
import type { Channel, View } from './views.ts';

/** Bodies of the calls that sign in, by the contract's names of the calls. */
export interface SignInBodies {
  phoneVerify: BodyOf<typeof phoneVerify>;
  emailVerify: BodyOf<typeof emailVerify>;
  phonePwdLogin: BodyOf<typeof phonePwdLogin>;
  emailPwdLogin: BodyOf<typeof emailPwdLogin>;
  registerAndLogin: BodyOf<typeof registerAndLogin>;
  emailRegisterAndLogin: BodyOf<typeof emailRegisterAndLogin>;
}

/** Bodies of the calls that prove an account to set a new password. */
export interface ProofBodies {
  phoneForgetPassword: BodyOf<typeof phoneForgetPassword>;
  emailForgetPassword: BodyOf<typeof emailForgetPassword>;
}

/** Queries of the calls that send a code. */
export interface CodeBodies {
  sendSmsCode: BodyOf<typeof sendSmsCode>;
  sendEmailCode: BodyOf<typeof sendEmailCode>;
}

interface NewPasswordBodies {
  resetPassword: BodyOf<typeof resetPassword>;
}

type AllBodies = SignInBodies & ProofBodies & CodeBodies & NewPasswordBodies;

/** The contract's check for each call of this flow. */
export type SignInChecks = { readonly [Name in keyof AllBodies]: Check<AllBodies[Name]> };

/** A call with its body, checked and tidied. */
type Submission<Bodies> = { [Name in keyof Bodies]: { call: Name; body: Bodies[Name] } }[keyof Bodies];
export type SignInSubmission = Submission<SignInBodies>;
export type ProofSubmission = Submission<ProofBodies>;
export type CodeSubmission = Submission<CodeBodies>;
export type NewPasswordBody = NewPasswordBodies['resetPassword'];

/** What was typed. An account is kept for each kind, so that neither is lost when the view changes. */
export interface Typed {
  readonly phone: string;
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
}

function prepare<Bodies, Name extends keyof Bodies>(
  call: Name,
  check: Check<Bodies[Name]>,
  body: Bodies[Name],
): Prepared<{ call: Name; body: Bodies[Name] }> {
  const checked = check(body);
  return checked.ok ? { ok: true, sent: { call, body: checked.value } } : checked;
}

/** The call that signs in from a view. */
export function prepareSignIn(
  checks: SignInChecks,
  view: View,
  channel: Channel,
  typed: Typed,
): Prepared<SignInSubmission> {
  const { code, password, confirmPassword } = typed;
  const account = typed[channel];
  const byPhone = channel === 'phone';
  if (view === 'register') {
    const body = { account, code, password, confirmPassword };
    return byPhone
      ? prepare<SignInBodies, 'registerAndLogin'>('registerAndLogin', checks.registerAndLogin, body)
      : prepare<SignInBodies, 'emailRegisterAndLogin'>(
          'emailRegisterAndLogin',
          checks.emailRegisterAndLogin,
          body,
        );
  }
  if (view === 'passwordLogin' || view === 'emailPassword') {
    return byPhone
      ? prepare<SignInBodies, 'phonePwdLogin'>('phonePwdLogin', checks.phonePwdLogin, { account, password })
      : prepare<SignInBodies, 'emailPwdLogin'>('emailPwdLogin', checks.emailPwdLogin, { account, password });
  }
  return byPhone
    ? prepare<SignInBodies, 'phoneVerify'>('phoneVerify', checks.phoneVerify, { account, code })
    : prepare<SignInBodies, 'emailVerify'>('emailVerify', checks.emailVerify, { account, code });
}

/** The call that verifies an account by its code. */
export function prepareProof(
  checks: SignInChecks,
  channel: Channel,
  typed: Typed,
): Prepared<ProofSubmission> {
  const body = { account: typed[channel], code: typed.code };
  return channel === 'phone'
    ? prepare<ProofBodies, 'phoneForgetPassword'>('phoneForgetPassword', checks.phoneForgetPassword, body)
    : prepare<ProofBodies, 'emailForgetPassword'>('emailForgetPassword', checks.emailForgetPassword, body);
}

/** The body that sets a new password. */
export function prepareNewPassword(
  checks: SignInChecks,
  ticket: string,
  { password, confirmPassword }: Typed,
): Prepared<NewPasswordBody> {
  const checked = checks.resetPassword({ ticket, password, confirmPassword });
  return checked.ok ? { ok: true, sent: checked.value } : checked;
}

/** The call that sends a code to the account. */
export function prepareCode(checks: SignInChecks, channel: Channel, typed: Typed): Prepared<CodeSubmission> {
  // The contract adds a language to a query; which one, whoever makes the call knows better.
  if (channel === 'phone') {
    const prepared = prepare<CodeBodies, 'sendSmsCode'>('sendSmsCode', checks.sendSmsCode, {
      phone: typed.phone,
    });
    if (!prepared.ok) return prepared;
    return { ok: true, sent: { call: 'sendSmsCode', body: { phone: prepared.sent.body.phone } } };
  }
  const prepared = prepare<CodeBodies, 'sendEmailCode'>('sendEmailCode', checks.sendEmailCode, {
    email: typed.email,
  });
  if (!prepared.ok) return prepared;
  return { ok: true, sent: { call: 'sendEmailCode', body: { email: prepared.sent.body.email } } };
}
