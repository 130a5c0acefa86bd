import type { CodeSent, ResetTicket, Session } from '@payload/api/contract';
import {
  emailForgetPassword,
  emailPwdLogin,
  emailRegisterAndLogin,
  emailVerify,
  phoneForgetPassword,
  phonePwdLogin,
  phoneVerify,
  registerAndLogin,
  resetPassword as resetPasswordCall,
  sendEmailCode,
  sendSmsCode,
} from '@payload/api/contract';
import type {
  CodeSubmission,
  NewPasswordBody,
  ProofSubmission,
  SignInSubmission,
} from '@payload/flows/sign-in';
import { client } from '../data/api.ts';
import { storedLanguage } from '../language/language.ts';

export function authenticate({ call, body }: SignInSubmission): Promise<Session> {
  const language = storedLanguage();
  switch (call) {
    case 'phoneVerify':
      return client(phoneVerify, { ...body, language });
    case 'emailVerify':
      return client(emailVerify, { ...body, language });
    case 'phonePwdLogin':
      return client(phonePwdLogin, { ...body, language });
    case 'emailPwdLogin':
      return client(emailPwdLogin, { ...body, language });
    case 'registerAndLogin':
      return client(registerAndLogin, { ...body, language });
    case 'emailRegisterAndLogin':
      return client(emailRegisterAndLogin, { ...body, language });
  }
}

export function verifyCode({ call, body }: ProofSubmission): Promise<ResetTicket> {
  const language = storedLanguage();
  return call === 'phoneForgetPassword'
    ? client(phoneForgetPassword, { ...body, language })
    : client(emailForgetPassword, { ...body, language });
}

export function resetPassword(body: NewPasswordBody): Promise<null> {
  return client(resetPasswordCall, { ...body, language: storedLanguage() });
}

export function sendCode({ call, body }: CodeSubmission): Promise<CodeSent> {
  const language = storedLanguage();
  return call === 'sendSmsCode'
    ? client(sendSmsCode, { ...body, language })
    : client(sendEmailCode, { ...body, language });
}
