import { randomUUID } from 'node:crypto';
import * as contract from '@payload/api/contract';
import { products } from '@payload/catalog';
import type { BusyThings } from './busy-rows.ts';
import { at, type DearRequest, type Given, long, of } from './dear-request.ts';
import { sampleNotice, sampleQuote, sampleRepair } from './samples.ts';

const password = 'пароль'.repeat(42);

const emptyForm = (content: Buffer, type: string) => ({
  payload: Buffer.concat([
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ]),
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});

const listed = (index: number) => `L${index},T90,W9CJ,A${index}\n`;

/** The longest list of devices: each line new. */
function deviceList(): string {
  let list = 'serialNumber,productCode,verificationCode,activationCode\n';
  for (let index = 10_000; list.length + 30 < contract.deviceListMax; index += 1) list += listed(index);
  return list;
}

const fullNotice = (number: string) => {
  const texts = { title: long(160), text: long(contract.noticeTextMax) };
  const scopes = Array.from({ length: 100 }, (_, index) => ({
    productCode: 'H1T',
    from: `OWNED-${String(index).padStart(4, '0')}`,
    to: 'OWNED-9999',
  }));
  return sampleNotice({ number, scopes, texts: { en: texts, cn: texts } });
};

/** What an account may ask for. */
export function ofAccount(busy: BusyThings): DearRequest[] {
  const { dealer, number, asked, openFile, ownCode, serial } = busy;
  const mine = (call: contract.Call, given: Given = {}) => of(call, { who: dealer, ...given });
  const contact = {
    contact: long(100),
    phone: '+442079460018 ext. 12345678',
    region: long(100),
    address: long(300),
  };
  const isRefused = true;
  return [
    mine(contract.getAccountOverview, { budget: { calls: 200, kilobytes: 300 } }),
    mine(contract.getAccountRequest, { query: { number }, budget: { kilobytes: 500 } }),
    mine(contract.replyToRequest, { body: { number, words: long(2000) }, budget: { kilobytes: 500 } }),
    mine(contract.withdrawRequest, { body: { number: asked } }),
    mine(contract.getOwnContact),
    mine(contract.saveOwnContact, { body: contact }),
    mine(contract.removeOwnContact),
    mine(contract.getOwnData, {
      body: { code: ownCode },
      budget: { statements: 25, calls: 600, kilobytes: 5000 },
    }),
    mine(contract.getOwnSessions, { budget: { kilobytes: 50 } }),
    mine(contract.endOwnSession, { body: { id: randomUUID() }, budget: { kilobytes: 50 } }),
    mine(contract.getOwnSignIn),
    mine(contract.sendOwnCode),
    mine(contract.changePassword, { body: { code: 'AB12', password, confirmPassword: password }, isRefused }),
    mine(contract.changeEmail, { body: { account: 'other@example.com', code: 'AB12' }, isRefused }),
    mine(contract.changePhone, { body: { account: '13800138002', code: 'AB12' }, isRefused }),
    mine(contract.callOffChange),
    of(contract.disownChange, { body: { key: long(64) }, isRefused }),
    mine(contract.getNoticeChoice),
    mine(contract.setNoticeChoice, { body: { isWanted: true } }),
    mine(contract.activateDevice, {
      query: { serialNumber: serial, verificationCode: 'W9CJ', activationCode: 'T904-6FHP-25LS' },
    }),
    mine(contract.claimDevice, {
      body: { serialNumber: serial, verificationCode: 'W9CJ', activationCode: 'T904-6FHP-25LS' },
    }),
    mine(contract.releaseDevice, { body: { serialNumber: serial } }),
    mine(contract.activateCare, { body: { serialNumber: 'BUSY-1', ...contact } }),
    mine(contract.saveByHand, {
      body: { ...sampleRepair(), ...contact, description: long(2000), uploads: [openFile] },
    }),
    mine(contract.saveQuote, {
      body: {
        ...sampleQuote(),
        ...contact,
        items: products
          .slice(0, contract.quoteModelsMax)
          .map(({ code }) => ({ code, quantity: contract.quoteQuantityMax })),
        note: long(2000),
      },
    }),
    mine(contract.deleteUpload, { body: { id: randomUUID() }, isRefused }),
    { ...mine(contract.uploadFile), ...emptyForm(jpegOfScans(), 'image/jpeg') },
    at('GET /jz-api/jzcrm/wx/account/file/', `/jz-api/jzcrm/wx/account/file/?id=${openFile}&until=1&key=x`, {
      isRefused,
    }),
  ];
}

/** A picture of as many parts as one may have, the dearest to walk. */
function jpegOfScans(): Buffer {
  const head = Buffer.from('\xff\xd8\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0', 'latin1');
  const scan = Buffer.from('\xff\xda\0\x08\x01\x01\0\0\x3f\0\x5a', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: 500 }, () => scan), Buffer.from([0xff, 0xd9])]);
}

/** What staff may ask for. */
export function ofDesk(busy: BusyThings): DearRequest[] {
  const { staff, code, enrolmentCode, number, fileOfRequest, serial, notice, newcomer } = busy;
  const atDesk = (call: contract.Call, given: Given = {}) => of(call, { who: staff, ...given });
  const whole = { kilobytes: 700 };
  return [
    atDesk(contract.getDeskSession),
    of(contract.setUpSecondFactor, { who: newcomer, body: { enrolmentCode } }),
    atDesk(contract.giveSecondFactor, { body: { code } }),
    atDesk(contract.getDeskQueue, { query: { view: 'mine', page: '4' }, budget: { calls: 200 } }),
    atDesk(contract.getDeskQueue, { query: { words: `T90 ${'a1-'.repeat(4000)}` } }),
    atDesk(contract.getDeskQueue, { query: { page: '1000000' } }),
    atDesk(contract.exportDeskQueue, { query: { view: 'mine' }, budget: { calls: 300, kilobytes: 3000 } }),
    atDesk(contract.getDeskRequest, { query: { number }, budget: whole }),
    atDesk(contract.changeDeskRequest, {
      body: { number, version: Number.MAX_SAFE_INTEGER, change: { kind: 'note', words: long(4000) } },
      isRefused: true,
    }),
    atDesk(contract.getDeskFigures, { budget: { calls: 200 } }),
    atDesk(contract.getDeskFile, { query: { id: fileOfRequest } }),
    atDesk(contract.getDeskDevice, { query: { serialNumber: serial } }),
    atDesk(contract.undoOfDevice, { body: { serialNumber: 'BUSY-2', what: 'care', reason: long(500) } }),
    atDesk(contract.takeDeviceList, {
      body: { list: deviceList(), mode: 'take' },
      budget: { statements: 30, calls: 20_000 },
    }),
    atDesk(contract.getDeskNotices, { budget: { calls: 600, kilobytes: 2500 } }),
    atDesk(contract.publishNotice, {
      body: { notice: fullNotice('N-1'), mode: 'preview' },
      budget: { calls: 300 },
    }),
    atDesk(contract.publishNotice, {
      body: { notice: fullNotice('N-1'), mode: 'publish' },
      budget: { calls: 800 },
    }),
    atDesk(contract.printNotice, {
      body: { notice: fullNotice('N-2') },
      budget: { calls: 2500, kilobytes: 400 },
    }),
    atDesk(contract.withdrawNotice, {
      body: { number: notice, reason: long(500) },
      budget: { calls: 600, kilobytes: 2500 },
    }),
  ];
}

/** Those that end what the others need. */
export function lastOfAccount({ dealer, newcomer }: BusyThings): DearRequest[] {
  return [
    of(contract.endOtherSessions, { who: dealer }),
    of(contract.deleteAccount, { who: dealer, body: { code: 'AB12' }, isRefused: true }),
    of(contract.signOut, { who: newcomer }),
  ];
}
