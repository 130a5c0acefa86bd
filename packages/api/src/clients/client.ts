import type { Language } from '@payload/catalog/language';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import type { Call, CallInput, CallReply } from '../contract/call.ts';
import { CallFailure, RejectedReply } from './errors.ts';
import { createExchange, nameOf, type RawReply, timeoutMs } from './exchange.ts';

/** Takes what a page need not show but someone may want to read later. */
export type Log = (message: string, error: unknown) => void;

/** What both clients take; all of it has a default. */
export interface ClientOptions {
  /** Base of all paths: `/api` for client 1, `/jz-api` for client 2. */
  readonly baseURL?: string;
  /** @default globalThis.fetch, as it is at each call */
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Language of calls that do not name one; a function is asked at each call.
   * @default 'en'
   */
  readonly language?: Language | (() => Language);
  /** @default an error on the console; of a refusal, which is an answer, one line without a stack */
  readonly log?: Log;
  /**
   * Milliseconds for each try.
   * @default 5000
   */
  readonly timeout?: number;
}

type Arguments<Input> = {} extends Input ? [input?: Input] : [input: Input];

/**
 * Makes a call of the contract: `client(getProductInfo, { code: 'H1T' })`. The calls are passed in, so a
 * page loads the schemas of those it makes and no others.
 * Errors: `RejectedReply`, `CallFailure`.
 */
export type Client<Service extends 1 | 2> = <C extends Call<Service>>(
  call: C,
  ...input: Arguments<CallInput<C>>
) => Promise<CallReply<C>>;

interface Behaviour {
  readonly baseURL: string;
  readonly headers: () => Record<string, string>;
  readonly onHeaders?: (reply: Headers, sent: Record<string, string>) => void;
  /** Gives the reply's data, or throws what the call is to be rejected with. */
  readonly judge: (call: Call, reply: RawReply) => unknown;
  readonly logsRejections: boolean;
}

/** The part both clients share: defaults, sending, logging. */
export function createClient<Service extends 1 | 2>(
  options: ClientOptions,
  behaviour: Behaviour,
): Client<Service> {
  const log = options.log ?? sayOnConsole;
  const exchange = createExchange({
    baseURL: options.baseURL ?? behaviour.baseURL,
    // Looked up at each call, so that it is the one that stands there by then.
    fetch: options.fetch ?? ((...given) => globalThis.fetch(...given)),
    headers: behaviour.headers,
    onHeaders: behaviour.onHeaders,
    language: options.language ?? 'en',
    timeout: options.timeout ?? timeoutMs,
  });
  return async (call, ...[input]) => {
    try {
      return behaviour.judge(call, await exchange(call, input ?? {}));
    } catch (error) {
      if (behaviour.logsRejections || !(error instanceof RejectedReply)) {
        log(error instanceof Error ? error.message : nameOf(call), error);
      }
      throw error;
    }
  };
}

function sayOnConsole(message: string, error: unknown): void {
  if (error instanceof RejectedReply) console.info(`Refused with ${error.code}: ${message}`);
  else console.error(message, error);
}

/** Reads a reply that should be what the schema says. */
export function parseReply<Schema extends GenericSchema>(
  call: Call,
  schema: Schema,
  data: unknown,
): InferOutput<Schema> {
  if (data === undefined) {
    throw new CallFailure('malformed', `${nameOf(call)}: the reply is not JSON`);
  }
  const result = safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CallFailure(
    'contract',
    `${nameOf(call)}: the reply breaks the contract at ${getDotPath(issue) ?? 'its root'}: expected ${issue.expected ?? issue.type}`,
  );
}
