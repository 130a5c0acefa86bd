import { type KeptField, keptFields, keptText, spacedPhone, statusText } from '@payload/api/contract';
import { resources, translate } from '@payload/catalog';
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

type Cell = (facts: RequestFacts) => CsvCell;

/** What is said of a request besides its fields, under headings in both languages. */
const besides = {
  number: ['number 编号', ({ request }) => request.number],
  createdAt: ['received (UTC) 收到时间', ({ request }) => request.createdAt],
  type: ['type 类型', ({ request }) => typeNames[request.type]],
  status: ['status 进度', ({ request }) => statusName(request)],
  registered: ['registered as 登记型号', registeredAs],
  activatedAt: [
    'activated (UTC) 激活时间',
    ({ device }) => device?.activatedAt ?? (device ? 'not activated 未激活' : ''),
  ],
  careUntil: [
    'Carefree until (UTC) 无忧服务至',
    ({ device, careUntil }) => careUntil ?? (device ? 'none 无' : ''),
  ],
  account: ['account 账号', ({ address }) => addressCell(address)],
  fault: ['fault found 检出故障', ({ request: { fault } }) => fault ?? ''],
} satisfies Record<string, readonly [heading: string, cell: Cell]>;

/** Fields whose cell is not what the request holds as it stands. */
const cells: Partial<Record<KeptField, Cell>> = {
  serialNumber: ({ request, device }) => device?.serialNumber ?? request.serialNumber ?? '',
  phone: ({ request }) => spacedPhone(request.phone),
  courier: ({ request }) => (request.courier === null ? '' : courierName(request.courier, 'cn')),
};

type Column = keyof typeof besides | KeptField;

/** The columns of an export, in the order they came to be: whoever reads one by position keeps theirs. */
const first = [
  'number',
  'createdAt',
  'type',
  'status',
  'productCode',
  'serialNumber',
  'registered',
  'activatedAt',
  'careUntil',
  'description',
  'contact',
  'phone',
  'account',
  'region',
  'address',
  'courier',
  'trackingNumber',
] as const satisfies readonly Column[];

/** What came later, of some kinds of request alone. */
const later = ['items', 'aircraft', 'place', 'wantedBy', 'fault'] as const satisfies readonly Column[];

/** Fields that have come since; they go last. */
const latest = keptFields.filter((field) => ![...first, ...later].some((column) => column === field));

function headingOf(column: Column): string {
  if (isBesides(column)) return besides[column][0];
  const [en, cn] = (['en', 'cn'] as const).map((language) => {
    const texts = resources[language]['request-fields'][column];
    return 'heading' in texts ? texts.heading : texts.label;
  });
  return `${en?.toLowerCase()} ${cn}`;
}

function cellOf(column: Column, facts: RequestFacts): CsvCell {
  if (isBesides(column)) return besides[column][1](facts);
  return cells[column]?.(facts) ?? keptText(facts.request, column);
}

function isBesides(column: Column): column is keyof typeof besides {
  return column in besides;
}

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
  ...first.map(headingOf),
  'files 附件',
  ...later.map(headingOf),
  'handled by 处理人',
  'act by 应处理日期',
  'messages 消息数',
  ...latest.map(headingOf),
];

/** A request as a row of an export. */
export function sheetRow(facts: RequestFacts, { files, messages, holder, dueDay }: Standing): CsvCell[] {
  return [
    ...first.map((column) => cellOf(column, facts)),
    String(files),
    ...later.map((column) => cellOf(column, facts)),
    holder,
    dueDay,
    String(messages),
    ...latest.map((column) => cellOf(column, facts)),
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
  const known = [...later, ...latest].filter((column) => cellOf(column, facts) !== '');
  const lines = [...first, ...known].map((column) => {
    const value = cellOf(column, facts);
    return `${headingOf(column)}: ${printable(value instanceof Date ? value.toISOString() : String(value))}`;
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
