import { emailForgetPassword, phoneForgetPassword, resetPassword } from './password.ts';
import {
  emailPwdLogin,
  emailRegisterAndLogin,
  emailVerify,
  phonePwdLogin,
  phoneVerify,
  registerAndLogin,
  sendEmailCode,
  sendSmsCode,
} from './sign-in.ts';
import { validate } from './validate.ts';

/** The rules of the calls of sign-in, by their names: what forms are checked by before anything is sent. */
export const signInChecks = {
  phoneVerify: (body: unknown) => validate(phoneVerify.body, body),
  emailVerify: (body: unknown) => validate(emailVerify.body, body),
  phonePwdLogin: (body: unknown) => validate(phonePwdLogin.body, body),
  emailPwdLogin: (body: unknown) => validate(emailPwdLogin.body, body),
  registerAndLogin: (body: unknown) => validate(registerAndLogin.body, body),
  emailRegisterAndLogin: (body: unknown) => validate(emailRegisterAndLogin.body, body),
  phoneForgetPassword: (body: unknown) => validate(phoneForgetPassword.body, body),
  emailForgetPassword: (body: unknown) => validate(emailForgetPassword.body, body),
  resetPassword: (body: unknown) => validate(resetPassword.body, body),
  sendSmsCode: (query: unknown) => validate(sendSmsCode.query, query),
  sendEmailCode: (query: unknown) => validate(sendEmailCode.query, query),
};
