import * as contract from '@payload/api/contract';
import { aircraft, products } from '@payload/catalog';
import type { BusyThings } from './busy-rows.ts';
import { at, type DearRequest, of } from './dear-request.ts';
import { lastOfAccount, ofAccount, ofDesk } from './dearest-own.ts';

/** As long as a text is read before it is taken for none. */
const pasted = 'Your code is '.repeat(76);
const password = 'пароль'.repeat(42);
const everyModel = products.map(({ code }) => code).join(',');
/** As many names as an address has room for: Node takes 16 kB. */
const repeated = (codes: readonly string[]) => `${codes.join(',')}${`,${codes[0]}`.repeat(2500)}`;
/** As many as fit side by side, of different families. */
const compared = repeated(['T90', 'H150T', 'PT4', 'DS4']);
const carriedBy = ({ key }: (typeof aircraft)[number]) =>
  products.filter((product) => product.aircraft.includes(key));
/** The aircraft that most hang under. */
const most = aircraft.reduce((best, each) => (carriedBy(each).length > carriedBy(best).length ? each : best));
const mostAircraft = most.key;
const bestCarried = carriedBy(most).map(({ code }) => code);
/** For every route at least one; those that change something stand after those that need it unchanged. */
export function dearestRequests(busy: BusyThings): DearRequest[] {
  return [
    ...site(busy),
    ...catalogue(),
    ...ofVisitors(busy),
    ...ofAccount(busy),
    ...ofDesk(busy),
    ...lastOfAccount(busy),
  ];
}

function site({ codesKey }: BusyThings): DearRequest[] {
  const chosen = bestCarried.slice(0, 20);
  return [
    at('GET /healthz', '/healthz'),
    at('GET /dev/codes', `/dev/codes?key=${codesKey}`),
    at('GET /api', '/api', { isRefused: true }),
    at('GET /api/*', `/api/${'x/'.repeat(7000)}`, { isRefused: true }),
    at('GET /jz-api', '/jz-api', { isRefused: true }),
    at('GET /jz-api/*', `/jz-api/${'x/'.repeat(7000)}`, { isRefused: true }),
    at('GET /*', `/${'%2f/..%2E'.repeat(1500)}`, { isRefused: true }),
    at('GET /*', '/en/'),
    at('GET /feeds/:language/:file', '/feeds/cn/notices.xml', { budget: { calls: 400, kilobytes: 1200 } }),
    at('GET /feeds/:language/:file', '/feeds/cn/T90.xml', { budget: { calls: 400, kilobytes: 1200 } }),
    ...[`compare.csv?models=${compared}`, `load.csv?aircraft=${mostAircraft}&models=${repeated(chosen)}`].map(
      (asked) => at(`GET /data/:language/${asked.split('?', 1)[0]}`, `/data/cn/${asked}`),
    ),
    at('GET /data/:language/:name.pdf', '/data/cn/T90.pdf', { budget: { calls: 1000 } }),
    at('GET /data/:language/:name.pdf', '/data/cn/T90-tender.pdf', { budget: { calls: 1000 } }),
    at('GET /data/:language/:name.pdf', `/data/cn/compare.pdf?models=${compared}`, {
      budget: { calls: 1000 },
    }),
    at(
      'GET /data/:language/:name.pdf',
      `/data/cn/load.pdf?aircraft=${mostAircraft}&models=${chosen.join(',')}`,
      { budget: { calls: 1000 } },
    ),
    at('GET /data/:language/:name.pdf', `/data/cn/load.pdf?aircraft=${mostAircraft}&models=${everyModel}`, {
      isRefused: true,
    }),
    at('GET /static/files/manuals/:id.pdf', '/static/files/manuals/T90-manual-cn.pdf', {
      budget: { calls: 1500, kilobytes: 600 },
    }),
    at('GET /static/files/announcements/:id.pdf', '/static/files/announcements/activation-notice-cn.pdf', {
      budget: { calls: 1500, kilobytes: 600 },
    }),
    at('GET /data/:language/notices/:number.pdf', '/data/cn/notices/BUSY-1.pdf', {
      budget: { calls: 2500, kilobytes: 400 },
    }),
  ];
}

function catalogue(): DearRequest[] {
  return [
    of(contract.getHomepageInfo),
    of(contract.findProductsByType, { params: { type: 'searchlight' } }),
    of(contract.findProductsByDevice, { params: { code: mostAircraft } }),
    of(contract.getProductInfo, { params: { code: 'T90' } }),
    of(contract.getAllProductParamsCompare, { params: { id: 'searchlight' } }),
    of(contract.getOtaByCode, { params: { otaType: '3', productCode: 'S3mini' } }),
    of(contract.getOtaByType, { params: { otaType: '1', child: 'megaphone' } }),
    of(contract.recommend, {
      body: {
        scenario: 'other',
        features: [...contract.neededFeatures],
        aircraft: 'M350RTK',
        budget: 'over20000',
      },
      // Two thousand combinations are weighed.
      budget: { calls: 2000 },
    }),
    of(contract.findCouriers),
    of(contract.findParcelAddress),
    of(contract.getNotices, { budget: { calls: 500, kilobytes: 1200 } }),
  ];
}

function ofVisitors({ number, serial }: BusyThings): DearRequest[] {
  const byPhone = { account: '13800138001', code: 'AB12' };
  const byMail = { account: `${'a'.repeat(64)}@${'b.'.repeat(60)}example.com`, code: 'AB12' };
  const chosen = { password, confirmPassword: password };
  const isRefused = true;
  return [
    of(contract.sendSmsCode, { query: { phone: '13800138001' } }),
    of(contract.sendEmailCode, { query: { email: byMail.account } }),
    of(contract.phonePwdLogin, { body: { account: byPhone.account, password }, isRefused }),
    of(contract.emailPwdLogin, { body: { account: byMail.account, password }, isRefused }),
    of(contract.phoneVerify, { body: byPhone, isRefused }),
    of(contract.emailVerify, { body: byMail, isRefused }),
    of(contract.registerAndLogin, { body: { ...byPhone, ...chosen }, isRefused }),
    of(contract.emailRegisterAndLogin, { body: { ...byMail, ...chosen }, isRefused }),
    of(contract.phoneForgetPassword, { body: byPhone, isRefused }),
    of(contract.emailForgetPassword, { body: byMail, isRefused }),
    of(contract.resetPassword, { body: { ticket: 'x'.repeat(256), ...chosen }, isRefused }),
    of(contract.getDeviceFacts, { query: { serialNumber: serial }, budget: { calls: 500, kilobytes: 1200 } }),
    of(contract.findRequestProducts),
    of(contract.findRequestProducts, { query: { serialNumber: serial } }),
    of(contract.activateDevicePublicly, {
      query: { serialNumber: serial, verificationCode: pasted, activationCode: pasted },
      isRefused,
    }),
    of(contract.followRequest, { body: { number, reach: '+86 138 0013 8000' }, budget: { kilobytes: 500 } }),
  ];
}
