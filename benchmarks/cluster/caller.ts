import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceBase } from '../../apps/server/src/calls/call.ts';
import { type Call, type CallReply, validate } from '../../packages/api/src/contract/index.ts';
import type { Tally } from './tally.ts';

/** What a request carries. */
interface Sent {
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  token?: string;
}

/** The service has answered that it will not. */
export class NotDone extends Error {
  override name = 'NotDone';
}

/** Milliseconds between two tries of a customer who presses the button again. */
const pause = 200;
/** Milliseconds after which a customer has no timeoutMs left. */
const timeoutMs = 40_000;

/** Sends calls of the contract to one origin, again and again until they are answered. */
export interface Caller {
  ask<C extends Call>(call: C, sent: Sent): Promise<CallReply<C>>;
  /** A file of the site. */
  read(path: string): Promise<void>;
}

export function callerOf(origin: string, tally: Tally | null): Caller {
  const persist = async (kind: string, send: () => Promise<Response>): Promise<unknown> => {
    const since = performance.now();
    for (;;) {
      const close = tally?.open(kind);
      let failure: string;
      try {
        const reply = await send();
        const text = await reply.text();
        if (reply.status < 500) {
          close?.(null);
          if (reply.status >= 400) throw new NotDone(`${kind}: ${reply.status} ${text.slice(0, 200)}`);
          return reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
        }
        failure = `status ${reply.status}`;
      } catch (error) {
        if (error instanceof NotDone) throw error;
        failure = reasonFor(error);
      }
      close?.(failure);
      if (performance.now() - since > timeoutMs) throw new Error(`${kind} was not answered: ${failure}.`);
      await wait(pause);
    }
  };

  return {
    ask: async (call, { query = {}, body, form, token }) => {
      const kind = call.path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? call.path;
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => query[name] ?? '');
      const address = `${origin}${serviceBase[call.client]}${path}?${new URLSearchParams(query).toString()}`;
      const headers = new Headers(token === undefined ? {} : { authorization: token });
      headers.set('x-forwarded-for', anyAddress());
      if (body !== undefined) headers.set('content-type', 'application/json');
      const init: RequestInit = { method: call.method, headers };
      if (body !== undefined) init.body = JSON.stringify(body);
      if (form) init.body = form;
      const answer = await persist(kind, () =>
        fetch(address, { ...init, signal: AbortSignal.timeout(10_000) }),
      );
      const data = call.client === 1 ? dataOf(kind, answer) : answer;
      const checked = validate(call.reply, data);
      if (!checked.ok) throw new Error(`${kind} answered what the contract does not have.`);
      return checked.value;
    },
    read: async (path) => {
      await persist('page', () => fetch(origin + path, { signal: AbortSignal.timeout(10_000) }));
    },
  };
}

/** An address that a customer may have: all at one would soon have used up what one network may do. */
function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** What an envelope holds. */
function dataOf(kind: string, envelope: unknown): unknown {
  if (typeof envelope !== 'object' || envelope === null || !('code' in envelope) || !('data' in envelope)) {
    throw new Error(`${kind} answered without an envelope.`);
  }
  if (envelope.code !== 200) throw new NotDone(`${kind}: ${JSON.stringify(envelope)}`);
  return envelope.data;
}

function reasonFor(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
