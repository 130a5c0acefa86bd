import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { codeFor } from './codes.ts';
import { expect } from './test.ts';

const en = {
  acts: {
    activate: 'Activate device',
    care: 'Enrol device',
    repair: 'Send repair request',
    exchange: 'Send exchange request',
    problem: 'Send problem report',
  },
  toCare: 'Enrol in Carefree',
  exchange: /^Exchange it/,
  fields: {
    contact: 'Contact',
    phone: 'Phone',
    region: 'Region',
    address: 'Address',
    model: 'Model',
    serial: 'Serial number',
    courier: 'Courier',
    tracking: 'Tracking number',
    description: 'What happened',
    verification: 'Verification code',
    activation: 'Activation code',
  },
  typed: { contact: 'L. Ortega', address: '1 Fire Lane, Leeds', description: 'Lamp 3 stays dark.' },
  region: 'The Americas',
  courier: 'DHL Express',
  files: /^Drop files here or choose files/,
  uploaded: 'Uploaded',
  signIn: {
    panel: 'Sign in',
    address: 'Email',
    send: 'Send code',
    code: 'Verification code',
    act: 'Sign in',
  },
  logInFirst: 'Please log in first',
  received: 'Repair request received',
  receivedExchange: 'Exchange request received',
  number: 'Request number',
  activated: 'Activation Successful',
  enrolled: 'Device enrolled',
  checkFail: 'Check Fail. The device is not activated.',
  careCheckFail: 'Check Fail. The device is not enrolled.',
  showCodes: /Enter the two codes to show that you have it/,
  empty: 'cannot be empty',
  emptyFields: '8 fields are empty',
  own: 'Your requests and devices',
  kept: 'Uploaded when you send the form',
  ownTitle: 'Your account',
  signInToSee: 'One thing more to show this request',
  noSerial: 'Please enter the device serial number',
  summary: 'The request was not sent.',
  format: /incorrect format/,
  saved: /^Draft saved in this browser on/,
  unkept: 'This browser keeps no draft.',
  other: '中文',
  otherTitle: '申请返修',
};

const cn: typeof en = {
  acts: {
    activate: '激活设备',
    care: '加入无忧服务',
    repair: '提交返修申请',
    exchange: '提交换货申请',
    problem: '提交问题反馈',
  },
  toCare: '加入无忧服务',
  exchange: /^换货/,
  fields: {
    contact: '联系人',
    phone: '联系电话',
    region: '所在地区',
    address: '寄回地址',
    model: '产品型号',
    serial: '序列号',
    courier: '快递公司',
    tracking: '快递单号',
    description: '故障描述',
    verification: '校验码',
    activation: '激活码',
  },
  typed: { contact: '王工', address: '广东省深圳市科苑路 1 号', description: '三号灯不亮。' },
  region: '中国',
  courier: '顺丰速运',
  files: /^将文件拖到此处，或选择文件/,
  uploaded: '已上传',
  signIn: { panel: '登录', address: '手机号', send: '发送验证码', code: '验证码', act: '登录' },
  logInFirst: '请先登录',
  received: '已收到返修申请',
  receivedExchange: '已收到换货申请',
  number: '申请编号',
  activated: '激活成功',
  enrolled: '已加入无忧服务',
  checkFail: '校验失败，设备未激活。',
  careCheckFail: '校验失败，设备未加入无忧服务。',
  showCodes: /证明设备在您手中/,
  empty: '不能为空',
  emptyFields: '8 项未填写',
  own: '我的申请和设备',
  kept: '提交表单时上传',
  ownTitle: '我的账号',
  signInToSee: '还差一步即可查看此申请',
  noSerial: '请输入设备序列号',
  summary: '申请未提交。',
  format: /格式不正确/,
  saved: /^草稿已于/,
  unkept: '此浏览器无法保存草稿',
  other: 'English',
  otherTitle: 'Request a repair',
};

/** What the forms say. */
export const words = { en, cn };
type Words = typeof en;

/** A field of the form that is shown, by its label; forms left behind are kept, hidden. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByLabel(name, { exact: true }).filter({ visible: true });

/** The button that sends the form. Before the page runs it sends nothing; this waits until it does. */
export const sendButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).and(page.locator('[type=submit]'));

export async function send(page: Page, name: string): Promise<void> {
  await sendButton(page, name).click();
}

async function choose(page: Page, name: string, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name, exact: true });
  await box.fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`^${typed}`) })
    .first()
    .click();
  await expect(box).toHaveValue(typed);
}

/** Fills in all of a repair request but its files. */
export async function fillRepair(page: Page, t: Words, serial: string): Promise<void> {
  await expect(sendButton(page, t.acts.repair)).toBeVisible();
  await field(page, t.fields.contact).fill(t.typed.contact);
  await field(page, t.fields.phone).fill('+44 20 7946 0000');
  await field(page, t.fields.region).selectOption({ label: t.region });
  await field(page, t.fields.address).fill(t.typed.address);
  await choose(page, t.fields.model, 'T90');
  await field(page, t.fields.serial).fill(serial);
  await choose(page, t.fields.courier, t.courier);
  await field(page, t.fields.tracking).fill('jd0002 1415');
  await field(page, t.fields.description).fill(t.typed.description);
}

/** Fills in all of a problem report but its files: it asks for no address. */
export async function fillProblem(page: Page, t: Words, serial: string): Promise<void> {
  await expect(sendButton(page, t.acts.problem)).toBeVisible();
  await expect(field(page, t.fields.address)).toHaveCount(0);
  await field(page, t.fields.contact).fill(t.typed.contact);
  await field(page, t.fields.phone).fill('+44 20 7946 0000');
  await field(page, t.fields.region).selectOption({ label: t.region });
  await choose(page, t.fields.model, 'T90');
  await field(page, t.fields.serial).fill(serial);
  await field(page, t.fields.description).fill(t.typed.description);
}

let taken = Math.floor(Math.random() * 1e7) * 10;

/** Signs in by the panel that is open, with a code sent to an address nobody has used. `isAsked`: a form opened it. */
export async function signIn(
  page: Page,
  t: Words,
  request: APIRequestContext,
  isAsked = true,
): Promise<void> {
  const panel = page.getByRole('dialog', { name: t.signIn.panel });
  if (isAsked) await expect(panel).toContainText(t.logInFirst);
  await signInWithin(panel, t, request);
  await expect(panel).toBeHidden();
}

/** Gives a new customer's address and its code in the form of sign-in that stands in a part of the page. */
export async function signInWithin(part: Locator, t: Words, request: APIRequestContext): Promise<void> {
  taken += 1;
  const digits = String(taken).padStart(8, '0').slice(-8);
  const address = t === en ? `customer${digits}@example.com` : `137${digits}`;
  await part.getByLabel(t.signIn.address, { exact: true }).fill(address);
  await part.getByRole('button', { name: t.signIn.send, exact: true }).click();
  await part.getByLabel(t.signIn.code, { exact: true }).fill(await codeFor(request, address));
  await part.getByRole('button', { name: t.signIn.act, exact: true }).click();
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A real PNG, plain grey and as large as asked. */
function png(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits of grey.
  header[8] = 8;
  const rows = deflateSync(Buffer.alloc(side * (side + 1), 96));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two pictures, as a phone gives them. */
export const pictures = [
  { name: 'lamp-front.png', mimeType: 'image/png', buffer: png(48) },
  {
    name: 'label.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync('apps/site/public/static/pic/hero/og.jpg'),
  },
];

function mediaBox(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A film of so many bytes and 64 by 48 pixels: a header as a real one has, and zeros for its pictures. */
export function film(name: string, bytes: number): { name: string; mimeType: string; buffer: Buffer } {
  const size = Buffer.alloc(84);
  size.writeUInt32BE(64 << 16, 76);
  size.writeUInt32BE(48 << 16, 80);
  const head = Buffer.concat([
    mediaBox('ftyp', Buffer.from('mp42\0\0\0\0mp42isom', 'latin1')),
    mediaBox('moov', mediaBox('trak', mediaBox('tkhd', size))),
  ]);
  const buffer = Buffer.concat([head, mediaBox('mdat', Buffer.alloc(bytes - head.length - 8))]);
  return { name, mimeType: 'video/mp4', buffer };
}

/** How many files lie in the browser's database until they are sent. */
export function filesKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('drafts', 1);
        opening.addEventListener('error', () => reject(new Error('There is no database.')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('files').objectStore('files').count();
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
}
