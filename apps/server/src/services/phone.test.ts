import { contactDetails, followRequest, spacedPhone } from '@payload/api/contract';
import { writeCsv } from '@payload/catalog/csv';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { keptPhone, readPhoneOf } from '../db/phone-column.ts';
import { exampleNumbers, spellings } from '../testing/phone-spellings.ts';
import { readCsv } from './csv.ts';
import { isSamePhone, knownPhone, phonesMeantBy } from './phone.ts';

/** What a form that says so is kept with; it is read by the contract and then known by the service. */
const keptFrom = (phone: string, region = 'Others') =>
  keptPhone(knownPhone(parse(contactDetails, { contact: 'Kim', phone, region }).phone, { region }));

const refusalOf = (phone: string, region?: string) => {
  try {
    return keptPhone(knownPhone(phone, { region }));
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
};

it('has an example of 245 countries', () => {
  expect(exampleNumbers).toHaveLength(245);
});

describe.each(Object.entries(spellings))('a number %s', (_name, spelled) => {
  it('is kept in E.164, whatever its country', () => {
    expect(exampleNumbers.map((number) => keptFrom(spelled(number)))).toEqual(
      exampleNumbers.map(({ number }) => number),
    );
  });

  it('with an extension keeps it', () => {
    expect(exampleNumbers.map((number) => keptFrom(`${spelled(number)} ext. 12`))).toEqual(
      exampleNumbers.map(({ number }) => `${number};ext=12`),
    );
  });

  it('follows a request that was sent with any other, and is found at the desk', () => {
    for (const number of exampleNumbers) {
      const { reach } = parse(followRequest.body, { number: 'K7QP-4MXD', reach: spelled(number) });
      expect([spelled(number), isSamePhone(reach, readPhoneOf(number.number))]).toEqual([
        spelled(number),
        true,
      ]);
      expect(phonesMeantBy(spelled(number))).toContain(number.number);
    }
  });
});

describe('a number without its country code', () => {
  it('follows a request and is found at the desk as it is dialled inside its country', () => {
    // Two islands have four digits, which are told from nothing else.
    for (const number of exampleNumbers.filter(({ nationalNumber }) => nationalNumber.length > 4)) {
      const dialled = number.formatNational();
      const { reach } = parse(followRequest.body, { number: 'K7QP-4MXD', reach: dialled });
      expect([dialled, isSamePhone(reach, readPhoneOf(number.number))]).toEqual([dialled, true]);
      expect([dialled, phonesMeantBy(dialled).includes(number.number)]).toEqual([dialled, true]);
    }
  });

  it.each([
    ['138 0013 8000', '+8613800138000'],
    ['86 138 0013 8000', '+8613800138000'],
    ['0086 138 0013 8000', '+8613800138000'],
    ['0755-8888 8888', '+8675588888888'],
    ['(010) 8888 8888', '+861088888888'],
    ['0755-88888888 转 801', '+8675588888888;ext=801'],
    ['400-123-4567', '+864001234567'],
    ['95338', '95338'],
  ])('is of mainland China where the form says so: %s', (typed, kept) => {
    expect(keptFrom(typed, 'China')).toBe(kept);
  });

  it('is asked about, and not guessed', () => {
    for (const region of ['Americas', 'Others']) {
      expect(refusalOf('13800138000', region)).toBe('phoneNeedsCountry');
      expect(refusalOf('14155550123', region)).toBe('phoneNeedsCountry');
      expect(refusalOf('02079460018', region)).toBe('phoneNeedsCountry');
    }
    for (const number of [
      '07700900123',
      '2025550143',
      '0612345678',
      '88888888',
      '447700900123',
      '0312345678',
    ])
      for (const region of ['China', undefined]) expect(refusalOf(number, region)).toBe('phoneNeedsCountry');
    expect(refusalOf('02079460018')).toBe('phoneNeedsCountry');
    expect(refusalOf('13800138000')).toBe('+8613800138000');
  });
});

it.each(['+12', '+999123456789', '+4477009', '+86138001380001234'])('no country has %s', (number) => {
  expect(refusalOf(number)).toBe('incorrectFormat');
});

it('knows another number, and another extension, from its own', () => {
  expect(isSamePhone('+447700900124', '+447700900123')).toBe(false);
  expect(isSamePhone('13800138001', '13800138000')).toBe(false);
  expect(isSamePhone('+4413800138000', '13800138000')).toBe(false);
  expect(isSamePhone('075588888888', '075588888888 ext. 801')).toBe(true);
  expect(isSamePhone('075588888888 ext. 802', '075588888888 ext. 801')).toBe(false);
});

it('finds what was kept without a country, and nothing by what is no number', () => {
  expect(phonesMeantBy('07700 900123')).toContain('07700900123');
  for (const words of ['', 'Kim', 'K7QP-4MXD', 'T90-SAMPLE-01', '12', 'x'.repeat(5000)])
    expect([words, phonesMeantBy(words)]).toEqual([words, []]);
});

it.each([
  ['13800138000', '+8613800138000'],
  ['075588888888', '+8675588888888'],
  ['01088888888', '+861088888888'],
  ['4001234567', '+864001234567'],
  ['+447700900123', '+447700900123'],
  ['+442079460018 ext. 12', '+442079460018;ext=12'],
  ['075588888888 ext. 801', '+8675588888888;ext=801'],
  ['95338', '95338'],
  ['', ''],
])('%s is kept as %s, and read as it was', (phone, kept) => {
  expect(keptPhone(phone)).toBe(kept);
  expect(readPhoneOf(kept)).toBe(phone);
  expect(keptPhone(kept)).toBe(kept);
});

it.each([
  ['+447700900123', '+44 7700900123'],
  ['+12025550123', '+1 2025550123'],
  ['+352621000000', '+352 621000000'],
  ['13800138000', '138 0013 8000'],
  ['075512345678', '0755 12345678'],
  ['01012345678', '010 12345678'],
  ['95338', '95338'],
])('%s stands in an export as it is dialled: %s', (phone, spaced) => {
  expect(spacedPhone(phone)).toBe(spaced);
  expect(spaced.replaceAll(' ', '')).toBe(phone);
  expect(writeCsv([[spaced]])).toBe(`\uFEFF${spaced}\r\n`);
  expect(readCsv(writeCsv([[spaced]]))[0]?.cells).toEqual([spaced]);
});

it('with an extension is text to a spreadsheet as well', () => {
  for (const phone of ['+442079460018 ext. 12', '075588888888 ext. 801']) {
    const spaced = spacedPhone(phone);
    expect(writeCsv([[spaced]])).toBe(`\uFEFF${spaced}\r\n`);
  }
});
