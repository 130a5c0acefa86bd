import { type InferOutput, nullable, object, picklist, pipe, regex, string, transform } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, moment } from './fields.ts';
import { lettersAndDigits } from './intake.ts';
import type { MessageKey } from './messages.ts';

/**
 * Someone of the staff at the desk. Their second factor (TOTP, RFC 6238) is `missing` until an app was set up,
 * `wanted` until a code of it was given in this sign-in, and `given` until `until`, eight hours later.
 */
const deskSession = object({
  /** By this name they stand in the audit trail. */
  name: string(),
  secondFactor: picklist(['missing', 'wanted', 'given']),
  until: nullable(moment),
});
export type DeskSession = InferOutput<typeof deskSession>;

/** Whether the signed-in account may use the desk. One that is not of the staff is refused with `staffOnly` and HTTP 403. */
export const getDeskSession = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/session/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: deskSession,
});

/** What an authenticator app is set up with: the secret in base32, and the same in an address that it opens. */
const secondFactorSetup = object({ secret: string(), uri: string() });
export type SecondFactorSetup = InferOutput<typeof secondFactorSetup>;

/** Characters of the code that whoever runs the service hands to someone who is to set up an app. */
export const enrolmentCodeLength = 10;

/** As it was handed on, however it was typed. */
const enrolmentCode = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(lettersAndDigits),
  regex(new RegExp(`^[2-9A-Z]{${enrolmentCodeLength}}$`), 'incorrectFormat' satisfies MessageKey),
);

/**
 * Makes a new secret for who has the code that was handed to them within the hour, until a code of one was given. A wrong code is
 * refused with `verificationCodeIncorrect` beside `enrolmentCode`; after too many, and where an app is in use, with
 * `operationFailure`.
 */
export const setUpSecondFactor = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/setUpSecondFactor/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ enrolmentCode }),
  reply: secondFactorSetup,
});

/** Six digits of an authenticator app, however they were typed. */
const totpCode = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(lettersAndDigits),
  regex(/^\d{6}$/, 'incorrectFormat' satisfies MessageKey),
);

/** Body of `giveSecondFactor`, for a form to check before it sends. */
export const secondFactorCode = fields({ code: totpCode });

/**
 * Opens the desk for eight hours. Refused with `verificationCodeIncorrect` beside `code`, where it was used before as well,
 * and after too many wrong ones with `operationFailure`.
 */
export const giveSecondFactor = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/giveSecondFactor/',
  params: emptyObject,
  query: languageQuery,
  body: secondFactorCode,
  reply: deskSession,
});
