import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import { Refused } from '../services/refused.ts';
import { type Colleague, colleagueOfToken, requireDesk } from '../services/staff.ts';
import { accountOf, tokenOf } from './account-of.ts';

/**
 * Who of the staff asks, whether their second factor was given or not.
 *
 * @throws {Refused} `pleaseLogInFirst` with 401, `staffOnly` with 403.
 */
export async function colleagueOf(
  db: Database,
  request: FastifyRequest,
  now: Date,
): Promise<Colleague & { secret: string }> {
  const secret = tokenOf(request) ?? '';
  const colleague = await colleagueOfToken(db, secret, now);
  if (colleague) return { ...colleague, secret };
  // Somebody who is signed in is told something else than who is not.
  await accountOf(db, request, now);
  throw new Refused('staffOnly', 403);
}

/**
 * Who of the staff sits at the desk.
 *
 * @throws {Refused} as `colleagueOf`, and `secondFactorWanted` with 403.
 */
export async function atDesk(db: Database, request: FastifyRequest, now: Date): Promise<Colleague> {
  const colleague = await colleagueOf(db, request, now);
  requireDesk(colleague);
  return colleague;
}
