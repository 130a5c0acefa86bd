import {
  type Call,
  type CallReply,
  type Envelope,
  type Language,
  languages,
  type MessageKey,
  type Refusal,
  type RefusalCode,
  successCode,
  validate,
} from '@payload/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from 'valibot';
import { LimitReached, Refused } from '../services/refused.ts';
import { compressText } from '../web/compress.ts';
import { messageText } from './messages.ts';
import './server-parts.ts';

/** A call's path below the root: what client 1 asks for lies below `/api`, client 2 below `/jz-api`. */
export const serviceBase = { 1: '/api', 2: '/jz-api' } as const;

/** What a call was given, checked and tidied by the contract. */
export interface CallInput<C extends Call> {
  params: InferOutput<C['params']>;
  query: InferOutput<C['query']>;
  body: InferOutput<C['body']>;
}

export type ClientOneCall = Call<1, GenericSchema, GenericSchema<unknown, { language: Language }>>;

/**
 * Serves a call of client 1: checks what comes in by the contract, lets `answer` do it, and replies with
 * the envelope, after checking by the contract what goes out.
 *
 * @param answer throws `Refused` for what it will not do.
 * @param tidy turns path parameters into the contract's spelling before they are checked.
 */
export function serveCall<C extends ClientOneCall>(
  app: FastifyInstance,
  call: C,
  answer: (input: CallInput<C>, request: FastifyRequest, reply: FastifyReply) => Promise<CallReply<C>>,
  tidy: (params: Record<string, string>) => Record<string, string> = (params) => params,
): void {
  app.route<{ Params: Record<string, string> }>({
    method: call.method,
    onSend: compressText,
    url: routeOf(call),
    handler: async (request, reply) => {
      const checked = checkGiven(call, request, tidy(request.params));
      if ('refusal' in checked) return refuse(request, reply, 500, checked.refusal);
      try {
        const data = await answer(checked.input, request, reply);
        return accept(reply, parse(call.reply, data));
      } catch (error) {
        noteLimit(request, error);
        if (error instanceof Refused) return refuse(request, reply, error.code, error);
        throw error;
      }
    },
  });
}

/** A call's path as the router takes it: `/api/offi/public/getProductInfo/:code`. */
export function routeOf({ client, path }: Pick<Call, 'client' | 'path'>): string {
  return serviceBase[client] + path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Checks what a request brings by the contract: query before path before body, the first fault of each. */
export function checkGiven<C extends Call>(
  call: C,
  request: FastifyRequest,
  pathParams: unknown = request.params,
): { input: CallInput<C> } | { refusal: Refusal } {
  const query = validate<C['query']>(call.query, request.query);
  if (!query.ok) return { refusal: query.refusals[0] };
  const params = validate<C['params']>(call.params, pathParams);
  if (!params.ok) return { refusal: params.refusals[0] };
  const body = validate<C['body']>(call.body, request.body ?? {});
  if (!body.ok) return { refusal: body.refusals[0] };
  return { input: { params: params.value, query: query.value, body: body.value } };
}

function accept(reply: FastifyReply, data: unknown): FastifyReply {
  return send(reply, { code: successCode, msg: '', data });
}

/** Replies with why a call is not done, in the language asked for. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
  { key, field }: { key: MessageKey; field?: string },
): FastifyReply {
  const msg = messageText(languageOf(request), key);
  return send(reply, { code, msg, data: null, key, ...(field === undefined ? {} : { field }) });
}

/** Counts the limit that a call was refused for, if it was for one. */
export function noteLimit({ server }: FastifyRequest, error: unknown): void {
  if (error instanceof LimitReached) server.onLimitReached(error.limit);
}

function send(reply: FastifyReply, envelope: Envelope<unknown>): FastifyReply {
  return reply.header('cache-control', 'no-cache').send(envelope);
}

/** The language asked for, also of a request that is refused for something else; English by default. */
export function languageOf(request: FastifyRequest): Language {
  const requested = new URLSearchParams(request.url.split('?', 2)[1]).get('language');
  return languages.find((each) => each === requested) ?? 'en';
}
