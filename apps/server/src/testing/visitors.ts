import type { Call, CodeSent, Envelope, Session } from '@payload/api/contract';
import { emailVerify, phoneVerify, sendEmailCode, sendSmsCode } from '@payload/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
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
  language?: 'en' | 'cn';
}

/** People in front of a server. */
export interface Visitors {
  app: FastifyInstance;
  /** Makes a call of client 1, whatever it is given, and gives the envelope. */
  call: <Data = unknown>(call: Call, input: unknown, sent?: Sent) => Promise<Envelope<Data>>;
  /** Asks for a code and gives what arrived last. */
  codeFor: (address: string, sent?: Sent) => Promise<string>;
  /** The messages that went out to an address, newest first. */
  messagesTo: (address: string) => Promise<(typeof outbox.$inferSelect)[]>;
  /** Signs in by a code. */
  signIn: (address: string) => Promise<Session>;
}

/** Opens a server on a database, with visitors who use it at the clock's time. */
export async function visitorsOf(store: Store, clock: Clock): Promise<Visitors> {
  const app = await createApp({ ...quietParts, store, now: clock.now });

  const call = async <Data>(
    { client, method, path }: Call,
    input: unknown,
    { from = '127.0.0.1', token, language = 'en' }: Sent = {},
  ): Promise<Envelope<Data>> => {
    const query = method === 'GET' ? { ...Object(input), language } : { language };
    const reply = await app.inject({
      method,
      url: serviceBase[client] + path,
      query,
      remoteAddress: from,
      headers: token === undefined ? {} : { authorization: token },
      ...(method === 'POST' ? { payload: Object(input) } : {}),
    });
    return reply.json();
  };

  const messagesTo: Visitors['messagesTo'] = (address) =>
    store.db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(desc(outbox.createdAt));

  const codeFor: Visitors['codeFor'] = async (address, sent) => {
    // So that the latest message is the last one.
    clock.pass(1);
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

  return { app, call, codeFor, messagesTo, signIn };
}
