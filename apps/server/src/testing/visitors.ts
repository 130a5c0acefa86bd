import type { Call, CodeSent, Envelope, Session } from '@payload/api/contract';
import { emailVerify, phoneVerify, sendEmailCode, sendSmsCode } from '@payload/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import { serviceBase } from '../calls/call.ts';
import { outbox } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { quietParts } from './parts.ts';

/** A clock that only goes when it is told to. */
export interface Clock {
  now: () => Date;
  pass: (seconds: number) => void;
}

export function startClock(): Clock {
  let time = Date.parse('2026-01-31T08:00:00.000Z');
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}

/** What a request carries besides its body. */
interface Sent {
  /** Address the request comes from; this machine's own is not counted. */
  from?: string;
  token?: string;
  /** What the browser was given by `set-cookie`. */
  cookie?: string;
  /** Further headers. */
  headers?: Record<string, string>;
  language?: 'en' | 'cn';
}

/** People in front of a server. */
export interface Visitors {
  app: FastifyInstance;
  /** Makes a call of client 1, whatever it is given, and gives the envelope. */
  call: <Data = unknown>(call: Call, input: unknown, sent?: Sent) => Promise<Envelope<Data>>;
  /** Makes a call of client 1 or 2 and gives the reply with its headers. */
  send: (call: Call, input: unknown, sent?: Sent) => Promise<LightMyRequestResponse>;
  /** Asks for a code, a minute after the one before, and gives what arrived last. */
  codeFor: (address: string, sent?: Sent) => Promise<string>;
  /** The messages that went out to an address, newest first. */
  messagesTo: (address: string) => Promise<(typeof outbox.$inferSelect)[]>;
  /** Signs in by a code. */
  signIn: (address: string) => Promise<Session>;
}

/** Opens a server on a database, with visitors who use it at the clock's time. */
export async function visitorsOf(
  store: Store,
  clock: Clock,
  parts: Partial<Parameters<typeof createApp>[0]> = {},
): Promise<Visitors> {
  const app = await createApp({ ...quietParts, store, now: clock.now, ...parts });

  const send: Visitors['send'] = (
    { client, method, path },
    input,
    { from = '127.0.0.1', token, cookie, headers, language = 'en' } = {},
  ) => {
    const query = method === 'GET' ? { ...Object(input), language } : { language };
    return app.inject({
      method,
      url: serviceBase[client] + path,
      query,
      remoteAddress: from,
      headers: {
        ...headers,
        ...(token === undefined ? {} : { authorization: token }),
        ...(cookie === undefined ? {} : { cookie: cookie.split(';', 1).join('') }),
      },
      ...(method === 'POST' ? { payload: Object(input) } : {}),
    });
  };

  const call = async <Data>(asked: Call, input: unknown, sent?: Sent): Promise<Envelope<Data>> =>
    (await send(asked, input, sent)).json();

  const messagesTo: Visitors['messagesTo'] = (address) =>
    store.db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(desc(outbox.createdAt));

  const codeFor: Visitors['codeFor'] = async (address, sent) => {
    // Sooner there is no other, also where the one before was used.
    clock.pass(60);
    const input = address.includes('@') ? { email: address } : { phone: address };
    await call<CodeSent>(address.includes('@') ? sendEmailCode : sendSmsCode, input, sent);
    const [latest] = await messagesTo(address);
    if (!latest?.code) throw new Error('No code was sent.');
    return latest.code;
  };

  const signIn: Visitors['signIn'] = async (address) => {
    const verify = address.includes('@') ? emailVerify : phoneVerify;
    const { data } = await call<Session>(verify, { account: address, code: await codeFor(address) });
    return data;
  };

  return { app, call, send, codeFor, messagesTo, signIn };
}
