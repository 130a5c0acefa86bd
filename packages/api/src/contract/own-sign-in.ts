import { boolean, exactOptional, type InferOutput, nullable, object, pipe, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import {
  accountEmail,
  accountPhone,
  chosenPassword,
  fields,
  password,
  passwordsAgree,
  repeatedPassword,
  verificationCode,
} from './fields.ts';
import { codeSent } from './sign-in.ts';

/** What an account is signed in to by; addresses with their middle hidden, null where it has none of the kind. */
const ownSignIn = object({
  email: nullable(string()),
  phone: nullable(string()),
  hasPassword: boolean(),
});
export type OwnSignIn = InferOutput<typeof ownSignIn>;

export const getOwnSignIn = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/account/signIn/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: ownSignIn,
});

/** Sends a code to the account's own email address, or to its phone where it has none: it proves again who is there. */
export const sendOwnCode = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/sendCode/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: codeSent,
});

/**
 * Who is there proves it again, by the password or by a code of `sendOwnCode`. With neither, the call refuses the one that the
 * account has: `currentPassword` with `pleaseEnterPassword`, else `code` with `pleaseEnterVerificationCode`. A wrong password is
 * refused with `verificationFailed`, a wrong code with `verificationCodeIncorrect`, too many with `operationFailure`.
 */
export const provenAgain = {
  currentPassword: exactOptional(password),
  code: exactOptional(verificationCode),
};

export const passwordChange = pipe(
  fields({ ...provenAgain, password: chosenPassword, confirmPassword: repeatedPassword }),
  passwordsAgree(),
);

/** Sets another password, or the first one. All other sign-ins of the account end, and its address is told. */
export const changePassword = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/changePassword/',
  params: emptyObject,
  query: languageQuery,
  body: passwordChange,
  reply: emptyObject,
});

/*
 * A new address is proven by a code that was sent to it, as for signing in. An account with a password is asked for that as well
 * (`currentPassword` is refused with `pleaseEnterPassword`). What the account was reached at before is told. An address that is
 * another account's is refused with `notPossibleNow`, and only to who has its code.
 */

export const emailChange = fields({
  account: accountEmail,
  code: verificationCode,
  currentPassword: exactOptional(password),
});

export const changeEmail = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/changeEmail/',
  params: emptyObject,
  query: languageQuery,
  body: emailChange,
  reply: ownSignIn,
});

export const phoneChange = fields({
  account: accountPhone,
  code: verificationCode,
  currentPassword: exactOptional(password),
});

export const changePhone = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/changePhone/',
  params: emptyObject,
  query: languageQuery,
  body: phoneChange,
  reply: ownSignIn,
});
