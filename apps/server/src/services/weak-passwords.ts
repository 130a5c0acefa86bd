import { readPhone } from '@payload/api/contract';
import type { Address } from './address.ts';
import { commonPasswords } from './common-passwords.ts';
import { isSamePhone } from './phone.ts';
import { Refused } from './refused.ts';

/** Rows and columns of keyboards, the alphabet and the digits: what fingers run along. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
  'qwertyuiopasdfghjklzxcvbnm',
].flatMap((run) => [run, run.split('').toReversed().join('')]);

/**
 * Refuses a password that whoever guesses tries first: a common one, also with a number or mark behind it; one key or
 * group again and again; a run along the keyboard; the address of the account or a part of it.
 *
 * @throws {Refused} `passwordTooCommon` or `passwordIsAddress`, for the field `password`.
 */
export function refuseWeak(password: string, address: Address): void {
  const typed = password.normalize('NFKC').toLowerCase();
  if (isAddress(typed, address)) throw new Refused('passwordIsAddress', 500, 'password');
  if (isCommon(typed)) throw new Refused('passwordTooCommon', 500, 'password');
}

function isAddress(typed: string, { kind, value }: Address): boolean {
  const bare = typed.replaceAll(/[\s\p{C}]/gu, '');
  if (kind === 'email') return bare === value || bare === value.slice(0, value.lastIndexOf('@'));
  return isSamePhone(readPhone(bare), value);
}

function isCommon(typed: string): boolean {
  const bare = typed.trim();
  const word = bare.replace(/[^\p{L}]{1,4}$/u, '');
  return [bare, bare.replace(/[!?.#*@_-]+$/, ''), word].some(
    (each) => commonPasswords.has(each) || isRepeated(each) || isRun(each),
  );
}

/** One to four characters again and again, such as `aaaaaa` and `abcabc`; a number behind may be cut off from it. */
function isRepeated(text: string): boolean {
  return text.length >= 4 && /^(.{1,4}?)\1+$/su.test(text);
}

/** Four or more along one run; what is shorter is only a part of a longer password. */
function isRun(text: string): boolean {
  return text.length >= 4 && runs.some((run) => run.includes(text));
}
