import { type CountryCode, getCountries, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** A mobile number of each country that has numbers of its own. */
export const exampleNumbers: readonly PhoneNumber[] = getCountries().map((country: CountryCode) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`There is no example of a number of ${country}.`);
  return example;
});

const fullWidth = (text: string) =>
  text.replaceAll(/[\d+ ]/g, (character) =>
    character === ' ' ? '\u3000' : String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0),
  );

/** A number of another country with the zero in brackets that is only dialled inside it; as it is where that zero belongs to it. */
function withZero(number: PhoneNumber): string {
  const [code, ...rest] = number.formatInternational().split(' ');
  return ['39', '378'].includes(number.countryCallingCode)
    ? number.formatInternational()
    : `${code} (0)${rest.join(' ')}`;
}

/** How people write, dictate and paste a number with its country code. Each is the same number. */
export const spellings: Readonly<Record<string, (number: PhoneNumber) => string>> = {
  'in E.164': ({ number }) => number,
  'as it is written abroad': (number) => number.formatInternational(),
  'with no-break spaces': (number) => number.formatInternational().replaceAll(' ', '\u00A0'),
  'in full width': (number) => fullWidth(number.formatInternational()),
  'out of the contacts of Windows': (number) => `\u202A${number.formatInternational()}\u202C`,
  'out of the contacts of macOS and iOS': (number) => `\u202D${number.formatInternational()}\u202C`,
  'behind a mark of direction': (number) => `\u200E${number.formatInternational()}`,
  'with soft hyphens': (number) => number.formatInternational().replaceAll(' ', '\u00AD'),
  'with variation selectors and joiners': (number) =>
    number.formatInternational().replaceAll(' ', '\uFE0E \u200C\u200D\u2060'),
  'with dots': (number) => number.formatInternational().replaceAll(' ', '.'),
  'with en dashes': (number) => number.formatInternational().replaceAll(' ', '–'),
  'with no-break hyphens': (number) => number.formatInternational().replaceAll(' ', '‑'),
  'with the hyphen of a Japanese keyboard': (number) => number.formatInternational().replaceAll(' ', 'ー'),
  'with slashes': (number) => number.formatInternational().replaceAll(' ', '/'),
  'as a link': (number) => number.getURI(),
  'with brackets': (number) => number.formatInternational().replace(/ (\d+)/, ' ($1)'),
  'with the country code in brackets': (number) => number.formatInternational().replace(/^(\S+)/, '($1)'),
  'with two zeros': ({ number }) => number.replace('+', '00'),
  'with the zero of calls inside the country': withZero,
};
