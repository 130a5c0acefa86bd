import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { verdict } from '../testing/verdict.ts';
import * as contract from './index.ts';
import {
  type Call,
  findProductsByType,
  getHomepageInfo,
  getOtaByCode,
  getOtaByType,
  getProductInfo,
  messageKeys,
  publishNotice,
  recommend,
  validate,
} from './index.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const calls: Call[] = Object.values<unknown>(contract).filter(isCall);

/** Method and path as the specification has them: names of path parameters left out. */
const listed = (client: 1 | 2) =>
  calls
    .filter((call) => call.client === client)
    .map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
    .toSorted();

describe('the calls', () => {
  it('are all those of client 1', () => {
    expect(listed(1)).toEqual(
      [
        'GET /offi/public/getHomepageInfo',
        'GET /offi/public/findProductsByType/{}',
        'GET /offi/public/findProductsByDevice/{}',
        'GET /offi/public/getProductInfo/{}',
        'POST /offi/public/customer/recommend',
        'GET /offi/public/getAllProductParamsCompare/{}',
        'GET /offi/jz-ota/getByCode/{}/{}',
        'GET /offi/jz-ota/getByType/{}/{}',
        'GET /offi/public/login/sendSmsCode',
        'POST /offi/public/phonePwdLogin',
        'POST /offi/public/registerOrLogin/phoneVerify',
        'POST /offi/public/registerAndLogin',
        'POST /offi/public/emailPwdLogin',
        'GET /offi/public/login/sendEmailCode',
        'POST /offi/public/registerOrLogin/emailVerify',
        'POST /offi/public/email/registerAndLogin',
        'POST /offi/public/email/forgetPassword',
        'POST /offi/public/phone/forgetPassword',
        'POST /offi/public/password/reset',
      ].toSorted(),
    );
  });

  it('are all those of client 2, one to sign out, those for what is the account’s, one to ask for a quote, one to follow a request, and the desk’s', () => {
    expect(listed(2)).toEqual(
      [
        // Not in the specification's list; signing out revokes the token, which only this client sends.
        'POST /jzcrm/wx/customer/signOut/',
        // Nor in it: what an account has sent, activated and enrolled.
        'GET /jzcrm/wx/account/overview/',
        'GET /jzcrm/wx/account/request/',
        // Nor in it: what a price is asked for.
        'POST /jzcrm/wx/quote/save/',
        // Nor in it: an account takes a request back.
        'POST /jzcrm/wx/account/withdrawRequest/',
        // Nor in it: an account writes about a request.
        'POST /jzcrm/wx/account/replyToRequest/',
        // Nor in it: an account's sign-ins, its password, addresses, devices, contact details and data.
        'GET /jzcrm/wx/account/sessions/',
        'POST /jzcrm/wx/account/endSession/',
        'POST /jzcrm/wx/account/endOtherSessions/',
        'GET /jzcrm/wx/account/signIn/',
        'POST /jzcrm/wx/account/sendCode/',
        'POST /jzcrm/wx/account/changePassword/',
        'POST /jzcrm/wx/account/changeEmail/',
        'POST /jzcrm/wx/account/changePhone/',
        'POST /jzcrm/wx/account/callOffChange/',
        'POST /jzcrm/wx/account/disownChange/',
        'POST /jzcrm/wx/account/claimDevice/',
        'POST /jzcrm/wx/account/releaseDevice/',
        'GET /jzcrm/wx/account/contact/',
        'POST /jzcrm/wx/account/saveContact/',
        'POST /jzcrm/wx/account/removeContact/',
        'POST /jzcrm/wx/account/data/',
        'POST /jzcrm/wx/account/delete/',
        // Nor in it: a request is followed without an account.
        'POST /jzcrm/wx/request/follow/',
        // Nor in it: what anybody may know of a device.
        'GET /jzcrm/wx/device/',
        // Nor in it: what the maker says of devices in use, and whether an account is told of it.
        'GET /jzcrm/wx/notices/',
        'GET /jzcrm/wx/account/noticeChoice/',
        'POST /jzcrm/wx/account/setNoticeChoice/',
        // Nor in it: what the maker's staff do.
        'GET /jzcrm/desk/session/',
        'POST /jzcrm/desk/setUpSecondFactor/',
        'POST /jzcrm/desk/giveSecondFactor/',
        'GET /jzcrm/desk/queue/',
        'GET /jzcrm/desk/export/',
        'GET /jzcrm/desk/request/',
        'POST /jzcrm/desk/changeRequest/',
        'GET /jzcrm/desk/file/',
        'GET /jzcrm/desk/device/',
        'GET /jzcrm/desk/figures/',
        'POST /jzcrm/desk/undoOfDevice/',
        'POST /jzcrm/desk/deviceList/',
        'GET /jzcrm/desk/notices/',
        'POST /jzcrm/desk/publishNotice/',
        'POST /jzcrm/desk/printNotice/',
        'POST /jzcrm/desk/withdrawNotice/',
        'GET /jzcrm/wx/customerAddress/findProduct/',
        'GET /jzcrm/wx/repariRequest/findKuaiDiName/',
        // Nor in it: where parcels go.
        'GET /jzcrm/wx/repariRequest/findParcelAddress/',
        'POST /jzcrm/productProblem/upload/',
        'POST /jzcrm/productProblem/deleteUpload/',
        'POST /jzcrm/wx/repariRequest/saveByHand/',
        'GET /jzcrm/crm/jz-product-activate/device/activate/',
        'GET /jzcrm/crm/jz-product-activate/public/device/activate',
        'POST /jzcrm/crm/jz-product-care/device/jzcare/activate/',
      ].toSorted(),
    );
  });

  it('take every parameter of their path and no other', () => {
    for (const call of calls) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect('entries' in call.params && Object.keys(Object(call.params.entries))).toEqual(named);
    }
  });

  it('take a notice whose ranges have two ends written alike, and name the part that is wrong', () => {
    const written = { title: 'Check the yoke', text: 'Before the next flight.' };
    const notice = {
      number: ' n-2026-04 ',
      severity: 'safety',
      scopes: [{ productCode: 'T90', from: 't90-sample-01', to: 'T90-SAMPLE-02' }],
      texts: { en: written, cn: written },
    };
    const verdictOf = (changes: object) =>
      verdict(publishNotice.body, { notice: { ...notice, ...changes }, mode: 'preview' });
    expect(parse(publishNotice.body, { notice, mode: 'preview' }).notice).toMatchObject({
      number: 'N-2026-04',
      scopes: [{ from: 'T90-SAMPLE-01', to: 'T90-SAMPLE-02' }],
    });
    const ranges = [
      { from: 'T90-SAMPLE-02', to: 'T90-SAMPLE-01' },
      { from: 'T90-SAMPLE-1', to: 'T90-SAMPLE-02' },
      { from: 'T90-SAMPLE-01', to: null },
    ];
    for (const range of ranges)
      expect(verdictOf({ scopes: [{ productCode: 'T90', ...range }] })).toEqual([
        'notice.scopes.0: incorrectFormat',
      ]);
    expect(verdictOf({ scopes: [] })).toEqual(['notice.scopes: cannotBeEmpty']);
    expect(verdictOf({ number: 'N/4' })).toEqual(['notice.number: incorrectFormat']);
    expect(verdictOf({ texts: { en: written, cn: { ...written, title: ' ' } } })).toEqual([
      'notice.texts.cn.title: cannotBeEmpty',
    ]);
  });

  it('answer in English where no language is asked for, and refuse one there is not', () => {
    expect(validate(getHomepageInfo.query, {})).toEqual({ ok: true, value: { language: 'en' } });
    expect(validate(getHomepageInfo.query, { language: 'cn' })).toEqual({
      ok: true,
      value: { language: 'cn' },
    });
    expect(validate(getHomepageInfo.query, { language: 'de' })).toEqual({
      ok: false,
      refusals: [{ field: 'language', key: 'incorrectFormat' }],
    });
  });
});

describe('catalogue', () => {
  it('takes the seven types and nothing else', () => {
    expect(verdict(findProductsByType.params, { type: 'displayEquipment' })).toBe('good');
    expect(verdict(findProductsByType.params, { type: 'balloon' })).toEqual(['type: incorrectFormat']);
  });

  it('takes no address parts for a code', () => {
    expect(verdict(getProductInfo.params, { code: 'S3mini' })).toBe('good');
    expect(verdict(getProductInfo.params, { code: '..' })).toEqual(['code: incorrectFormat']);
    expect(verdict(getProductInfo.params, { code: 'H1T/..' })).toEqual(['code: incorrectFormat']);
  });

  it('reads the kind of a file as a number or as the digit of an address', () => {
    expect(parse(getOtaByCode.params, { otaType: '3', productCode: 'AD2' })).toEqual({
      otaType: 3,
      productCode: 'AD2',
    });
    expect(parse(getOtaByCode.params, { otaType: 3, productCode: 'AD2' }).otaType).toBe(3);
    expect(verdict(getOtaByCode.params, { otaType: '4', productCode: 'AD2' })).toEqual([
      'otaType: incorrectFormat',
    ]);
  });

  it('takes a child of a download category by its name in addresses, and by what it is filed under', () => {
    expect(verdict(getOtaByType.params, { otaType: '1', child: 'thrower' })).toBe('good');
    expect(verdict(getOtaByType.params, { otaType: '1', child: 'DROP KIT' })).toBe('good');
    expect(verdict(getOtaByType.params, { otaType: '1', child: "DROP'KIT" })).toEqual([
      'child: incorrectFormat',
    ]);
    expect(verdict(getOtaByType.params, { otaType: '1', child: '' })).toEqual(['child: cannotBeEmpty']);
  });

  it('asks for all four answers of the questionnaire', () => {
    const answers = { scenario: 'other', features: ['shout'], aircraft: 'M30', budget: 'over20000' };
    expect(verdict(recommend.body, answers)).toBe('good');
    expect(verdict(recommend.body, { ...answers, features: [] })).toEqual(['features: cannotBeEmpty']);
    expect(verdict(recommend.body, { ...answers, scenario: '' })).toEqual(['scenario: cannotBeEmpty']);
    expect(verdict(recommend.body, { ...answers, features: ['sing'] })).toEqual([
      'features.0: incorrectFormat',
    ]);
  });
});

it('has every message key once', () => {
  expect(new Set(messageKeys).size).toBe(messageKeys.length);
});
