import { readExtensionMark, readPhone } from '@payload/api/contract';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { keptPhone, readPhoneOf } from '../db/phone-column.ts';
import { Refused } from './refused.ts';

/** Regions of the forms where a number without its country code is not one of mainland China. */
const abroad = ['Americas', 'Others'];

/** Numbers that are dialled in mainland China alone, and have no other spelling: those of banks, operators and authorities. */
const serviceNumber = /^(?:9[56]\d{3,6}|1[0-2]\d{3})$/;

/** Landlines with the zero that their area code is told by, as numbers of the same length elsewhere are not made; 400 and 800. */
const landline = /^(?:0(?:10|2\d|[3-9]\d{2})[2-8]\d{6,7}|[48]00\d{7})$/;

/**
 * The one spelling of a phone number, by what the contract has read: a mainland number as it is dialled there, any other as
 * `+` and digits (E.164), an extension behind ` ext. `.
 *
 * @param where `field` is what a refusal stands beside; `region` is that of a form. Without one only a mobile number is told to be
 *   of mainland China.
 * @throws {Refused} `phoneNeedsCountry` for a number that could be of any country, `incorrectFormat` for one that cannot be.
 */
export function knownPhone(
  read: string,
  { field = 'phone', region }: { field?: string; region?: string | undefined } = {},
): string {
  const [number, extension] = parted(read);
  const isWhole = number.startsWith('+');
  const known = isWhole ? international(number) : mainland(number, region);
  if (known === null) throw new Refused(isWhole ? 'incorrectFormat' : 'phoneNeedsCountry', 500, field);
  return known + extension;
}

/** A number and the extension behind it, with its mark. */
function parted(phone: string): [number: string, extension: string] {
  const at = phone.indexOf(readExtensionMark);
  return at < 0 ? [phone, ''] : [phone.slice(0, at), phone.slice(at)];
}

/** By its length alone: which numbers a country gives out changes faster than anybody's list of them. */
function international(number: string): string | null {
  const parsed = parsePhoneNumberFromString(number);
  return parsed?.isPossible() ? readPhoneOf(parsed.number) : null;
}

/** By whole ranges: what is no number of mainland China is one of another country. */
function mainland(number: string, region: string | undefined): string | null {
  if (region !== undefined && abroad.includes(region)) return null;
  if (/^1[3-9]\d{9}$/.test(number) || serviceNumber.test(number)) return number;
  if (region === undefined || !landline.test(number)) return null;
  return parsePhoneNumberFromString(number, 'CN')?.isValid() ? number : null;
}

/** A number as a form of a region is filled with it, so that it is known again when it is sent: abroad with its country code. */
export function phoneInForm(phone: string, region: string): string {
  const [number, extension] = parted(phone);
  return abroad.includes(region) ? keptPhone(number) + extension : phone;
}

/**
 * Whether someone gave the number that is kept. Without a country code theirs is taken for one of the same country, and an
 * extension counts where both have one.
 *
 * @param read as the contract has read it.
 */
export function isSamePhone(read: string, kept: string): boolean {
  const [given, givenExtension] = parted(read);
  const [number, extension] = parted(kept);
  if (givenExtension !== '' && extension !== '' && givenExtension !== extension) return false;
  if (given === number) return true;
  const known = parsePhoneNumberFromString(keptPhone(number));
  if (!known) return false;
  // A number that was given out lately is of no country that the metadata knows, yet of its country code.
  return [known.country, { defaultCallingCode: known.countryCallingCode }].some(
    (where) => where && parsePhoneNumberFromString(given, where)?.number === known.number,
  );
}

/**
 * All numbers, as they are kept, that may be meant by what a customer gives on the phone: without a country code one of each
 * country that has such a number. Empty for what is no number.
 */
export function phonesMeantBy(words: string): string[] {
  const [number] = parted(readPhone(words));
  if (!/^\+?\d{5,20}$/.test(number)) return [];
  if (number.startsWith('+')) return [...new Set([number, ...meant(number)])];
  return [
    ...new Set<string>([
      // What an earlier version took without a country is kept so.
      number,
      ...meant(`+${number}`),
      ...getCountries().flatMap((country) => meant(number, country)),
    ]),
  ];
}

/** The number that digits are in a country, in E.164; none where it has no such number. */
function meant(given: string, country?: CountryCode): string[] {
  const parsed = parsePhoneNumberFromString(given, country);
  return parsed?.isPossible() ? [parsed.number] : [];
}
