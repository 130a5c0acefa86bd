import * as contract from '@payload/api/contract';
import { serviceBase } from '../calls/call.ts';
import { randomFractions } from './random.ts';

/** A request as someone who means no good, or knows no better, would send it. */
interface HostileRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const isCall = (value: unknown): value is contract.Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const calls = Object.values<unknown>(contract).filter(isCall);

/** Values where a text, a number or a list belongs. */
const oddities: readonly unknown[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '😶‍🌫️',
  '\uD800',
  'مرحبا \u202E txt.exe',
  '王小明',
  'x'.repeat(500),
  'x'.repeat(70_000),
  "'; drop table device; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '＋１',
  '13800138000',
  'a@example.com',
  'AB12',
  '0',
  '-1',
  '1e309',
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  [[]],
  {},
  ['x'],
  [null],
  { $gt: '' },
  { length: 1e9 },
  Array.from({ length: 1000 }, () => 'x'),
  '3f0c8f1e-6a52-4c1e-9d0a-0b9b5f6f7a10',
  'T90',
  'T90-SAMPLE-01',
  'repair',
  'SF',
  'en',
  'cn',
];

/** What is right for some call or other; a request made of it goes wrong only where it is made to. */
const right: Record<string, unknown> = {
  language: 'cn',
  phone: '13800138000',
  email: 'a@example.com',
  account: '13800138000',
  code: 'AB12',
  password: 'secret1',
  confirmPassword: 'secret1',
  ticket: 'ticket',
  serialNumber: 'T90-SAMPLE-01',
  verificationCode: 'AB12',
  activationCode: 'ACT-1',
  contact: '王小明',
  type: 'repair',
  num: 3,
  submissionId: '3f0c8f1e-6a52-4c1e-9d0a-0b9b5f6f7a10',
  region: '广东',
  address: 'Road 1',
  productCode: 'T90',
  description: 'no light',
  uploads: [],
  courier: 'SF',
  trackingNumber: 'SF1',
  id: '3f0c8f1e-6a52-4c1e-9d0a-0b9b5f6f7a10',
  scenario: 'publicRescue',
  features: ['shout'],
  aircraft: 'M30',
  budget: 'over20000',
};

/** Names the calls' parameters have, and some that none has. */
const names = [
  ...new Set([...Object.keys(right), ...Object.keys(contract.requestFields)]),
  'file',
  '__proto__',
  'constructor',
  'toString',
  '',
  '\0',
];

const brokenBodies = [
  '{',
  '[',
  '"',
  'null',
  '{"a":}',
  '{"__proto__":{"x":1}}',
  '\uFEFF{}',
  '['.repeat(50_000),
  `{"a":"${'x'.repeat(1_100_000)}"}`,
  '{"account":"\\ud800"}',
  '{"a":1e999}',
  '--b\r\n\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="\0"\r\n\r\nx\r\n--b--',
];
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'nonsense',
  '',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

/**
 * Random and malformed requests over all calls of the contract, the same for the same seed: wrong types, missing
 * fields, broken JSON, bodies beyond the limit, wrong methods and addresses.
 *
 * @param token sent with half of them.
 */
export function* hostileRequests(seed: number, token: string): Generator<HostileRequest, never> {
  const random = randomFractions(seed);
  const fraction = () => random.next().value;
  const pick = <Item extends {}>(items: readonly Item[]): Item => {
    const item = items[Math.floor(fraction() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const text = () => {
    const value = oddities[Math.floor(fraction() * oddities.length)];
    return typeof value === 'string' ? value : JSON.stringify(value ?? null);
  };

  for (;;) {
    const call = pick(calls);
    const filled = call.path.replaceAll(/\{\w+\}/g, () => encode(text()).slice(0, 3000));
    const path = fraction() < 0.05 ? `${filled}${encode(text()).slice(0, 100)}` : filled;
    const isNearlyRight = fraction() < 0.5;
    const query = new URLSearchParams();
    if (isNearlyRight && call.method === 'GET') {
      for (const [name, value] of Object.entries(right)) query.set(name, String(value));
    }
    for (let count = Math.floor(fraction() * 5); count > 0; count--) {
      query[isNearlyRight ? 'set' : 'append'](pick(names), text().slice(0, 2000).toWellFormed());
    }
    const method = fraction() < 0.8 ? call.method : pick(methods);
    const changes = Array.from({ length: Math.floor(fraction() * (isNearlyRight ? 3 : 12)) }, () => [
      pick(names),
      fraction() < 0.1 ? undefined : (oddities[Math.floor(fraction() * oddities.length)] ?? null),
    ]);
    const fields: unknown = { ...(isNearlyRight ? right : {}), ...Object.fromEntries(changes) };
    const isBroken = fraction() < 0.15;
    const takesBody = method !== 'GET' && method !== 'HEAD';
    const type = fraction() < 0.8 ? 'application/json' : pick(contentTypes);
    yield {
      method,
      url: `${serviceBase[call.client]}${path}?${query.toString()}`,
      headers: {
        ...(takesBody && type !== '' ? { 'content-type': type } : {}),
        ...(fraction() < 0.5 ? { authorization: fraction() < 0.8 ? token : 'x'.repeat(200) } : {}),
      },
      body: takesBody ? (isBroken ? pick(brokenBodies) : JSON.stringify(fields)) : undefined,
    };
  }
}

/** As it can stand in an address; half a character pair cannot. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
