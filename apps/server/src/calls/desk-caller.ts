import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import { Refused } from '../services/refused.ts';
import { type Colleague, colleagueIn, requireDesk } from '../services/staff.ts';
import { signInFrom } from './account-of.ts';

/**
 * Who of the staff asks, whether their second factor was given or not.
 *
 * @throws {Refused} `pleaseLogInFirst` with 401, `staffOnly` with 403.
 */
export async function colleagueOf(
  db: Database,
  request: FastifyRequest,
  now: Date,
): Promise<Colleague & { sessionId: string }> {
  const signIn = await signInFrom(db, request, now);
  const colleague = colleagueIn(signIn, now);
  if (!colleague) throw new Refused('staffOnly', 403);
  return { ...colleague, sessionId: signIn.id };
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
