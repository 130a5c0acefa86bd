import {
  email,
  endsWith,
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
  trim,
} from 'valibot';
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

/** Full-width forms become plain ones; all space goes, the zero-width kind that comes with pasting too. */
function withoutSpace(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\u200B\u2060]/gu, '');
}

/**
 * What a serial number or a code is compared by: its letters and digits, in upper case and in their plain
 * forms. Whether it was copied with hyphens, dictated with spaces or typed in one go decides nothing.
 */
export function lettersAndDigits(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]|\u30FC/gu, '');
}

/**
 * A serial number or a code as it was typed, fit to be shown: in upper case, without spaces and what is not
 * seen, and with a hyphen for every other mark. The mark on a Japanese keyboard's hyphen is a letter to Unicode.
 */
function tidyCode(typed: string): string {
  return withoutSpace(typed)
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
    .replace(/(?:[^\p{L}\p{N}]|\u30FC)+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** `+86 138-0013-8000` and `13800138000` are one number, and have to be one account. */
function tidyPhone(typed: string): string {
  return withoutSpace(typed)
    .replace(/[-()]/g, '')
    .replace(/^(?:\+|00)86(?=1\d{10}$)/, '');
}

/** One line of words: trimmed, not empty, no control characters and no half of a character, which no database keeps. */
/* @__NO_SIDE_EFFECTS__ */
export function line(longest: number) {
  return pipe(
    string('incorrectFormat' satisfies MessageKey),
    trim(),
    nonEmpty('cannotBeEmpty' satisfies MessageKey),
    maxLength(longest, 'incorrectFormat' satisfies MessageKey),
    regex(/^[^\p{Cc}\p{Cs}]*$/u, 'incorrectFormat' satisfies MessageKey),
  );
}

/** As `line`, with line breaks and tabs. */
/* @__NO_SIDE_EFFECTS__ */
export function lines(longest: number) {
  return pipe(
    string('incorrectFormat' satisfies MessageKey),
    trim(),
    nonEmpty('cannotBeEmpty' satisfies MessageKey),
    maxLength(longest, 'incorrectFormat' satisfies MessageKey),
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
  transform(tidyPhone),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^(?:1[3-9]\d{9}|\+[1-9]\d{6,14})$/, 'incorrectFormat' satisfies MessageKey),
);

/** Email address of an account; out it comes in lower case. */
export const accountEmail = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform((typed) => withoutSpace(typed).toLowerCase()),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  maxLength(254, 'incorrectFormat' satisfies MessageKey),
  email('incorrectFormat' satisfies MessageKey),
);

/** Where to call somebody back; landlines and service numbers as well as mobiles. */
export const contactPhone = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(tidyPhone),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^\+?\d{5,20}$/, 'incorrectFormat' satisfies MessageKey),
);

/** A contact's phone number or an account's email address, tidied as these are: by it somebody shows that a request is theirs. */
export const phoneOrEmail = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform((typed) => (typed.includes('@') ? withoutSpace(typed).toLowerCase() : tidyPhone(typed))),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  maxLength(254, 'incorrectFormat' satisfies MessageKey),
  regex(/^(?:\+?\d{5,20}|[^@]+@[^@]+)$/, 'incorrectFormat' satisfies MessageKey),
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
export const chosenPassword = pipe(password, regex(/[^\s\p{C}]/u, 'passwordBlank' satisfies MessageKey));

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

/** The code sent to a phone or email address, or printed beside a serial number: exactly 4 characters. */
export const verificationCode = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(lettersAndDigits),
  nonEmpty('pleaseEnterVerificationCode' satisfies MessageKey),
  length(verificationCodeLength, 'pleaseEnterFourDigitCode' satisfies MessageKey),
  regex(/^[A-Z\d]*$/, 'incorrectFormat' satisfies MessageKey),
);

/** Serial number of a device, as printed on its plate; compared by its `lettersAndDigits`, 4 to 32 of them. */
export const serialNumber = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(tidyCode),
  nonEmpty('pleaseEnterSerialNumber' satisfies MessageKey),
  regex(/^(?:-?[A-Z\d]){4,32}$/, 'incorrectFormat' satisfies MessageKey),
);

/**
 * Activation code that comes with a device, compared by its `lettersAndDigits`; also the shape of a parcel's
 * tracking number.
 */
export const printedCode = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform(tidyCode),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^[A-Z\d-]{1,64}$/, 'incorrectFormat' satisfies MessageKey),
);

/** A moment in a reply: ISO 8601 in UTC, such as `2026-01-31T08:00:00.000Z`. */
export const moment = pipe(string(), isoTimestamp(), endsWith('Z'));
