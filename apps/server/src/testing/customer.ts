import { account } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { issueToken } from '../services/tokens.ts';

/** Someone who is signed in. */
export interface Customer {
  id: string;
  email: string;
  /** For `authorization`. */
  token: string;
}

let customers = 0;

/** Makes an account of its own and signs it in. */
export async function signedInCustomer(db: Database, now = new Date()): Promise<Customer> {
  const email = `customer-${++customers}@example.com`;
  const [made] = await db.insert(account).values({ email, createdAt: now }).returning({ id: account.id });
  if (!made) throw new Error('The database took an account without giving its id.');
  return { id: made.id, email, token: (await issueToken(db, made.id, now)).token };
}
