import type { Language } from '@payload/catalog/language';
import { createFetch, FetchError } from 'ofetch';
import type { Call } from '../contract/call.ts';
import { CallFailure } from './errors.ts';

/** Milliseconds until a try counts as failed (specification, section 9). */
export const timeoutMs = 5000;

/** Statuses of a server or proxy that is briefly unable to answer; a GET may ask once more. */
const passingStatuses = new Set([408, 500, 502, 503, 504]);

interface ExchangeOptions {
  /** Base of all paths; below the page's own origin or absolute. */
  readonly baseURL: string;
  /** Stands in for the browser's `fetch`. */
  readonly fetch: typeof globalThis.fetch;
  /** Headers of every request, read again for each try. */
  readonly headers: () => Record<string, string>;
  /** Told the headers of each reply, and those its request was sent with. */
  readonly onHeaders?: ((reply: Headers, sent: Record<string, string>) => void) | undefined;
  readonly language: Language | (() => Language);
  readonly timeout: number;
}

/** A reply before anyone has judged it; `data` is undefined where the text is not JSON. */
export interface RawReply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly data: unknown;
}

/** What a call is named in messages: never with its values, which may be personal. */
export function nameOf(call: Call): string {
  return `${call.method} ${call.path}`;
}

/**
 * Sends calls and gives back whatever HTTP reply comes. Path parameters go into the path, `language`
 * into the query, the rest into the query of a GET and the body of a POST.
 *
 * Each try has the whole timeout. A GET without a reply, or with a passing status, is tried once more;
 * a POST never, because the server may have acted on the first.
 * Errors: `CallFailure` of kind `timeout` or `network`.
 */
export function createExchange(options: ExchangeOptions) {
  // ofetch 1.5.1's own `timeout` and `retry` are off: its timeout ends when the headers are there, so a
  // body that stalls hangs for ever; its retry takes the first try's signal over, so a second try fails
  // at once after a timeout and has no timeout at all after a reset.
  const http = createFetch({
    fetch: options.fetch,
    defaults: { baseURL: options.baseURL, retry: false, ignoreResponseError: true, responseType: 'stream' },
  });

  async function attempt(call: Call, input: Record<string, unknown>): Promise<RawReply> {
    const { path, query, body } = distribute(call, input, options.language);
    const signal = AbortSignal.timeout(options.timeout);
    const headers = options.headers();
    try {
      const response = await http.raw<unknown, 'stream'>(path, {
        method: call.method,
        query,
        ...(body && { body }),
        headers,
        signal,
      });
      options.onHeaders?.(response.headers, headers);
      const text = await response.text();
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        text,
        data: parseJson(text),
      };
    } catch (error) {
      // The FetchError itself holds the request with its headers and body; only what lies below it may go on.
      const cause = error instanceof FetchError ? error.cause : error;
      if (signal.aborted) {
        throw new CallFailure('timeout', `${nameOf(call)}: no reply within ${options.timeout} ms`, { cause });
      }
      throw new CallFailure('network', `${nameOf(call)}: the connection failed`, { cause });
    }
  }

  return async function exchange(call: Call, input: Record<string, unknown>): Promise<RawReply> {
    if (call.method === 'GET') {
      try {
        const reply = await attempt(call, input);
        if (!passingStatuses.has(reply.status)) return reply;
      } catch {
        // The second try tells what is wrong.
      }
    }
    return attempt(call, input);
  };
}

/** Where each value of an input travels. */
function distribute(call: Call, input: Record<string, unknown>, language: ExchangeOptions['language']) {
  const payload = { ...input };
  const path = call.path.replace(/\{(\w+)\}/g, (_template, name: string) => {
    const value = String(payload[name]);
    delete payload[name];
    return encodeURIComponent(value);
  });
  const languageOfCall = payload['language'] ?? (typeof language === 'function' ? language() : language);
  delete payload['language'];
  return call.method === 'GET'
    ? { path, query: { ...payload, language: languageOfCall } }
    : { path, query: { language: languageOfCall }, body: call.multipart ? formData(payload) : payload };
}

function formData(payload: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Reads what should be JSON; undefined where it is not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
