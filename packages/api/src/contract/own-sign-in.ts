import { boolean, exactOptional, type InferOutput, nullable, object, picklist, pipe, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import {
  accountEmail,
  accountPhone,
  chosenPassword,
  fields,
  line,
  moment,
  password,
  passwordsAgree,
  repeatedPassword,
  verificationCode,
} from './fields.ts';
import { codeSent } from './sign-in.ts';

/** Hours until an address that was changed without proof is the account's. */
export const addressWait = 72;

/** Hours for which an address that has just become the account's proves nothing that cannot be undone. */
export const newAddressTime = 24;

/** What an account is signed in to by; addresses with their middle hidden, null where it has none of the kind. */
const ownSignIn = object({
  email: nullable(string()),
  phone: nullable(string()),
  hasPassword: boolean(),
  /** Where `sendOwnCode` sends its code; null while each address is too new to prove anything. */
  proves: nullable(string()),
  /** A change that takes effect by itself, unless it is called off. */
  pending: nullable(object({ kind: picklist(['email', 'phone']), to: string(), takesEffectAt: moment })),
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

/**
 * Sends a code to the account's own email address, or to its phone where it has none: it proves again who is there. An address of
 * less than `newAddressTime` is passed over; where there is no other, the call is refused with `notPossibleNow` beside `code`.
 */
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
 * refused with `verificationFailed`, a wrong code with `verificationCodeIncorrect`, too many with `operationFailure`, a code where
 * each address is too new with `notPossibleNow` beside `code`.
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
 * A new address is proven by `accountCode`, which was sent to it as for signing in. Who is there proves it again besides, and the
 * change takes effect at once; or they cannot (`withoutProof`), and it takes effect `addressWait` hours later. What the account is
 * reached at is told either way, of a change that waits with a link that calls it off. An address that is another account's is
 * refused with `notPossibleNow`, and only to who has its code.
 */
const addressChange = {
  accountCode: verificationCode,
  ...provenAgain,
  withoutProof: exactOptional(boolean()),
};

export const emailChange = fields({ account: accountEmail, ...addressChange });

export const changeEmail = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/changeEmail/',
  params: emptyObject,
  query: languageQuery,
  body: emailChange,
  reply: ownSignIn,
});

export const phoneChange = fields({ account: accountPhone, ...addressChange });

export const changePhone = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/changePhone/',
  params: emptyObject,
  query: languageQuery,
  body: phoneChange,
  reply: ownSignIn,
});

/** Calls a change of address off that has not taken effect. Without one it changes nothing. */
export const callOffChange = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/callOffChange/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: ownSignIn,
});

/**
 * "This was not me", for whoever has the link of the message: calls the change off and ends all sign-ins of the account. Needs no
 * sign-in. Refused with `notPossibleNow` where the change has taken effect or was called off.
 */
export const disownChange = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/disownChange/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ key: line(64) }),
  reply: emptyObject,
});
