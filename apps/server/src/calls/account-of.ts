import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import { Refused } from '../services/refused.ts';
import { accountOfToken } from '../services/tokens.ts';

/**
 * The id of the account a request comes from.
 *
 * @throws {Refused} `pleaseLogInFirst` with 401 when it carries no token that is valid `now`.
 */
export async function accountOf(db: Database, request: FastifyRequest, now: Date): Promise<string> {
  return (await sessionOf(db, request, now)).accountId;
}

/**
 * The account a request comes from, and the token it carries.
 *
 * @throws {Refused} as `accountOf` does.
 */
export async function sessionOf(
  db: Database,
  request: FastifyRequest,
  now: Date,
): Promise<{ accountId: string; secret: string }> {
  const secret = tokenOf(request);
  const accountId = secret === null ? null : await accountOfToken(db, secret, now);
  if (secret === null || accountId === null) throw new Refused('pleaseLogInFirst', 401);
  return { accountId, secret };
}

/** The token as it was sent; the scheme that some tools put before it is taken off. */
export function tokenOf(request: FastifyRequest): string | null {
  const sent = request.headers.authorization?.replace(/^bearer +/i, '').trim();
  return sent ? sent : null;
}
