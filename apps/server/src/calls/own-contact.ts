import { getOwnContact, removeOwnContact, saveOwnContact } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import { contactOf, saveContact } from '../services/saved-contact.ts';
import { accountOf } from './account-of.ts';
import { servePlainCall } from './plain-call.ts';

/** The calls that keep what an account wants filled into its next form. */
export function serveOwnContact(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  servePlainCall(app, getOwnContact, async (_given, request) => ({
    saved: await contactOf(db, await accountOf(db, request, now())),
  }));

  servePlainCall(app, saveOwnContact, async ({ body }, request) => {
    const accountId = await accountOf(db, request, now());
    await saveContact(db, accountId, body);
    return { saved: await contactOf(db, accountId) };
  });

  servePlainCall(app, removeOwnContact, async (_given, request) => {
    const accountId = await accountOf(db, request, now());
    await saveContact(db, accountId, null);
    return { saved: await contactOf(db, accountId) };
  });
}
