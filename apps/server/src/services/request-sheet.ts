import type { serviceRequest, upload } from '../db/schema.ts';
import { courierName } from './couriers.ts';
import type { CsvCell } from './csv.ts';

/** A request as it is kept. */
export type StoredRequest = typeof serviceRequest.$inferSelect;

/** A file of a request as it is kept. */
export type StoredFile = typeof upload.$inferSelect;

const typeNames = { repair: 'repair 维修', exchange: 'exchange 换货', problem: 'problem 问题' };

/** What staff see of a request, under headings in both languages, in the order of a form. */
const fields: readonly (readonly [heading: string, cell: (request: StoredRequest) => CsvCell])[] = [
  ['number 编号', ({ number }) => number],
  ['received (UTC) 收到时间', ({ createdAt }) => createdAt],
  ['type 类型', ({ type }) => typeNames[type]],
  ['product 型号', ({ productCode }) => productCode],
  ['serial number 序列号', ({ serialNumber }) => serialNumber],
  ['description 描述', ({ description }) => description],
  ['contact 联系人', ({ contact }) => contact],
  ['phone 电话', ({ phone }) => phone],
  ['region 地区', ({ region }) => region],
  ['address 地址', ({ address }) => address],
  ['courier 快递公司', ({ courier }) => (courier === null ? '' : courierName(courier, 'cn'))],
  ['tracking number 运单号', ({ trackingNumber }) => trackingNumber ?? ''],
];

/** The first row of an export. */
export const sheetHeadings: readonly string[] = [...fields.map(([heading]) => heading), 'files 附件'];

/** A request as a row of an export. */
export function sheetRow(request: StoredRequest, files: number): CsvCell[] {
  return [...fields.map(([, cell]) => cell(request)), String(files)];
}

/**
 * A request as lines for a terminal or a mail.
 *
 * @param locate tells where a file's bytes are.
 */
export function sheetLines(
  request: StoredRequest,
  files: readonly StoredFile[],
  locate?: (storageKey: string) => string,
): string[] {
  const lines = fields.map(([heading, cell]) => {
    const value = cell(request);
    return `${heading}: ${shown(value instanceof Date ? value.toISOString() : value)}`;
  });
  for (const { name, type, bytes, storageKey } of files) {
    const place = locate ? `, ${locate(storageKey)}` : '';
    lines.push(`file 附件: ${shown(name)} (${type}, ${Math.ceil(bytes / 1024)} KiB${place})`);
  }
  return lines;
}

/** A mail that tells the staff of a request. Its subject names nobody. */
export function requestMail(
  request: StoredRequest,
  files: readonly StoredFile[],
): { subject: string; body: string } {
  return {
    subject: `${request.number} ${typeNames[request.type]} ${request.productCode}`,
    body: `${sheetLines(request, files).join('\n')}\n`,
  };
}

/** Customers' words on a line of their own, without what would move a terminal's cursor or turn the writing. */
export function shown(text: string): string {
  return text
    .replaceAll(/\r\n?|\n/g, '\n    ')
    .replaceAll(/(?!\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ');
}
