import { type InferOutput, null_, object, pipe, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { chosenPassword, fields, line, moment, passwordsAgree, repeatedPassword } from './fields.ts';
import { emailCode, phoneCode } from './sign-in.ts';

/** Allows one change of password until it expires. */
const resetTicket = object({ ticket: string(), expiresAt: moment });
export type ResetTicket = InferOutput<typeof resetTicket>;

export const newPassword = pipe(
  fields({ ticket: line(256), password: chosenPassword, confirmPassword: repeatedPassword }),
  passwordsAgree(),
);

/** Proves an email address by its code, to set a new password. */
export const emailForgetPassword = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/email/forgetPassword',
  params: emptyObject,
  query: languageQuery,
  body: emailCode,
  reply: resetTicket,
});

/** Proves a phone number by its code, to set a new password. */
export const phoneForgetPassword = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/phone/forgetPassword',
  params: emptyObject,
  query: languageQuery,
  body: phoneCode,
  reply: resetTicket,
});

/** Sets the new password; all sessions of the account end. */
export const resetPassword = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/password/reset',
  params: emptyObject,
  query: languageQuery,
  body: newPassword,
  reply: null_(),
});
