import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import { Refused } from '../services/refused.ts';
import type { SignedInWith } from '../services/sessions.ts';
import { type SignIn, signInOf } from '../services/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token that is to be sent from now on in place of the one that came; null where there is none. */
    nextToken: string | null;
  }
}

/** Tells who sent a token that is to be replaced which one comes next, whatever else they are answered. */
export function passTokensOn(app: FastifyInstance): void {
  app.decorateRequest('nextToken', null);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.nextToken !== null) {
      reply.header('next-token', request.nextToken).header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}

/**
 * The id of the account a request comes from.
 *
 * @throws {Refused} `pleaseLogInFirst` with 401 when it carries no token that is valid `now`.
 */
export async function accountOf(db: Database, request: FastifyRequest, now: Date): Promise<string> {
  return (await signInFrom(db, request, now)).accountId;
}

/** As `accountOf`; null where nobody is signed in. */
export async function accountIfAny(db: Database, request: FastifyRequest, now: Date): Promise<string | null> {
  return (await found(db, request, now))?.accountId ?? null;
}

/**
 * The account a request comes from, and its sign-in.
 *
 * @throws {Refused} as `accountOf` does.
 */
export async function sessionOf(db: Database, request: FastifyRequest, now: Date): Promise<SignedInWith> {
  const { accountId, id } = await signInFrom(db, request, now);
  return { accountId, sessionId: id };
}

/**
 * The sign-in a request comes from.
 *
 * @throws {Refused} as `accountOf` does.
 */
export async function signInFrom(db: Database, request: FastifyRequest, now: Date): Promise<SignIn> {
  const signIn = await found(db, request, now);
  if (signIn === null) throw new Refused('pleaseLogInFirst', 401);
  return signIn;
}

async function found(db: Database, request: FastifyRequest, now: Date): Promise<SignIn | null> {
  const secret = tokenOf(request);
  const signIn = secret === null ? null : await signInOf(db, secret, now);
  request.nextToken = signIn?.nextToken ?? null;
  return signIn;
}

/** The token as it was sent; the scheme that some tools put before it is taken off. */
export function tokenOf(request: FastifyRequest): string | null {
  const sent = request.headers.authorization?.replace(/^bearer +/i, '').trim();
  return sent ? sent : null;
}
