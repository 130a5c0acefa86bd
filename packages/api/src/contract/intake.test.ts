import { type GenericSchema, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { badEmails, goodEmails } from '../testing/corpus/emails.ts';
import { noCodes, pastedActivationCodes, pastedCodes } from '../testing/corpus/pasted-codes.ts';
import { seen, unseen } from '../testing/corpus/unseen.ts';
import { verdict } from '../testing/verdict.ts';
import {
  activateDevice,
  contactDetails,
  emailPassword,
  followRequest,
  lettersAndDigits,
  phoneCode,
  phoneRegistration,
  publishNotice,
  replyToRequest,
  saveByHand,
  saveQuote,
  undoOfDevice,
} from './index.ts';

describe('an email address', () => {
  it.each(goodEmails)('%j is kept as %s', (typed, kept) => {
    expect(parse(emailPassword, { account: typed, password: 'secret' }).account).toBe(kept);
    // What is kept stays what it is, and follows a request as well as what was typed.
    expect(parse(emailPassword, { account: kept, password: 'secret' }).account).toBe(kept);
    expect(parse(followRequest.body, { number: 'K7QP-4MXD', reach: typed }).reach).toBe(kept);
  });

  it.each(badEmails)('is not %j', (typed) => {
    expect(verdict(emailPassword, { account: typed, password: 'secret' })).toEqual([
      expect.stringMatching(/^account: (?:incorrectFormat|cannotBeEmpty)$/),
    ]);
  });
});

const phoneOf = (phone: string) => parse(contactDetails, { contact: 'Kim', region: 'China', phone }).phone;

describe('a phone number', () => {
  it.each([
    ['\u202D138 0013 8000\u202C', '13800138000'],
    ['\u200E138\u200D0013\uFE0E8000', '13800138000'],
    ['138.0013.8000', '13800138000'],
    ['138–0013‑8000', '13800138000'],
    ['138ー0013ー8000', '13800138000'],
    ['138/0013/8000', '13800138000'],
    ['tel:+86-138-0013-8000', '+8613800138000'],
    ['86 138 0013 8000', '+8613800138000'],
    ['０１０－８８８８８８８８', '01088888888'],
    ['(0755) 8888 8888', '075588888888'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['(+44) (0) 7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+39 (0)6 6981 2345', '+390669812345'],
    ['+44 20 7946 0018 ext. 12', '+442079460018 ext. 12'],
    ['+44 20 7946 0018 ext12', '+442079460018 ext. 12'],
    ['+44 20 7946 0018 extension 12', '+442079460018 ext. 12'],
    ['tel:+442079460018;ext=12', '+442079460018 ext. 12'],
    ['+1 (202) 555-0143 x 7', '+12025550143 ext. 7'],
    ['0755-88888888 转 801', '075588888888 ext. 801'],
    ['0755-88888888转801', '075588888888 ext. 801'],
    ['0755-88888888 分机：801', '075588888888 ext. 801'],
    ['0755-88888888-801', '075588888888 ext. 801'],
    ['0755-88888888#801', '075588888888 ext. 801'],
  ])('%j is read as %s, and that once more', (typed, read) => {
    expect(phoneOf(typed)).toBe(read);
    expect(phoneOf(read)).toBe(read);
  });

  it.each([
    'call me',
    '+',
    '12',
    'extension twelve',
    '138 0013 8000 ext.',
    '+44 7700 900123 or 900124',
    '1'.repeat(2000),
  ])('is not %j', (phone) => {
    expect(verdict(contactDetails, { contact: 'Kim', region: 'China', phone })).toEqual([
      'phone: incorrectFormat',
    ]);
  });

  it('of an account has no extension, for codes are sent to it', () => {
    expect(verdict(phoneCode, { account: '+44 20 7946 0018 x12', code: 'K7P2' })).toEqual([
      'account: incorrectFormat',
    ]);
  });
});

describe('a verification code', () => {
  it.each(pastedCodes)('in %j is %s, sent or printed', (pasted, code) => {
    expect(parse(phoneCode, { account: '13800138000', code: pasted }).code).toBe(code);
    const label = { serialNumber: 'T90-0001', verificationCode: pasted, activationCode: 'T904-6FHP' };
    expect(parse(activateDevice.query, label).verificationCode).toBe(code);
  });

  it.each(noCodes)('is not in %j', (pasted) => {
    expect(verdict(phoneCode, { account: '13800138000', code: pasted })).toEqual([
      'code: pleaseEnterFourDigitCode',
    ]);
  });

  it.each(pastedActivationCodes)('is no activation code: that in %j is %s', (pasted, code) => {
    const label = { serialNumber: 'T90-0001', verificationCode: 'K7P2', activationCode: pasted };
    expect(lettersAndDigits(parse(activateDevice.query, label).activationCode)).toBe(code);
  });
});

const request = {
  type: 'repair',
  num: 3,
  submissionId: '3f0c8f1e-6a52-4c1e-9d0a-0b9b5f6f7a10',
  contact: 'Kim',
  phone: '13800138000',
  region: 'China',
  address: 'Road 1',
  productCode: 'H1T',
  serialNumber: 'H1T-0001',
  description: 'No sound',
  uploads: [],
  courier: 'SF',
  trackingNumber: 'SF1',
};
const quote = {
  submissionId: request.submissionId,
  items: [{ code: 'T90', quantity: 1 }],
  place: 'Leeds',
  contact: 'Kim',
  phone: '13800138000',
  region: 'China',
};
const written = { title: 'Check the yoke', text: 'Before the next flight.' };
const notice = {
  number: 'N-2026-04',
  severity: 'safety',
  scopes: [{ productCode: 'T90', from: null, to: null }],
  texts: { en: written, cn: written },
};

/** A place that words are typed into: the field that a refusal names, and a body with them in it. */
type Place = readonly [field: string, given: (text: string) => readonly [GenericSchema, unknown]];
const ofOneLine: readonly Place[] = [
  ['contact', (text: string) => [saveByHand.body, { ...request, contact: text }]],
  ['region', (text: string) => [saveByHand.body, { ...request, region: text }]],
  ['address', (text: string) => [saveByHand.body, { ...request, address: text }]],
  ['place', (text: string) => [saveQuote.body, { ...quote, place: text }]],
  ['reason', (text: string) => [undoOfDevice.body, { serialNumber: 'T90-0001', what: 'care', reason: text }]],
  [
    'notice.texts.cn.title',
    (text: string) => [
      publishNotice.body,
      { notice: { ...notice, texts: { en: written, cn: { ...written, title: text } } }, mode: 'preview' },
    ],
  ],
];
const ofSeveral: readonly Place[] = [
  ['description', (text: string) => [saveByHand.body, { ...request, description: text }]],
  ['note', (text: string) => [saveQuote.body, { ...quote, note: text }]],
  ['words', (text: string) => [replyToRequest.body, { number: 'K7QP-4MXD', words: text }]],
];

const contactOf = (contact: string) => parse(saveByHand.body, { ...request, contact }).contact;

describe('a text', () => {
  it.each([...ofOneLine, ...ofSeveral])('in %s is empty where nothing of it can be seen', (field, given) => {
    for (const text of unseen) {
      const [schema, input] = given(text);
      expect([text, verdict(schema, input)]).toEqual([text, [`${field}: cannotBeEmpty`]]);
    }
    for (const text of seen) {
      const [schema, input] = given(text);
      expect([text, verdict(schema, input)]).toEqual([text, 'good']);
    }
  });

  it('keeps what belongs to the letters of a language', () => {
    for (const text of seen) expect(parse(saveByHand.body, { ...request, contact: text }).contact).toBe(text);
  });

  it('on one line turns nothing that stands behind it, and is one line', () => {
    expect(contactOf('Kim \u202Egnp.exe\u202C')).toBe('Kim gnp.exe');
    expect(contactOf('\u2066Kim\u2069 \u202A\u202B\u202DLee')).toBe('Kim Lee');
    expect(contactOf('Kim\u2028Lee\u2029')).toBe('Kim Lee');
  });

  it('is as long as people count it', () => {
    const rare = '\u{20BB7}';
    expect(verdict(saveByHand.body, { ...request, contact: rare.repeat(100) })).toBe('good');
    expect(verdict(saveByHand.body, { ...request, contact: rare.repeat(101) })).toEqual([
      'contact: incorrectFormat',
    ]);
    expect(verdict(saveByHand.body, { ...request, description: '\u{1F636}'.repeat(2000) })).toBe('good');
    expect(verdict(saveByHand.body, { ...request, description: '\u{1F636}'.repeat(2001) })).toEqual([
      'description: incorrectFormat',
    ]);
  });

  it('that cannot be seen is no password', () => {
    for (const blank of ['\u3164', '\u2800', '\u115F', '\uFE0F']) {
      const password = blank.repeat(8);
      const registration = { account: '13800138000', code: 'K7P2', password, confirmPassword: password };
      expect([blank, verdict(phoneRegistration, registration)]).toEqual([blank, ['password: passwordBlank']]);
    }
  });
});
