import {
  check,
  endsWith,
  isoDate,
  isoTimestamp,
  length,
  maxLength,
  minLength,
  nonEmpty,
  type ObjectEntries,
  object,
  pipe,
  rawCheck,
  regex,
  string,
  transform,
} from 'valibot';
import {
  canBeSeen,
  charactersOf,
  readCode,
  readEmail,
  readLine,
  readLines,
  readNamedCode,
  readPhone,
  readShortCode,
} from './intake.ts';
import type { MessageKey } from './messages.ts';

/** Fewest characters of a password (specification, section 5). */
export const passwordMinLength = 6;

/** Characters of a verification code (specification, section 5). */
export const verificationCodeLength = 4;

/** An object whose missing fields are refused with `cannotBeEmpty`. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<const Entries extends ObjectEntries>(entries: Entries) {
  return object(entries, 'cannotBeEmpty' satisfies MessageKey);
}

/** At most so many characters, as people count them. */
/* @__NO_SIDE_EFFECTS__ */
function atMost(longest: number) {
  // Twice as many units can be as few characters; counting them costs an array.
  return check<string, MessageKey>(
    (text) => text.length <= longest || charactersOf(text) <= longest,
    'incorrectFormat',
  );
}

/** One line of words, as `readLine` reads it: not empty, no control characters and no half of a character, which no database keeps. */
/* @__NO_SIDE_EFFECTS__ */
export function line(longest: number) {
  return pipe(
    string('incorrectFormat' satisfies MessageKey),
    transform(readLine),
    nonEmpty('cannotBeEmpty' satisfies MessageKey),
    atMost(longest),
    regex(/^[^\p{Cc}\p{Cs}]*$/u, 'incorrectFormat' satisfies MessageKey),
  );
}

/** As `line`, with line breaks and tabs, and marks that turn the writing. */
/* @__NO_SIDE_EFFECTS__ */
export function lines(longest: number) {
  return pipe(
    string('incorrectFormat' satisfies MessageKey),
    transform(readLines),
    nonEmpty('cannotBeEmpty' satisfies MessageKey),
    atMost(longest),
    regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'incorrectFormat' satisfies MessageKey),
  );
}

/** A key in an address: product code, aircraft key. Which ones exist, the server knows. */
export const addressKey = pipe(
  string('incorrectFormat' satisfies MessageKey),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^[\w-]{1,64}$/, 'incorrectFormat' satisfies MessageKey),
);

/**
 * Phone number of an account. Out comes a mainland mobile number of 11 digits without its country code,
 * or any other number as `+` and digits.
 */
export const accountPhone = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform((typed) => readPhone(typed).replace(/^\+86(?=1[3-9]\d{9}$)/, '')),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^(?:1[3-9]\d{9}|\+[1-9]\d{6,14})$/, 'incorrectFormat' satisfies MessageKey),
);

/** An address that mail servers without extensions take (RFC 5321), its domain in ASCII and with a dot; no quoted local part. */
const emailAddress =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/** Email address of an account; out it comes as `readEmail` reads it. */
export const accountEmail = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(readEmail),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  maxLength(254, 'incorrectFormat' satisfies MessageKey),
  regex(emailAddress, 'incorrectFormat' satisfies MessageKey),
);

/**
 * Where to call someone back; landlines and service numbers as well as mobiles, with an extension: `+442079460018 ext. 12`.
 * Whose number it is without a country code, and whether there can be such a one, the server knows.
 */
export const contactPhone = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(readPhone),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^\+?\d{5,20}(?: ext\. \d{1,8})?$/, 'incorrectFormat' satisfies MessageKey),
);

/** A contact's phone number or an account's email address, tidied as these are: by it someone shows that a request is theirs. */
export const phoneOrEmail = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform((typed) => (/[@＠]/.test(typed) ? readEmail(typed) : readPhone(typed))),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  maxLength(254, 'incorrectFormat' satisfies MessageKey),
  regex(/^(?:\+?\d{5,20}(?: ext\. \d{1,8})?|[^@]+@[^@]+)$/, 'incorrectFormat' satisfies MessageKey),
);

/**
 * A password as it was typed, never tidied. The upper bound keeps hashing cheap; nobody types it. Half a character
 * (a surrogate without its other) is no text, and every one of them would be stored as the same.
 */
export const password = pipe(
  string('incorrectFormat' satisfies MessageKey),
  nonEmpty('pleaseEnterPassword' satisfies MessageKey),
  minLength(passwordMinLength, 'passwordTooShort' satisfies MessageKey),
  maxLength(256, 'incorrectFormat' satisfies MessageKey),
  regex(/^\P{Cs}*$/u, 'incorrectFormat' satisfies MessageKey),
);

/** A password that is being chosen: with something in it that can be seen. The service refuses what is easy to guess. */
export const chosenPassword = pipe(password, check(canBeSeen, 'passwordBlank' satisfies MessageKey));

/** The password once more; that both agree is checked where both are. */
export const repeatedPassword = pipe(
  string('incorrectFormat' satisfies MessageKey),
  nonEmpty('pleaseConfirmPassword' satisfies MessageKey),
);

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** For a pipe around fields that hold both: refuses `confirmPassword` where they differ. */
/* @__NO_SIDE_EFFECTS__ */
export function passwordsAgree<Input extends Passwords>() {
  return rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { password: first, confirmPassword: second } = dataset.value;
    if (first.normalize('NFC') === second.normalize('NFC')) return;
    const path = { type: 'object', origin: 'value', key: 'confirmPassword', value: second } as const;
    addIssue({
      message: 'passwordsDiffer' satisfies MessageKey,
      path: [{ ...path, input: { confirmPassword: second } }],
    });
  });
}

/** The verification code that was typed, or that a pasted message or label names. */
export function readVerificationCode(typed: string): string {
  return readShortCode(typed, verificationCodeLength);
}

/** The code sent to a phone or email address, or printed beside a serial number: exactly 4 characters. */
export const verificationCode = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(readVerificationCode),
  nonEmpty('pleaseEnterVerificationCode' satisfies MessageKey),
  length(verificationCodeLength, 'pleaseEnterFourDigitCode' satisfies MessageKey),
  regex(/^[A-Z\d]*$/, 'incorrectFormat' satisfies MessageKey),
);

/** Serial number of a device, as printed on its plate; compared by its `lettersAndDigits`, 4 to 32 of them. */
export const serialNumber = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(readCode),
  nonEmpty('pleaseEnterSerialNumber' satisfies MessageKey),
  regex(/^(?:-?[A-Z\d]){4,32}$/, 'incorrectFormat' satisfies MessageKey),
);

/**
 * Activation code that comes with a device, compared by its `lettersAndDigits`; also the shape of a parcel's
 * tracking number.
 */
export const printedCode = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(readNamedCode),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^[A-Z\d-]{1,64}$/, 'incorrectFormat' satisfies MessageKey),
);

/** A moment in a reply: ISO 8601 in UTC, such as `2026-01-31T08:00:00.000Z`. */
export const moment = pipe(string(), isoTimestamp(), endsWith('Z'));

/** Whether a date such as `2026-02-30` is one of the calendar. */
function isDay(date: string): boolean {
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}

/** A day of the calendar, such as `2026-12-24`. */
export const day = pipe(
  string('incorrectFormat' satisfies MessageKey),
  isoDate('incorrectFormat' satisfies MessageKey),
  check(isDay, 'incorrectFormat' satisfies MessageKey),
);
