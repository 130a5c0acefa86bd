import type { Parts } from '../app.ts';

function unused(): never {
  throw new Error('A test that uploads has to bring its own storage.');
}

/** What a server is made of besides its database: no site, nothing logged, nothing sent, nothing stored. */
export const quietParts = {
  site: null,
  publicUrl: null,
  logLevel: 'silent',
  postOffice: { canSend: () => true, wake: () => {}, isLocal: false },
  storage: { incoming: '', keep: unused, remove: unused, locate: unused },
  serviceMailbox: null,
} satisfies Omit<Parts, 'store'>;
