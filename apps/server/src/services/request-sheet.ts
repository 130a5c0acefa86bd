import { modelsInWords, spacedPhone, statusText } from '@payload/api/contract';
import { translate } from '@payload/catalog';
import type { CsvCell } from '@payload/catalog/csv';
import type { serviceRequest, upload } from '../db/schema.ts';
import { courierName } from './couriers.ts';
import type { RequestFacts } from './request-facts.ts';

/** A file of a request as it is kept. */
export type StoredFile = typeof upload.$inferSelect;

type StoredRequest = typeof serviceRequest.$inferSelect;

const typeNames = {
  repair: 'repair 维修',
  exchange: 'exchange 换货',
  problem: 'problem 问题',
  quote: 'quote 询价',
};

type Field = readonly [heading: string, cell: (facts: RequestFacts) => CsvCell];

/** What staff see of a request, under headings in both languages, in the order of a form. */
const fields: readonly Field[] = [
  ['number 编号', ({ request }) => request.number],
  ['received (UTC) 收到时间', ({ request }) => request.createdAt],
  ['type 类型', ({ request }) => typeNames[request.type]],
  ['status 进度', ({ request }) => statusName(request)],
  ['product 型号', ({ request }) => request.productCode],
  ['serial number 序列号', ({ request, device }) => device?.serialNumber ?? request.serialNumber ?? ''],
  ['registered as 登记型号', registeredAs],
  ['activated (UTC) 激活时间', ({ device }) => device?.activatedAt ?? (device ? 'not activated 未激活' : '')],
  ['Carefree until (UTC) 无忧服务至', ({ device, careUntil }) => careUntil ?? (device ? 'none 无' : '')],
  ['description 描述', ({ request }) => request.description],
  ['contact 联系人', ({ request }) => request.contact],
  ['phone 电话', ({ request }) => spacedPhone(request.phone)],
  ['account 账号', ({ address }) => addressCell(address)],
  ['region 地区', ({ request }) => request.region],
  ['address 地址', ({ request }) => request.address ?? ''],
  ['courier 快递公司', ({ request }) => (request.courier === null ? '' : courierName(request.courier, 'cn'))],
  ['tracking number 运单号', ({ request }) => request.trackingNumber ?? ''],
];

/** What came later, of some kinds of request alone. */
const laterFields: readonly Field[] = [
  ['quantities 型号数量', ({ request: { quote } }) => (quote ? modelsInWords(quote) : '')],
  ['aircraft 飞行器', ({ request: { quote } }) => quote?.aircraft ?? ''],
  ['place 使用地点', ({ request: { quote } }) => quote?.place ?? ''],
  ['wanted by 希望交付日期', ({ request: { quote } }) => quote?.wantedBy ?? ''],
  ['fault found 检出故障', ({ request: { fault } }) => fault ?? ''],
];

function registeredAs({ request, device }: RequestFacts): string {
  // A quote is about no device.
  return device?.productCode ?? (request.type === 'quote' ? '' : 'not in the registry 未登记');
}

function statusName({ type, status }: StoredRequest): string {
  return `${status} ${translate('cn', 'requests', `names.${statusText(type, status)}`)}`;
}

function addressCell(address: string | null): string {
  if (address === null) return 'gone 已注销';
  return address.includes('@') ? address : spacedPhone(address);
}

/** What an export says of a request besides: what lies with it, and how it stands at the desk. */
export interface Standing {
  readonly files: number;
  /** What both sides have written to each other. */
  readonly messages: number;
  /** The name of who has it; empty where nobody has. */
  readonly holder: string;
  /** The day by which the maker is to act; empty where it is not the maker's turn. */
  readonly dueDay: string;
}

/** The first row of an export. New columns go last: whoever reads an export by position keeps theirs. */
export const sheetHeadings: readonly string[] = [
  ...fields.map(([heading]) => heading),
  'files 附件',
  ...laterFields.map(([heading]) => heading),
  'handled by 处理人',
  'act by 应处理日期',
  'messages 消息数',
];

/** A request as a row of an export. */
export function sheetRow(facts: RequestFacts, { files, messages, holder, dueDay }: Standing): CsvCell[] {
  return [
    ...fields.map(([, cell]) => cell(facts)),
    String(files),
    ...laterFields.map(([, cell]) => cell(facts)),
    holder,
    dueDay,
    String(messages),
  ];
}

/**
 * A request as lines for a terminal or a mail.
 *
 * @param locate tells where a file's bytes are.
 */
export function sheetLines(
  facts: RequestFacts,
  files: readonly StoredFile[],
  locate?: (storageKey: string) => string,
): string[] {
  const later = laterFields.filter(([, cell]) => cell(facts) !== '');
  const lines = [...fields, ...later].map(([heading, cell]) => {
    const value = cell(facts);
    return `${heading}: ${printable(value instanceof Date ? value.toISOString() : String(value))}`;
  });
  for (const { name, type, bytes, storageKey } of files) {
    const place = locate ? `, ${locate(storageKey)}` : '';
    lines.push(`file 附件: ${printable(name)} (${type}, ${Math.ceil(bytes / 1024)} KiB${place})`);
  }
  return lines;
}

/** A mail that tells the staff of a request. Its subject names nobody. */
export function requestMail(
  facts: RequestFacts,
  files: readonly StoredFile[],
): { subject: string; body: string } {
  const { request } = facts;
  return {
    subject: `${request.number} ${typeNames[request.type]} ${request.productCode}`,
    body: `${sheetLines(facts, files).join('\n')}\n`,
  };
}

/** Customers' words on a line of their own, without what would move a terminal's cursor or turn the writing. */
export function printable(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, '\n    ')
    .replaceAll(/(?!\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ');
}
