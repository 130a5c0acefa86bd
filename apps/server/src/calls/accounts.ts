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
  sendEmailCode,
  sendSmsCode,
  signOut,
} from '@payload/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import type { PostOffice } from '../delivery/post-office.ts';
import {
  proveForReset,
  register,
  resetPassword,
  signInByCode,
  signInByPassword,
} from '../services/accounts.ts';
import type { Address } from '../services/address.ts';
import { sendCode } from '../services/codes.ts';
import { Refused } from '../services/refused.ts';
import { revokeToken } from '../services/tokens.ts';
import { tokenOf } from './account-of.ts';
import { serveCall } from './call.ts';
import { networkOf } from './caller.ts';
import { servePlainCall } from './plain-call.ts';

/** What the calls about accounts work with. */
interface Means {
  db: Database;
  now: () => Date;
  postOffice: Pick<PostOffice, 'canSend' | 'wake'>;
}

/** The calls that send codes, register, sign in and out, and set a new password. */
export function serveAccounts(app: FastifyInstance, means: Means): void {
  const { db, now } = means;
  serveCodes(app, means);

  for (const [kind, codeLogin, passwordLogin, registration, forgotten] of [
    ['phone', phoneVerify, phonePwdLogin, registerAndLogin, phoneForgetPassword],
    ['email', emailVerify, emailPwdLogin, emailRegisterAndLogin, emailForgetPassword],
  ] as const) {
    const given = <Body extends { account: string }>(
      { account, ...body }: Body,
      request: FastifyRequest,
    ) => ({
      ...body,
      address: { kind, value: account } satisfies Address,
      network: networkOf(request),
    });
    serveCall(app, codeLogin, ({ body }, request) => signInByCode(db, given(body, request), now()));
    serveCall(app, passwordLogin, ({ body }, request) => signInByPassword(db, given(body, request), now()));
    serveCall(app, registration, ({ body }, request) => register(db, given(body, request), now()));
    serveCall(app, forgotten, ({ body }, request) => proveForReset(db, given(body, request), now()));
  }

  serveCall(app, resetPasswordCall, async ({ body }) => {
    await resetPassword(db, body, now());
    return null;
  });

  servePlainCall(app, signOut, async (_given, request) => {
    const secret = tokenOf(request);
    if (secret !== null) await revokeToken(db, secret);
    return {};
  });
}

function serveCodes(app: FastifyInstance, { db, now, postOffice }: Means): void {
  const send = async (address: Address, language: Language, request: FastifyRequest) => {
    if (!postOffice.canSend(address.kind === 'email' ? 'mail' : 'sms')) throw new Refused('operationFailure');
    const sent = await sendCode(db, { address, language, network: networkOf(request) }, now());
    postOffice.wake();
    return sent;
  };
  serveCall(app, sendSmsCode, ({ query: { phone, language } }, request) =>
    send({ kind: 'phone', value: phone }, language, request),
  );
  serveCall(app, sendEmailCode, ({ query: { email, language } }, request) =>
    send({ kind: 'email', value: email }, language, request),
  );
}
