import type { Call } from '../contract/call.ts';
import { envelope, type RefusalCode, refusalCodes, successCode } from '../contract/envelope.ts';
import { showForbiddenPage } from '../forbidden-page.ts';
import { type Client, type ClientOptions, createClient, parseReply } from './client.ts';
import { CallFailure, isRecord, RejectedReply } from './errors.ts';
import { nameOf, type RawReply } from './exchange.ts';

export interface Client1Options extends ClientOptions {
  /**
   * Takes the text of a 403 that is a page rather than data.
   * @default showForbiddenPage
   */
  readonly onForbiddenPage?: (html: string) => void;
}

/**
 * Client of the catalogue and account calls.
 *
 * A body code of 500, 401 or 403 under HTTP 200 and an HTTP 403 reject with `RejectedReply`, without a
 * word in the log: they are answers. An HTTP 403 that is a page is also handed to `onForbiddenPage`.
 * Everything else that is not a success is logged and rejects with `CallFailure`.
 */
export function createClient1(options: Client1Options = {}): Client<1> {
  const onForbiddenPage = options.onForbiddenPage ?? ((html: string) => showForbiddenPage(html));
  return createClient(options, {
    baseURL: '/api',
    headers: () => ({}),
    logsRejections: false,
    judge: (call, reply) => judge(call, reply, onForbiddenPage),
  });
}

function judge(call: Call, reply: RawReply, onForbiddenPage: (html: string) => void): unknown {
  const { status, text, data } = reply;
  if (status === 403) {
    const page = isPage(reply) ? text : undefined;
    if (page !== undefined) onForbiddenPage(page);
    throw new RejectedReply(nameOf(call), 403, data ?? text, data, page);
  }
  if (status < 200 || status > 299) {
    throw new CallFailure('http', `${nameOf(call)}: HTTP ${status}`, { status, data: data ?? text });
  }
  const code = isRecord(data) ? data['code'] : undefined;
  if (isRecord(data) && isRefusalCode(code)) {
    throw new RejectedReply(nameOf(call), code, code === 403 ? data : data['msg'], data);
  }
  const answer = parseReply(call, envelope(call.reply), data);
  if (answer.code !== successCode) {
    throw new CallFailure('contract', `${nameOf(call)}: unknown code ${answer.code}`);
  }
  return answer.data;
}

function isRefusalCode(code: unknown): code is RefusalCode {
  return (refusalCodes as readonly unknown[]).includes(code);
}

/** Proxies and firewalls in between answer with a page, not always with its content type. */
function isPage({ contentType, text, data }: RawReply): boolean {
  return !isRecord(data) && (contentType.includes('html') || text.trimStart().startsWith('<'));
}
