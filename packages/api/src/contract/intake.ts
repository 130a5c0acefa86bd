/*
 * What people type, paste and dictate, read as they meant it, before a field checks it. Nothing else in the contract takes
 * characters out of a text, so that what cannot be seen is the same in every field.
 */

/** Characters of what is pasted for a code, a number or an address at most: more is none, and not read for one. */
const longestPasted = 1000;

/**
 * Whether something in a text can be seen. Fillers, joiners, marks of direction and the empty braille pattern cannot; what a
 * font may lack, such as a new emoji or a rare letter of someone's own, can.
 */
export function canBeSeen(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);
}

/** Characters as people and the database count them: one beyond the first plane is one, not two. */
export function charactersOf(text: string): number {
  return Array.from(text).length;
}

/** Text as it is kept: trimmed, and empty where nothing of it can be seen. */
export function readLines(typed: string): string {
  const text = typed.trim();
  return canBeSeen(text) ? text : '';
}

/**
 * As `readLines`, for text that stands on a line with others: without marks that turn the writing, which would turn what
 * stands behind it too, and with spaces for the separators of lines and paragraphs.
 */
export function readLine(typed: string): string {
  return readLines(typed.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').replace(/[\u2028\u2029]+/g, ' '));
}

/** Full-width forms become plain ones; space and what cannot be seen go. */
function plain(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\p{Cf}\p{DI}\u2800]/gu, '');
}

/**
 * What a serial number or a code is compared by: its letters and digits, in upper case and in their plain
 * forms. Whether it was copied with hyphens, dictated with spaces or typed in one go decides nothing.
 */
export function lettersAndDigits(code: string): string {
  return (
    code
      .normalize('NFKC')
      .toUpperCase()
      // The fillers of Hangul are letters to Unicode, as the mark on a Japanese keyboard is.
      .replace(/[^\p{L}\p{N}]|[\p{DI}\u30FC]/gu, '')
  );
}

/**
 * A serial number or a code as it was typed, fit to be shown: in upper case, without spaces and what is not
 * seen, and with a hyphen for every other mark. The mark on a Japanese keyboard's hyphen is a letter to Unicode.
 */
export function readCode(typed: string): string {
  return plain(typed)
    .toUpperCase()
    .replace(/(?:[^\p{L}\p{N}]|\u30FC)+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What a message or a label says before the code that it is about. */
const beforeCode = /(?:\b(?:code|number|no\.)(?:\s+is)?(?:\s*[:#]\s*|\s+)|[码碼号號](?:是|为|為)?[\s:]*)/giu;

/** Groups of capitals and digits, or of any letters with a digit in each. */
const groups = /^(?:(?:[A-Z\d\p{Pd}]{3,}|[A-Za-z\d\p{Pd}]*\d[A-Za-z\d\p{Pd}]*)(?![A-Za-z\d])[ \t]*)+/u;

/** As `readCode`, of a whole sentence the code that it names: `Your activation code is T904-6FHP.` */
export function readNamedCode(typed: string): string {
  if (typed.length > longestPasted) return typed;
  const sentence = typed.normalize('NFKC');
  for (const { 0: words, index } of sentence.matchAll(beforeCode)) {
    const [code] = groups.exec(sentence.slice(index + words.length)) ?? [];
    if (code !== undefined) return readCode(code);
  }
  return readCode(typed);
}

const isMixed = (word: string) => /\d/.test(word) && /[A-Za-z]/.test(word);
const isCapital = (word: string) => word === word.toUpperCase();

/**
 * The short code that was typed, or that a pasted message or label names. Where nothing tells which part of a sentence it
 * is, all of the letters and digits are given back.
 *
 * @param length characters of the code.
 */
export function readShortCode(typed: string, length: number): string {
  if (typed.length > longestPasted) return typed;
  const whole = lettersAndDigits(typed);
  const sentence = typed.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, '');
  // Capitals and digits alone, as they are dictated in groups, are no sentence.
  if (whole.length <= length || !/[a-z]{2}|\p{Script=Han}|\bVC\b/u.test(sentence)) return whole;
  const words = sentence
    .split(/[^A-Za-z\d_-]+/)
    .filter((word) => /^[A-Za-z\d]+$/.test(word) && word.length === length);
  for (const found of [
    words.filter((word) => isMixed(word) && isCapital(word)),
    words.filter(isCapital),
    words.filter(isMixed),
  ]) {
    const [only, ...others] = new Set(found);
    if (only !== undefined && others.length === 0) return only.toUpperCase();
  }
  return whole;
}

/** How people write that an extension follows. */
const extensionMark = /\s*(?:;?\s*ext(?:ension|n)?\.?\s*=?|x|转|轉|分机号?|分機|#)\s*:?\s*(\d{1,8})\s*$/iu;

/** An extension behind a landline, as it is written in China: `0755-88888888-801`. */
const extensionBehind = /^(\(?0\d{2,3}\)?[\s\p{Pd}]?\d{7,8})\p{Pd}(\d{1,6})$/u;

/** Where the zero in brackets belongs to the number: Italy and the Vatican, San Marino. */
const keptZero = /^\+(?:39|378)\(0\)/;

/** What stands before an extension in a number that was read. */
export const readExtensionMark = ' ext. ';

/**
 * A phone number without the marks it is written with: digits, with `+` before a country code, and ` ext. 12` behind. What is
 * no number stays as it is.
 */
export function readPhone(typed: string): string {
  if (typed.length > longestPasted) return typed;
  const written = typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}\u2800]/gu, '')
    .trim();
  const [found, before, behind] = extensionBehind.exec(written) ?? [];
  const extension = found === undefined ? extensionMark.exec(written)?.[1] : behind;
  const number = (before ?? written.replace(extensionMark, ''))
    .replace(/^tel:/i, '')
    .replace(/[\s\p{Pd}\u2212\u30FC./\u00B7]/gu, '')
    .replace(/^\((\+?\d+)\)/, '$1')
    .replace(/^00(?=[1-9])/, '+');
  const bare = (keptZero.test(number) ? number : number.replace(/^(\+\d{1,3})\(0\)/, '$1'))
    .replace(/[()]/g, '')
    .replace(/^86(?=1[3-9]\d{9}$)/, '+86');
  return extension === undefined || bare === '' ? bare : bare + readExtensionMark + extension;
}

/** A domain in ASCII, an international one in its Punycode; empty where it is none. */
function asciiDomain(domain: string): string {
  if (/[/:?#@\\%[\]]/.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * An email address in small letters, its domain in ASCII, so that both spellings of an international one are one account.
 * `<a@b>` and `mailto:` go, with the name before and the full stop behind that come with pasting.
 */
export function readEmail(typed: string): string {
  if (typed.length > longestPasted) return typed;
  const pasted = typed.normalize('NFKC');
  const [, inner = pasted] = /<([^<>]*@[^<>]*)>/.exec(pasted) ?? [];
  const bare = plain(inner)
    .toLowerCase()
    .replace(/^(["'“‘(])(.*)["'”’)]$/, '$2')
    .replace(/[.,;、，。]+$/, '');
  const address = bare.startsWith('mailto:') ? fromLink(bare.slice('mailto:'.length)) : bare;
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** The address of a link, without the subject that may stand behind it. */
function fromLink(link: string): string {
  const [address = ''] = link.split(/(?<=@[^?]*)\?/, 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
