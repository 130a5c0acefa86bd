import { readExtensionMark } from './intake.ts';

/** The country codes of one and two digits (ITU-T E.164); all others have three. */
const shortCountryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone number as people write it: `+44 7700900123`, `138 0013 8000`, `0755 12345678`. A spreadsheet takes one
 * with a space for a text, and so neither drops its plus or its zero nor rounds it.
 */
export function spacedPhone(phone: string): string {
  const at = phone.indexOf(readExtensionMark);
  return at < 0 ? spaced(phone) : spaced(phone.slice(0, at)) + phone.slice(at);
}

function spaced(phone: string): string {
  if (phone.startsWith('+')) {
    const [code = phone.slice(0, 4)] = shortCountryCode.exec(phone) ?? [];
    return `${code} ${phone.slice(code.length)}`;
  }
  if (/^1[3-9]\d{9}$/.test(phone)) return phone.replace(/^(\d{3})(\d{4})/, '$1 $2 ');
  return phone.startsWith('0') ? phone.replace(/^(010|02\d|\d{4})(?=\d)/, '$1 ') : phone;
}
