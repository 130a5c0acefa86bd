import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Network } from '../services/caller.ts';
import { Refused } from '../services/refused.ts';
import { type Colleague, colleagueIn, requireDesk } from '../services/staff.ts';
import { signInFrom } from './account-of.ts';
import { networkOf } from './caller.ts';

/** Someone of the staff who asks, and from where. */
type Present = Colleague & { sessionId: string; network: Network };

/**
 * Who of the staff asks, whether their second factor was given or not.
 *
 * @throws {Refused} `pleaseLogInFirst` with 401, `staffOnly` with 403.
 */
export async function staffMemberOf(db: Database, request: FastifyRequest, now: Date): Promise<Present> {
  const signIn = await signInFrom(db, request, now);
  const colleague = colleagueIn(signIn, now);
  if (!colleague) throw new Refused('staffOnly', 403);
  return { ...colleague, sessionId: signIn.id, network: networkOf(request) };
}

/**
 * Who of the staff sits at the desk.
 *
 * @throws {Refused} as `staffMemberOf`, and `secondFactorWanted` with 403.
 */
export async function atDesk(db: Database, request: FastifyRequest, now: Date): Promise<Present> {
  const colleague = await staffMemberOf(db, request, now);
  requireDesk(colleague);
  return colleague;
}
