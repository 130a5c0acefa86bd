import {
  emailForgetPassword,
  emailPwdLogin,
  emailRegisterAndLogin,
  emailVerify,
  type Language,
  phoneForgetPassword,
  phonePwdLogin,
  phoneVerify,
  registerAndLogin,
  resetPassword as resetPasswordCall,
  type Session,
  sendEmailCode,
  sendSmsCode,
  signOut,
} from '@payload/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Mailer } from '../delivery/mailer.ts';
import {
  proveForReset,
  register,
  resetPassword,
  type SignedIn,
  signInByCode,
  signInByPassword,
} from '../services/accounts.ts';
import { type Address, addressOf } from '../services/address.ts';
import { type CodeBudget, sendCode } from '../services/codes.ts';
import { Refused } from '../services/refused.ts';
import { revokeToken } from '../services/tokens.ts';
import { tokenOf } from './account-of.ts';
import { serveCall } from './call.ts';
import { callerOf, rememberCaller } from './caller.ts';
import { refuseCrossSite } from './cross-site.ts';
import { servePlainCall } from './plain-call.ts';

/** What codes may cost. */
export interface CodeRules {
  /** Calling codes of the countries text messages are sent to, such as `86`; null for all. */
  smsCountries: readonly string[] | null;
  budget: CodeBudget;
}

/** What the calls about accounts work with. */
interface Services {
  db: Database;
  now: () => Date;
  mailer: Pick<Mailer, 'canSend' | 'wake' | 'isLocal'>;
  codeRules: CodeRules;
}

/** The calls that send codes, register, sign in and out, and set a new password. */
export async function serveAccounts(app: FastifyInstance, services: Services): Promise<void> {
  const { db, now } = services;
  await app.register(async (accounts) => {
    // Also where one is refused, or is not even JSON: what is in it and what it is about is nobody else's.
    accounts.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('cache-control', 'no-store');
      done(null, payload);
    });
    serveCodes(accounts, services);
    serveSignIn(accounts, services);

    serveCall(accounts, resetPasswordCall, async ({ body }, request) => {
      await resetPassword(db, { ...body, caller: callerOf(request) }, now());
      return null;
    });

    servePlainCall(accounts, signOut, async (_given, request) => {
      const secret = tokenOf(request);
      if (secret !== null) await revokeToken(db, secret, now());
      return {};
    });
  });
}

function serveSignIn(app: FastifyInstance, { db, now }: Services): void {
  for (const [kind, codeLogin, passwordLogin, registration, forgotten] of [
    ['phone', phoneVerify, phonePwdLogin, registerAndLogin, phoneForgetPassword],
    ['email', emailVerify, emailPwdLogin, emailRegisterAndLogin, emailForgetPassword],
  ] as const) {
    const withCaller = <Body extends { account: string }>(
      { account, ...body }: Body,
      request: FastifyRequest,
    ) => ({
      ...body,
      address: addressOf(kind, account),
      caller: callerOf(request),
    });
    serveCall(app, codeLogin, ({ body }, request, reply) =>
      signedIn(request, reply, signInByCode(db, withCaller(body, request), now())),
    );
    serveCall(app, passwordLogin, ({ body }, request, reply) =>
      signedIn(request, reply, signInByPassword(db, withCaller(body, request), now())),
    );
    serveCall(app, registration, ({ body }, request, reply) =>
      signedIn(request, reply, register(db, withCaller(body, request), now())),
    );
    serveCall(app, forgotten, ({ body }, request) => proveForReset(db, withCaller(body, request), now()));
  }
}

/** Gives the session of a good sign-in, and its browser what it is known by. */
async function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  made: Promise<SignedIn>,
): Promise<Session> {
  const { session, browser } = await made;
  rememberCaller(request, reply, browser);
  return session;
}

function serveCodes(app: FastifyInstance, { db, now, mailer, codeRules }: Services): void {
  const { smsCountries, budget } = codeRules;
  const send = async (address: Address, language: Language, request: FastifyRequest) => {
    refuseCrossSite(request);
    if (!mailer.canSend(address.kind === 'email' ? 'mail' : 'sms')) throw new Refused('operationFailure');
    // What is only shown here costs nothing.
    if (address.kind === 'phone' && !mailer.isLocal && !isServed(address.value, smsCountries)) {
      throw new Refused('noTextToCountry', 500, 'phone');
    }
    const sent = await sendCode(db, { address, language, caller: callerOf(request), budget }, now());
    mailer.wake();
    return sent;
  };
  serveCall(app, sendSmsCode, ({ query: { phone, language } }, request) =>
    send(addressOf('phone', phone, 'phone'), language, request),
  );
  serveCall(app, sendEmailCode, ({ query: { email, language } }, request) =>
    send(addressOf('email', email), language, request),
  );
}

/** Whether a phone number is of one of these countries; without a calling code it is of mainland China. */
function isServed(phone: string, countries: readonly string[] | null): boolean {
  const international = phone.startsWith('+') ? phone.slice(1) : `86${phone}`;
  return countries === null || countries.some((code) => international.startsWith(code));
}
