import { drizzle } from 'drizzle-orm/pglite';
import type { Parts } from '../app.ts';
import * as schema from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import type { Reach } from '../services/request-message.ts';

/** A database that a test of the site's files alone does not need. */
export const noStore: Store = {
  db: drizzle.mock({ schema }),
  hasChecksums: true,
  prepare: () => Promise.reject(new Error('not here')),
  vacuum: () => Promise.reject(new Error('not here')),
  ping: () => Promise.reject(new Error('not here')),
  close: () => Promise.resolve(),
};

function unused(): never {
  throw new Error('A test that uploads has to bring its own storage.');
}

/** What a server is made of besides its database: no site, nothing logged, nothing sent, nothing stored. */
export const quietParts = {
  site: null,
  publicUrl: null,
  hstsSubdomains: true,
  trustedProxy: [],
  isPrivate: true,
  codesKey: null,
  codeRules: { smsCountries: null, budget: { sms: 1e6, mail: 1e6, wideNetwork: 1e6 } },
  quotas: { requests: 1e6, files: 1e6, megabytes: 1e6 },
  logLevel: 'silent',
  mailer: { canSend: () => true, wake: () => {}, isLocal: false },
  storage: { incoming: '', reserve: unused, keep: unused, read: unused, remove: unused, locate: unused },
  serviceMailbox: null,
  holidays: new Set(),
  parcelAddress: { en: null, cn: null },
  secondFactorKeys: [Buffer.alloc(32, 'a key for tests alone')],
} satisfies Omit<Parts, 'store'>;

/** Customers who are told nothing. */
export const quietReach: Reach = {
  canSend: () => false,
  publicUrl: null,
  holidays: new Set(),
};
