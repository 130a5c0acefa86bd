import path from 'node:path';
import type { Language } from '@payload/api/contract';
import type { CodeBudget } from './services/codes.ts';
import { limits } from './services/limits.ts';
import type { Quotas } from './services/quotas.ts';
import type { SealingKeys } from './services/sealed-secrets.ts';
import { parseKeys } from './services/second-factor-keys.ts';
import {
  parseAddress,
  parseCount,
  parseCountries,
  parseDays,
  parseFolder,
  parseHost,
  parseMailbox,
  parseOrigin,
  parsePort,
  parseProxies,
  parseStorage,
  parseSwitch,
  parseUrl,
} from './setting-values.ts';
import { StartError } from './start-error.ts';
import { isLoopback } from './web/addresses.ts';

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
  /** What the secrets of authenticator apps are sealed with, or null for a key in the data folder. */
  secondFactorKeys: SealingKeys | null;
}

/** Settings that are a secret, or an address that usually carries one, so that they are never repeated. */
const secretSettings = ['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'STORAGE_URL', 'SECOND_FACTOR_KEY'];

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
    secondFactorKeys: read<SealingKeys | null>(
      'SECOND_FACTOR_KEY',
      null,
      parseKeys,
      'a key of 32 bytes in base64, as openssl rand -base64 32 makes it, or several with commas between, the newest first',
    ),
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
