import type { Call, CallReply, PlainRefusal, RefusalCode } from '@payload/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'valibot';
import { Refused } from '../services/refused.ts';
import { type CallInput, checkGiven, languageOf, noteLimit, serviceBase } from './call.ts';
import { messageText } from './messages.ts';

/** HTTP statuses of what client 1 tells by the code of its envelope. */
const statuses: Record<RefusalCode, number> = { 500: 400, 401: 401, 403: 403 };

/**
 * Serves a call of client 2: checks what comes in by the contract, lets `answer` do it, and replies with
 * plain JSON, after checking by the contract what goes out.
 *
 * @param answer throws `Refused` for what it will not do.
 */
export function servePlainCall<C extends Call<2>>(
  app: FastifyInstance,
  call: C,
  answer: (input: CallInput<C>, request: FastifyRequest) => Promise<CallReply<C>>,
): void {
  routePlainCall(app, call, (input, request, reply) =>
    answerPlainly(call, request, reply, () => answer(input, request)),
  );
}

/** Opens the address of a call of client 2: what comes in is checked by the contract before `send` replies. */
export function routePlainCall<C extends Call<2>>(
  app: FastifyInstance,
  call: C,
  send: (input: CallInput<C>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({
    method: call.method,
    url: serviceBase[call.client] + call.path,
    handler: async (request, reply) => {
      const checked = checkGiven(call, request);
      if ('refusal' in checked) return refusePlainly(request, reply, 500, checked.refusal);
      return send(checked.input, request, reply);
    },
  });
}

/** The second half of `servePlainCall`, for a call whose body is not JSON. */
export async function answerPlainly<C extends Call<2>>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<CallReply<C>>,
): Promise<FastifyReply> {
  try {
    const data: unknown = parse(call.reply, await answer());
    // What is in it is one customer's.
    return reply.header('cache-control', 'no-store').send(data);
  } catch (error) {
    return refuseFor(error, request, reply);
  }
}

/**
 * Replies with why a call is not done.
 *
 * @throws whatever was thrown that is no `Refused`.
 */
export function refuseFor(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  noteLimit(request, error);
  if (error instanceof Refused) return refusePlainly(request, reply, error.code, error);
  throw error;
}

function refusePlainly(
  request: FastifyRequest,
  reply: FastifyReply,
  code: RefusalCode,
  { key, field }: Pick<PlainRefusal, 'field'> & { key: NonNullable<PlainRefusal['key']> },
): FastifyReply {
  const msg = messageText(languageOf(request), key);
  const refusal: PlainRefusal = { msg, key, ...(field === undefined ? {} : { field }) };
  return reply.code(statuses[code]).header('cache-control', 'no-store').send(refusal);
}
