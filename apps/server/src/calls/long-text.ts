import { Readable } from 'node:stream';
import type { Call } from '@payload/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { CallInput } from './call.ts';
import { refuseFor, routePlainCall } from './plain-call.ts';

type LongTextCall = Call<2, GenericSchema, GenericSchema, GenericSchema, GenericSchema<{ text: string }>>;

/**
 * As `servePlainCall`, for a reply of one text that may be longer than memory should hold: it is sent piece by piece, each when
 * the one before has left, and reads as the same JSON. What fails before the first piece is refused as ever; after that
 * the connection ends, so that nobody takes a part for the whole.
 *
 * @param answer throws `Refused` for what it will not do. No character is cut in two by its pieces.
 */
export function serveLongText<C extends LongTextCall>(
  app: FastifyInstance,
  call: C,
  answer: (input: CallInput<C>, request: FastifyRequest) => Promise<AsyncGenerator<string, void, undefined>>,
): void {
  routePlainCall(app, call, async (input, request, reply) => {
    try {
      const pieces = await answer(input, request);
      const first = await pieces.next();
      return reply
        .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
        .send(Readable.from(jsonOf(first.value ?? '', pieces)));
    } catch (error) {
      return refuseFor(error, request, reply);
    }
  });
}

/** A piece as it stands within quotes. */
const inner = (piece: string) => JSON.stringify(piece).slice(1, -1);

async function* jsonOf(first: string, rest: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  yield `{"text":"${inner(first)}`;
  for await (const piece of rest) yield inner(piece);
  yield '"}';
}
