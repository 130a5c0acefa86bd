import path from 'node:path';
import type { Language } from '@payload/api/contract';
import type { CodeBudget } from './services/codes.ts';
import { limits } from './services/limits.ts';
import type { Quotas } from './services/quotas.ts';
import { StartError } from './start-error.ts';
import { isLoopback, membersOf } from './web/addresses.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];

/** Everything the server can be told, read once from the environment at start. */
export interface Config {
  /** TCP port; 0 takes any free one. */
  port: number;
  /** Address or name of the interface to listen on. */
  host: string;
  /** Absolute path of the folder that holds the embedded database. */
  dataDir: string;
  /** Address of a PostgreSQL database, or null for the embedded one. */
  databaseUrl: string | null;
  /** The origin visitors use, such as `https://example.com`, or null when it is the address listened on. */
  publicUrl: string | null;
  /** Whether browsers are told that every name below the one of `publicUrl` is served by https too. */
  hstsSubdomains: boolean;
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed, or `loopback`; empty to believe none. */
  trustedProxy: readonly string[];
  /** Nobody but whoever sits at this machine reaches the server: no proxy, no public address, no other interface. */
  isPrivate: boolean;
  /** Absolute path of the built site, or null to serve the calls alone. */
  siteDir: string | null;
  logLevel: LogLevel;
  /** Address of the SMTP server mails go out through, or null to send none. */
  smtpUrl: string | null;
  /** What mails come from. */
  mailFrom: string;
  /** Address of the gateway text messages are posted to, or null to send none. */
  smsUrl: string | null;
  /** Calling codes of the countries that codes are sent to by text message, or null for all. */
  smsCountries: readonly string[] | null;
  /** How many codes are sent in an hour at most, over all addresses. */
  codeBudget: CodeBudget;
  /** Where staff get submitted requests by mail, or null not to send them. */
  serviceMailbox: string | null;
  /** Days the maker is closed besides weekends, such as `2026-10-01`: what is promised for one is promised for the next it works. */
  holidays: ReadonlySet<string>;
  /** Where parcels of customers go, in each language; null where it is to be asked for. */
  parcelAddress: Readonly<Record<Language, string | null>>;
  /** Address of S3-compatible storage for customers' files, or null for the data folder. */
  storageUrl: string | null;
  /** What an account may send within a day; a network ten times as much. */
  quotas: Quotas;
  /** Megabytes of the data folder's disk below which no customers' files are taken into it. */
  minFreeMegabytes: number;
  /** TCP port that figures for a monitoring system are served on, on the same interface; null for none. */
  metricsPort: number | null;
}

/** Settings whose address usually carries a password, so that it is never repeated. */
const secretSettings = ['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'STORAGE_URL'];

const dayLength = 24 * 3600_000;

/** Absolute path of the repository, which the defaults of the folders are relative to. */
const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads the settings. An unset or empty variable takes its default; a relative folder is relative to the
 * current directory.
 *
 * @throws {StartError} with one sentence for each wrong setting, a line each.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wanted: string): T => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    const actual = secretSettings.includes(name) ? 'set to something else' : `"${text}"`;
    problems.push(`${name} is ${actual}, but must be ${wanted}.`);
    return fallback;
  };

  const readCount = (name: string, fallback: number) =>
    read<number>(name, fallback, parseCount, 'a whole number from 0 to 1000000000');

  const readAddress = (name: string) =>
    read<string | null>(
      name,
      null,
      parseAddress,
      'an address as it is written on a parcel, of 300 characters at most',
    );

  /** Whoever has only one is sent parcels to that one from everywhere. */
  const readAddresses = () => {
    const [en, cn] = [readAddress('PARCEL_ADDRESS'), readAddress('PARCEL_ADDRESS_CN')];
    return { en: en ?? cn, cn: cn ?? en };
  };

  const config = {
    port: read('PORT', 4173, parsePort, 'a whole number from 0 to 65535'),
    host: read('HOST', '127.0.0.1', parseHost, 'the name or address of a network interface, without a port'),
    dataDir: read('DATA_DIR', path.join(repository, 'data'), parseFolder, 'the path of a folder'),
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      (text) => (parseUrl(text, ['postgres:', 'postgresql:']) ? text : undefined),
      'the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
    ),
    publicUrl: read<string | null>(
      'PUBLIC_URL',
      null,
      parseOrigin,
      'the address visitors use, http or https, without a path, such as https://example.com',
    ),
    hstsSubdomains: read('HSTS_SUBDOMAINS', true, parseSwitch, 'on or off'),
    trustedProxy: read<string[]>(
      'TRUSTED_PROXY',
      [],
      parseProxies,
      'loopback, or addresses and networks with commas between, such as 10.0.0.0/8,2001:db8::7',
    ),
    siteDir: read<string | null>(
      'SITE_DIR',
      path.join(repository, 'apps/site/dist/client'),
      (text) => (text === 'none' ? null : parseFolder(text)),
      'the path of a folder, or "none" to serve no site',
    ),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      'warn',
      (text) => logLevels.find((level) => level === text.toLowerCase()),
      `one of ${logLevels.join(', ')}`,
    ),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      (text) => (parseUrl(text, ['smtp:', 'smtps:'])?.hostname ? text : undefined),
      'the address of an SMTP server, such as smtp://user:password@mail.example.com:587',
    ),
    mailFrom: read<string | null>(
      'MAIL_FROM',
      null,
      parseMailbox,
      'an email address, such as no-reply@example.com',
    ),
    smsUrl: read<string | null>(
      'SMS_URL',
      null,
      (text) => (parseUrl(text, ['http:', 'https:']) ? text : undefined),
      'the address of an SMS gateway, http or https, such as https://user:password@sms.example.com/send',
    ),
    smsCountries: read<string[] | null>(
      'SMS_COUNTRIES',
      ['86'],
      parseCountries,
      'calling codes with commas between, such as 86,852,1, or "all"',
    ),
    serviceMailbox: read<string | null>(
      'SERVICE_MAILBOX',
      null,
      parseMailbox,
      'an email address, such as service@example.com',
    ),
    holidays: read<ReadonlySet<string>>(
      'HOLIDAYS',
      new Set(),
      parseDays,
      'days with commas between, such as 2026-10-01,2026-10-02, or first and last ones, such as 2026-10-01..2026-10-07',
    ),
    parcelAddress: readAddresses(),
    storageUrl: read<string | null>(
      'STORAGE_URL',
      null,
      parseStorage,
      'the address of S3-compatible storage, such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
    ),
    quotas: {
      requests: readCount('REQUESTS_PER_DAY', limits.requestsByAccount.most),
      files: readCount('FILES_PER_DAY', limits.filesByAccount.most),
      megabytes: readCount('MEGABYTES_PER_DAY', limits.kibibytesByAccount.most / 1024),
    },
    minFreeMegabytes: readCount('MIN_FREE_MEGABYTES', 1024),
    metricsPort: read<number | null>('METRICS_PORT', null, parsePort, 'a whole number from 0 to 65535'),
  };
  const codeBudget = {
    sms: readCount('SMS_CODES_PER_HOUR', limits.sms.most),
    mail: readCount('MAIL_CODES_PER_HOUR', limits.mail.most),
    wideNetwork: readCount('IPV6_48_CODES_PER_HOUR', limits.codesFromWideNetwork.most),
  };

  if (config.serviceMailbox !== null && config.smtpUrl === null && !env['SMTP_URL']?.trim()) {
    problems.push('SERVICE_MAILBOX is set, but mail can only be sent when SMTP_URL is set too.');
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const visitorsHost = config.publicUrl === null ? 'localhost' : new URL(config.publicUrl).hostname;
  const isPrivate =
    config.publicUrl === null &&
    config.trustedProxy.length === 0 &&
    (config.host === 'localhost' || isLoopback(config.host));
  return { ...config, codeBudget, isPrivate, mailFrom: config.mailFrom ?? `no-reply@${visitorsHost}` };
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65535 ? port : undefined;
}

function parseCount(text: string): number | undefined {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return count <= 1e9 ? count : undefined;
}

function parseSwitch(text: string): boolean | undefined {
  return { on: true, off: false }[text.toLowerCase()];
}

function parseList(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

function parseDays(text: string): Set<string> | undefined {
  const days = new Set<string>();
  for (const entry of parseList(text)) {
    const [first = '', last = first, ...more] = entry.split('..');
    const [from, to] = [dayOf(first), dayOf(last)];
    // Longer ones are a slip of the year.
    if (more.length > 0 || !(to >= from && to - from <= 60 * dayLength)) return undefined;
    for (let day = from; day <= to; day += dayLength) days.add(new Date(day).toISOString().slice(0, 10));
  }
  return days;
}

/** Milliseconds since 1970 of a day such as `2026-10-01`; not a number for one that no calendar has. */
function dayOf(text: string): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text) ? day : Number.NaN;
}

function parseProxies(text: string): string[] | undefined {
  const entries = parseList(text);
  try {
    membersOf(entries);
    return entries;
  } catch {
    return undefined;
  }
}

function parseCountries(text: string): string[] | null | undefined {
  if (text.toLowerCase() === 'all') return null;
  const codes = parseList(text).map((entry) => entry.replace(/^\+/, ''));
  return codes.every((code) => /^[1-9]\d{0,5}$/.test(code)) ? codes : undefined;
}

function parseHost(text: string): string | undefined {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  const isName = /^[\w.-]+$/.test(bare);
  const isIpv6 = bare.includes(':') && /^[\da-f:.]+(%\w+)?$/i.test(bare) && bare.split(':').length > 2;
  return isName || isIpv6 ? bare : undefined;
}

function parseFolder(text: string): string | undefined {
  return text.includes('\0') ? undefined : path.resolve(text);
}

function parseUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) ? url : undefined;
}

function parseAddress(text: string): string | undefined {
  return text.length <= 300 && !/\p{Cc}/u.test(text) ? text : undefined;
}

function parseMailbox(text: string): string | undefined {
  return /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(text) ? text : undefined;
}

function parseStorage(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  return url?.username && url.password && /^\/[^/]+\/?$/.test(url.pathname) ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username || url.password)
    return undefined;
  return url.origin;
}
