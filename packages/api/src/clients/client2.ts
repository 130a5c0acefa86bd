import type { Call, CallReply } from '../contract/call.ts';
import { type Client, type ClientOptions, createClient, parseReply } from './client.ts';
import { CallFailure, isRecord, RejectedReply } from './errors.ts';
import { nameOf, parseJson, type RawReply } from './exchange.ts';

export interface Client2Options extends ClientOptions {
  /**
   * The stored token, read at each call; null where nobody is signed in.
   * @default () => null
   */
  readonly token?: () => string | null;
  /**
   * Told the token that takes the place of the one that was sent. Both are good until the next one was used.
   * @default nothing: the one that was sent is good for longer where the next one is not used
   */
  readonly onNextToken?: (sent: string, next: string) => void;
}

/**
 * Client of the service calls. Sends the stored token as the `Authorization` header. Whatever is not a
 * success is logged and rejects: a refusal of the service (HTTP 400 to 499 with a message) with
 * `RejectedReply`, everything else with `CallFailure`.
 */
export function createClient2(options: Client2Options = {}): Client<2> {
  return createClient(options, {
    baseURL: '/jz-api',
    headers() {
      const token = options.token?.();
      return token ? { authorization: token } : {};
    },
    onHeaders(reply, { authorization }) {
      const next = reply.get('next-token');
      if (next && authorization) options.onNextToken?.(authorization, next);
    },
    logsRejections: true,
    judge,
  });
}

/**
 * Reads a reply that came another way than through the client: an upload that tells its progress goes by
 * XMLHttpRequest. Errors: `RejectedReply`, `CallFailure`, as those of the client; nothing is logged.
 */
export function readReply<C extends Call<2>>(call: C, status: number, text: string): CallReply<C> {
  return judge(call, { status, text, data: parseJson(text) });
}

function judge<C extends Call>(
  call: C,
  { status, text, data }: Pick<RawReply, 'status' | 'text' | 'data'>,
): CallReply<C> {
  if (status >= 200 && status <= 299) return parseReply(call, call.reply, data);
  if (status >= 400 && status <= 499 && isRecord(data) && typeof data['msg'] === 'string') {
    throw new RejectedReply(nameOf(call), status, data, data);
  }
  throw new CallFailure('http', `${nameOf(call)}: HTTP ${status}`, { status, data: data ?? text });
}
