import path from 'node:path';
import { StartError } from './start-error.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

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
  /** Absolute path of the built site, or null to serve the calls alone. */
  siteDir: string | null;
  logLevel: LogLevel;
  /** Address of the SMTP server mails go out through, or null to send none. */
  smtpUrl: string | null;
  /** What mails come from. */
  mailFrom: string;
  /** Address of the gateway text messages are posted to, or null to send none. */
  smsUrl: string | null;
  /** Where staff get submitted requests by mail, or null not to send them. */
  serviceMailbox: string | null;
  /** Address of S3-compatible storage for customers' files, or null for the data folder. */
  storageUrl: string | null;
  /** TCP port that figures for a monitoring system are served on, on the same interface; null for none. */
  metricsPort: number | null;
}

/** Settings whose address usually carries a password, so that it is never repeated. */
const secretSettings = ['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'STORAGE_URL'];

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
    const given = secretSettings.includes(name) ? 'set to something else' : `"${text}"`;
    problems.push(`${name} is ${given}, but must be ${wanted}.`);
    return fallback;
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
    serviceMailbox: read<string | null>(
      'SERVICE_MAILBOX',
      null,
      parseMailbox,
      'an email address, such as service@example.com',
    ),
    storageUrl: read<string | null>(
      'STORAGE_URL',
      null,
      parseStorage,
      'the address of S3-compatible storage, such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
    ),
    metricsPort: read<number | null>('METRICS_PORT', null, parsePort, 'a whole number from 0 to 65535'),
  };

  if (config.serviceMailbox !== null && config.smtpUrl === null && !env['SMTP_URL']?.trim()) {
    problems.push('SERVICE_MAILBOX is set, but mail can only be sent when SMTP_URL is set too.');
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const visitorsHost = config.publicUrl === null ? 'localhost' : new URL(config.publicUrl).hostname;
  return { ...config, mailFrom: config.mailFrom ?? `no-reply@${visitorsHost}` };
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65535 ? port : undefined;
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
