import { readExtensionMark } from '@payload/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType } from 'drizzle-orm/pg-core';

/** Mainland numbers that the service writes without their country code: mobiles, landlines with their area code, 400 and 800. */
const mainland = /^(?:1[3-9]\d{9}|0[1-9]\d{8,10}|[48]00\d{7})$/;

/** What stands before an extension, as it is read and as it is kept (RFC 3966). */
const marks = { read: readExtensionMark, kept: ';ext=' };

/**
 * A phone number of the service as the database keeps it: in E.164, its extension behind `;ext=`. What has no country stays as
 * it is: service numbers, and numbers of earlier versions that could be of several.
 */
export function keptPhone(phone: string): string {
  const [number = '', extension] = phone.split(marks.read);
  const kept = mainland.test(number) ? `+86${number.replace(/^0/, '')}` : number;
  return extension === undefined ? kept : kept + marks.kept + extension;
}

/** As the service writes it: mainland numbers without their country code, as they are dialled there. */
export function readPhoneOf(kept: string): string {
  const [number = '', extension] = kept.split(marks.kept);
  const national = number.startsWith('+86') ? number.slice(3) : '';
  const read = [national, `0${national}`].find((each) => keptPhone(each) === number) ?? number;
  return extension === undefined ? read : read + marks.read + extension;
}

/** Column of a phone number, of which each has one spelling. */
export const phoneColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: keptPhone,
  fromDriver: readPhoneOf,
});

/** The number of such a column without its extension, as it is kept. */
export function numberOf(column: AnyPgColumn): SQL {
  return sql`substring(${column} from '^[+0-9]*')`;
}
