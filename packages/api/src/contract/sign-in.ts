import { entriesFromObjects, type InferOutput, number, object, pipe, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import {
  accountEmail,
  accountPhone,
  chosenPassword,
  fields,
  moment,
  password,
  passwordsAgree,
  repeatedPassword,
  verificationCode,
} from './fields.ts';

/** A code is on its way; the same reply whether or not the account exists. Both figures in seconds. */
export const codeSent = object({ validFor: number(), resendAfter: number() });
export type CodeSent = InferOutput<typeof codeSent>;

/**
 * A signed-in account. `token` goes into the `Authorization` header as it is; `account` is the phone
 * number or email address with its middle hidden, for showing.
 */
const session = object({ token: string(), expiresAt: moment, account: string() });
export type Session = InferOutput<typeof session>;

export const phonePassword = fields({ account: accountPhone, password });
export const emailPassword = fields({ account: accountEmail, password });
export const phoneCode = fields({ account: accountPhone, code: verificationCode });
export const emailCode = fields({ account: accountEmail, code: verificationCode });

export const phoneRegistration = pipe(
  fields({
    account: accountPhone,
    code: verificationCode,
    password: chosenPassword,
    confirmPassword: repeatedPassword,
  }),
  passwordsAgree(),
);

export const emailRegistration = pipe(
  fields({
    account: accountEmail,
    code: verificationCode,
    password: chosenPassword,
    confirmPassword: repeatedPassword,
  }),
  passwordsAgree(),
);

export const sendSmsCode = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/login/sendSmsCode',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ phone: accountPhone }), languageQuery])),
  body: emptyObject,
  reply: codeSent,
});

export const sendEmailCode = defineCall({
  client: 1,
  method: 'GET',
  path: '/offi/public/login/sendEmailCode',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ email: accountEmail }), languageQuery])),
  body: emptyObject,
  reply: codeSent,
});

/** Signs in by phone number and password. */
export const phonePwdLogin = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/phonePwdLogin',
  params: emptyObject,
  query: languageQuery,
  body: phonePassword,
  reply: session,
});

/** Signs in by a code sent to a phone; an unknown number becomes an account. */
export const phoneVerify = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/registerOrLogin/phoneVerify',
  params: emptyObject,
  query: languageQuery,
  body: phoneCode,
  reply: session,
});

/** Registers a phone number with a password, and signs in. */
export const registerAndLogin = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/registerAndLogin',
  params: emptyObject,
  query: languageQuery,
  body: phoneRegistration,
  reply: session,
});

/** Signs in by email address and password. */
export const emailPwdLogin = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/emailPwdLogin',
  params: emptyObject,
  query: languageQuery,
  body: emailPassword,
  reply: session,
});

/** Signs in by a code sent by email; an unknown address becomes an account. */
export const emailVerify = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/registerOrLogin/emailVerify',
  params: emptyObject,
  query: languageQuery,
  body: emailCode,
  reply: session,
});

/** Registers an email address with a password, and signs in. */
export const emailRegisterAndLogin = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/email/registerAndLogin',
  params: emptyObject,
  query: languageQuery,
  body: emailRegistration,
  reply: session,
});
