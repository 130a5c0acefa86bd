import { activationRequest, type ListOutcome, lettersAndDigits, validate } from '@payload/api/contract';
import { type Language, resolveProductCode, type TextKey, translate } from '@payload/catalog';
import { inArray } from 'drizzle-orm';
import { device } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { doerOf, type Staff } from './actor.ts';
import { CsvFault, type CsvRow, readCsv } from './csv.ts';
import { noteSecurity } from './security-log.ts';
import { isSpoilt } from './spoilt-cell.ts';

type Device = typeof device.$inferInsert;

type ListFault = ListOutcome['faults'][number];

/** The columns of a list and the names a heading may give them, without case, spaces, hyphens and underscores. */
const columns = {
  serialNumber: ['serialnumber', 'serial', 'sn', '序列号', '设备序列号'],
  productCode: ['productcode', 'product', 'model', '型号', '产品型号'],
  verificationCode: ['verificationcode', '验证码'],
  activationCode: ['activationcode', '激活码'],
  serviceHours: ['servicehours', '服务时长', '服务时长小时'],
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns).filter((name): name is Column => name in columns);

const codeFields = ['serialNumber', 'verificationCode', 'activationCode'] as const;

/** Hours of service where a list has no such column: a year. */
const usualServiceHours = 8760;

/** Rows in one statement; PostgreSQL takes 65 535 values. */
const chunk = 5000;

/**
 * Takes the maker's list of devices into the registry: all of it, or nothing where a line has a fault. A line
 * the registry has already, marks in its numbers aside, is no fault. Faults name no codes, for they may be printed.
 *
 * @param text a CSV file, separated by whatever a spreadsheet separates by, whose first line names the columns `serialNumber`, `productCode`,
 *   `verificationCode`, `activationCode` and, if it likes, `serviceHours`, in any order; Chinese names do too.
 * @param options `staff`: who takes it in, for the security log. `mode`: `preview` says what would come of it and takes nothing in; `language` of the faults.
 */
export async function importDevices(
  db: Database,
  text: string,
  {
    mode = 'take',
    language = 'en',
    staff = { name: 'server' },
  }: { mode?: 'take' | 'preview'; language?: Language; staff?: Staff } = {},
  now = new Date(),
): Promise<ListOutcome> {
  const { devices, faults } = readList(text, language);
  if (faults.length > 0) return { faults, added: 0, existing: 0 };
  return db.transaction(async (transaction) => {
    const existing = new Map<string, Device>();
    for (const keys of chunks(devices.map(({ key }) => key))) {
      const rows = await transaction.select().from(device).where(inArray(device.serialKey, keys));
      for (const row of rows) existing.set(row.serialKey, row);
    }
    const differing = devices.filter(({ key, entry }) => differs(entry, existing.get(key)));
    if (differing.length > 0) {
      return { faults: differing.map((listed) => alreadyOtherwise(listed, language)), added: 0, existing: 0 };
    }
    const fresh = devices.filter(({ key }) => !existing.has(key)).map(({ entry }) => entry);
    if (mode === 'take') {
      for (const entries of chunks(fresh)) await transaction.insert(device).values(entries);
      const subject = `${fresh.length} added`;
      await noteSecurity(transaction, { act: 'device list taken in', ...doerOf(staff), subject }, now);
    }
    return { faults: [], added: fresh.length, existing: existing.size };
  });
}

interface ListedDevice {
  line: number;
  /** What its serial number is compared by. */
  key: string;
  entry: Device;
}

function readList(text: string, language: Language): { devices: ListedDevice[]; faults: ListFault[] } {
  const faultAt = (
    line: number,
    key: TextKey<'device-list'>,
    values: Record<string, string | number> = {},
  ) => ({
    line,
    text: translate(language, 'device-list', key, values),
  });
  let rows: CsvRow[];
  try {
    rows = readCsv(text);
  } catch (error) {
    if (error instanceof CsvFault) return { devices: [], faults: [faultAt(error.line, error.reason)] };
    throw error;
  }
  const [heading, ...lines] = rows;
  if (!heading) return { devices: [], faults: [faultAt(1, 'empty')] };
  const places = placesOf(heading);
  const missing = columnNames.filter((name) => name !== 'serviceHours' && places[name] < 0);
  if (missing.length > 0) {
    return { devices: [], faults: [faultAt(heading.line, 'columns', { names: missing.join(' / ') })] };
  }
  if (lines.length === 0) return { devices: [], faults: [faultAt(2, 'none')] };

  const devices: ListedDevice[] = [];
  const faults: ListFault[] = [];
  const seen = new Map<string, { line: number; serialNumber: string }>();
  for (const { line, cells } of lines) {
    const cell = (name: Column) => cells[places[name]]?.trim() ?? '';
    const wrong = (...fault: [key: TextKey<'device-list'>, values?: Record<string, string | number>]) =>
      faults.push(faultAt(line, ...fault));
    if (cells.length > heading.cells.length) wrong('cells', { count: heading.cells.length });
    const codes = validate(activationRequest, {
      serialNumber: cell('serialNumber'),
      verificationCode: cell('verificationCode'),
      activationCode: cell('activationCode'),
    });
    const spoilt = codeFields.filter((name) => isSpoilt(cell(name)));
    for (const name of spoilt) wrong(`spoilt.${name}`);
    if (!codes.ok) {
      for (const name of codes.refusals.map(({ field }) => codeField(field)))
        if (!spoilt.includes(name)) wrong(name);
    }
    const productCode = resolveProductCode(cell('productCode').normalize('NFKC'));
    if (!productCode) wrong('model', { model: cell('productCode').slice(0, 40) });
    const serviceHours = cell('serviceHours') === '' ? usualServiceHours : Number(cell('serviceHours'));
    if (!Number.isInteger(serviceHours) || serviceHours < 0 || serviceHours > 1_000_000) {
      wrong('hours');
    }
    if (!codes.ok || spoilt.length > 0 || !productCode) continue;
    const { serialNumber, verificationCode, activationCode } = codes.value;
    const key = lettersAndDigits(serialNumber);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, { line, serialNumber });
    else if (earlier.serialNumber === serialNumber) {
      wrong('again', { serial: serialNumber, line: earlier.line });
    } else {
      wrong('alike', { serial: serialNumber, other: earlier.serialNumber, line: earlier.line });
    }
    devices.push({
      line,
      key,
      entry: { serialNumber, productCode, verificationCode, activationCode, serviceHours },
    });
  }
  return { devices, faults };
}

/** What the contract refuses of a device is one of its three numbers. */
function codeField(field: string): (typeof codeFields)[number] {
  const found = codeFields.find((each) => each === field);
  if (!found) throw new Error(`The contract refuses ${field}, which no list of devices has.`);
  return found;
}

/** Where each column stands in a row; -1 where the list does not have it. */
function placesOf({ cells }: CsvRow): Record<Column, number> {
  const names = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s_()-]/g, ''),
  );
  const columnAt = (column: Column) =>
    names.findIndex((name) => columns[column].some((existing) => existing === name));
  return {
    serialNumber: columnAt('serialNumber'),
    productCode: columnAt('productCode'),
    verificationCode: columnAt('verificationCode'),
    activationCode: columnAt('activationCode'),
    serviceHours: columnAt('serviceHours'),
  };
}

/** Marks are compared in nothing: a list may have its codes with hyphens today and without tomorrow. */
function differs(listed: Device, registered: Device | undefined): boolean {
  if (registered === undefined) return false;
  return columnNames.some((name) => plain(listed[name]) !== plain(registered[name]));
}

function plain(value: string | number): string {
  return lettersAndDigits(String(value));
}

function alreadyOtherwise({ line, entry }: ListedDevice, language: Language): ListFault {
  return { line, text: translate(language, 'device-list', 'registered', { serial: entry.serialNumber }) };
}

function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += chunk) yield items.slice(start, start + chunk);
}
