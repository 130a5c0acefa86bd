import { languages } from '@payload/catalog/language';
import {
  type GenericSchema,
  type InferInput,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  transform,
} from 'valibot';

/** What a call takes where it takes nothing. */
export const emptyObject = object({});

/**
 * The query every call of both services takes: the language of the texts and messages in its reply.
 * Without it, or where it is empty, a call answers in English.
 */
export const languageQuery = object({
  language: optional(
    pipe(
      picklist([...languages, ''], 'incorrectFormat'),
      transform((language) => language || 'en'),
    ),
    'en',
  ),
});

/**
 * The one description of a call, used by the client to parse what comes back and by the server to
 * validate what comes in.
 *
 * - `client`: 1 is served below `/api` and replies in an envelope; 2 is served below `/jz-api` and
 *   replies with plain JSON and an HTTP status.
 * - `path`: template below the service's base; `{name}` stands for the path parameter `name`.
 * - `params`, `query`, `body`: schemas of what is sent; `nothing` where it is none.
 * - `reply`: schema of what comes back; for client 1 of the envelope's `data`.
 * - `multipart`: the body travels as form data, because it holds a file.
 */
export interface Call<
  Service extends 1 | 2 = 1 | 2,
  Params extends GenericSchema = GenericSchema,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
> {
  readonly client: Service;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly multipart?: true;
}

/** Everything a caller gives: path parameters, query and body in one flat object; names never collide. */
export type CallInput<C extends Call> = InferInput<C['params']> &
  InferInput<C['query']> &
  InferInput<C['body']>;

/** What a caller gets. */
export type CallReply<C extends Call> = InferOutput<C['reply']>;

/**
 * Keeps the exact types of a call's schemas. The annotation lets a bundler drop the calls, and with
 * them the schemas, that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Service extends 1 | 2,
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Reply extends GenericSchema,
>(call: Call<Service, Params, Query, Body, Reply>): Call<Service, Params, Query, Body, Reply> {
  return call;
}
