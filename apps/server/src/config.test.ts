import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

describe('readConfig', () => {
  it('needs nothing set', () => {
    expect(readConfig({})).toEqual({
      port: 4173,
      host: '127.0.0.1',
      dataDir: path.join(repository, 'data'),
      databaseUrl: null,
      publicUrl: null,
      hstsSubdomains: true,
      trustedProxy: [],
      isPrivate: true,
      siteDir: path.join(repository, 'apps/site/dist/client'),
      logLevel: 'warn',
      smtpUrl: null,
      mailFrom: 'no-reply@localhost',
      smsUrl: null,
      smsCountries: ['86'],
      codeBudget: { sms: 600, mail: 3000, wideNetwork: 240 },
      serviceMailbox: null,
      holidays: new Set(),
      parcelAddress: { en: null, cn: null },
      storageUrl: null,
      quotas: { requests: 20, files: 100, megabytes: 500 },
      minFreeMegabytes: 1024,
      metricsPort: null,
      secondFactorKeys: null,
    });
  });

  it('takes what is set, and the default for what is empty', () => {
    const [newKey, oldKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const config = readConfig({
      PORT: '8080',
      HOST: '[::1]',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://me:secret@db.example:5432/site',
      PUBLIC_URL: 'https://example.com/',
      HSTS_SUBDOMAINS: 'off',
      TRUSTED_PROXY: 'loopback, 10.0.0.0/8 2001:db8::7',
      SITE_DIR: 'none',
      LOG_LEVEL: 'INFO',
      SMTP_URL: 'smtps://me:secret@mail.example.com',
      SMS_URL: 'https://sms.example.com/send?key=1',
      SMS_COUNTRIES: '+86, 852',
      SMS_CODES_PER_HOUR: '100',
      MAIL_CODES_PER_HOUR: '200',
      IPV6_48_CODES_PER_HOUR: '0',
      SERVICE_MAILBOX: 'service@example.com',
      HOLIDAYS: '2026-09-30..2026-10-02, 2026-12-31',
      PARCEL_ADDRESS: 'Payload Service, 1 Keyuan Road, Shenzhen, China',
      PARCEL_ADDRESS_CN: '深圳市科苑路 1 号售后部',
      STORAGE_URL: 'https://key:secret@s3.example.com/bucket?region=eu-central-1',
      REQUESTS_PER_DAY: '5',
      FILES_PER_DAY: '50',
      MEGABYTES_PER_DAY: '100',
      MIN_FREE_MEGABYTES: '2048',
      METRICS_PORT: '9464',
      SECOND_FACTOR_KEY: `${newKey.toString('base64')}, ${oldKey.toString('base64')}`,
    });
    expect(config).toEqual({
      port: 8080,
      host: '::1',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://me:secret@db.example:5432/site',
      publicUrl: 'https://example.com',
      hstsSubdomains: false,
      trustedProxy: ['loopback', '10.0.0.0/8', '2001:db8::7'],
      isPrivate: false,
      siteDir: null,
      logLevel: 'info',
      smtpUrl: 'smtps://me:secret@mail.example.com',
      mailFrom: 'no-reply@example.com',
      smsUrl: 'https://sms.example.com/send?key=1',
      smsCountries: ['86', '852'],
      codeBudget: { sms: 100, mail: 200, wideNetwork: 0 },
      serviceMailbox: 'service@example.com',
      holidays: new Set(['2026-09-30', '2026-10-01', '2026-10-02', '2026-12-31']),
      parcelAddress: { en: 'Payload Service, 1 Keyuan Road, Shenzhen, China', cn: '深圳市科苑路 1 号售后部' },
      storageUrl: 'https://key:secret@s3.example.com/bucket?region=eu-central-1',
      quotas: { requests: 5, files: 50, megabytes: 100 },
      minFreeMegabytes: 2048,
      metricsPort: 9464,
      secondFactorKeys: [newKey, oldKey],
    });
    expect(readConfig({ PARCEL_ADDRESS: 'Road 1' }).parcelAddress).toEqual({ en: 'Road 1', cn: 'Road 1' });
    expect(readConfig({ MAIL_FROM: 'shop@example.org' }).mailFrom).toBe('shop@example.org');
    expect(readConfig({ PORT: ' ', HOST: '' })).toEqual(readConfig({}));
  });

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.9' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.evil.example' }, false],
    [{ PUBLIC_URL: 'http://localhost:4173' }, false],
    [{ TRUSTED_PROXY: 'loopback' }, false],
  ])('knows whether %o is for this machine alone', (env, isPrivate) => {
    expect(readConfig(env).isPrivate).toBe(isPrivate);
  });

  it('sends codes to all countries where that is asked for', () => {
    expect(readConfig({ SMS_COUNTRIES: 'all' }).smsCountries).toBeNull();
  });

  it.each(['10.0.0.0/33', '10.0.0', 'proxy.example', 'loopback/8', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'])(
    'takes %s for no proxy',
    (text) => {
      expect(() => readConfig({ TRUSTED_PROXY: text })).toThrow(
        `TRUSTED_PROXY is "${text}", but must be loopback, or addresses and networks with commas between, such as 10.0.0.0/8,2001:db8::7.`,
      );
    },
  );

  it('reads a relative folder from the current directory', () => {
    expect(readConfig({ DATA_DIR: 'somewhere' }).dataDir).toBe(path.resolve('somewhere'));
  });

  it.each([
    ['PORT', 'http', 'PORT is "http", but must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536", but must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT is "80.5", but must be a whole number from 0 to 65535.'],
    ['HSTS_SUBDOMAINS', 'yes', 'HSTS_SUBDOMAINS is "yes", but must be on or off.'],
    [
      'SMS_COUNTRIES',
      'CN',
      'SMS_COUNTRIES is "CN", but must be calling codes with commas between, such as 86,852,1, or "all".',
    ],
    ...['2026-02-30', '2026-10-07..2026-10-01', '2026-10-01..2027-10-07', 'Friday'].map((days) => [
      'HOLIDAYS',
      days,
      `HOLIDAYS is "${days}", but must be days with commas between, such as 2026-10-01,2026-10-02, or first and last ones, such as 2026-10-01..2026-10-07.`,
    ]),
    [
      'SMS_CODES_PER_HOUR',
      '-1',
      'SMS_CODES_PER_HOUR is "-1", but must be a whole number from 0 to 1000000000.',
    ],
    [
      'HOST',
      '127.0.0.1:80',
      'HOST is "127.0.0.1:80", but must be the name or address of a network interface, without a port.',
    ],
    [
      'HOST',
      'http://localhost',
      'HOST is "http://localhost", but must be the name or address of a network interface, without a port.',
    ],
    ['DATA_DIR', 'a\0b', 'DATA_DIR is "a\0b", but must be the path of a folder.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      'PUBLIC_URL',
      'example.com',
      'PUBLIC_URL is "example.com", but must be the address visitors use, http or https, without a path, such as https://example.com.',
    ],
    [
      'PUBLIC_URL',
      'https://example.com/shop',
      'PUBLIC_URL is "https://example.com/shop", but must be the address visitors use, http or https, without a path, such as https://example.com.',
    ],
    ['MAIL_FROM', 'us', 'MAIL_FROM is "us", but must be an email address, such as no-reply@example.com.'],
    [
      'SERVICE_MAILBOX',
      'a@b.c, d@e.f',
      'SERVICE_MAILBOX is "a@b.c, d@e.f", but must be an email address, such as service@example.com.',
    ],
  ])('says what is wrong with %s=%j', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new StartError(sentence));
  });

  it.each([
    [
      'DATABASE_URL',
      'mysql://me:secret@host/site',
      'the address of a PostgreSQL database, such as postgres://user:password@host:5432/name',
    ],
    [
      'SMTP_URL',
      'me:secret@mail.example.com',
      'the address of an SMTP server, such as smtp://user:password@mail.example.com:587',
    ],
    [
      'SMS_URL',
      'ftp://me:secret@sms.example.com',
      'the address of an SMS gateway, http or https, such as https://user:password@sms.example.com/send',
    ],
    [
      'STORAGE_URL',
      'https://key:secret@s3.example.com',
      'the address of S3-compatible storage, such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
    ],
    ...[Buffer.alloc(31).toString('base64'), 'not base64, at all'].map((key) => [
      'SECOND_FACTOR_KEY',
      key,
      'a key of 32 bytes in base64, as openssl rand -base64 32 makes it, or several with commas between, the newest first',
    ]),
  ])('does not repeat %s, which may hold a password', (name, value, wanted) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new StartError(`${name} is set to something else, but must be ${wanted}.`),
    );
  });

  it('does not promise mail to staff that it cannot send', () => {
    expect(() => readConfig({ SERVICE_MAILBOX: 'service@example.com' })).toThrow(
      new StartError('SERVICE_MAILBOX is set, but mail can only be sent when SMTP_URL is set too.'),
    );
  });

  it('lists every problem at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'ftp://x' })).toThrow(
      /^PORT .*\nPUBLIC_URL .*\nLOG_LEVEL .*$/,
    );
  });
});
