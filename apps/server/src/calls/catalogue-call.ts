import { createHash } from 'node:crypto';
import { type CallReply, successCode } from '@payload/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'valibot';
import type { CatalogueCache } from '../services/catalogue-cache.ts';
import { Refused } from '../services/refused.ts';
import { compress, type Encoding, encodingFor, worthwhile } from '../web/compress.ts';
import { type CallInput, type ClientOneCall, checkGiven, refuse, routeOf } from './call.ts';

/** A reply as it is sent to everybody who asks the same. */
export interface CatalogueReply {
  /** UTF-8: written once, not again for each who asks. */
  bytes: Buffer;
  /** Weak: the compressed forms have the same. */
  etag: string;
  compressed: Map<Encoding, Buffer>;
}

/**
 * How long a browser takes a reply for what the service would say now (RFC 9111): as long as the site takes a page for that which
 * was fetched ahead. Pages of several models ask for the same lists of files, one soon after the other.
 */
const fresh = 'max-age=60';

/**
 * Serves a call that reads the catalogue and nothing else, so that its reply is the same for everybody: checked by
 * the contract, written out and compressed once, and not sent again to who has it.
 *
 * @param answer throws `Refused` for what it will not do.
 * @param tidy turns path parameters into the contract's spelling before they are checked.
 */
export function serveCatalogueCall<C extends ClientOneCall>(
  app: FastifyInstance,
  cache: CatalogueCache<CatalogueReply>,
  call: C,
  answer: (input: Pick<CallInput<C>, 'params' | 'query'>) => Promise<CallReply<C>>,
  tidy: (params: Record<string, string>) => Record<string, string> = (params) => params,
): void {
  app.route<{ Params: Record<string, string> }>({
    method: call.method,
    url: routeOf(call),
    handler: (request, reply) => {
      // By the address as it came: one that has been answered need not be checked again.
      const cached = cache.peek(request.url);
      return cached ? send(request, reply, cached) : sendAnew(request, reply);
    },
  });

  async function sendAnew(
    request: FastifyRequest<{ Params: Record<string, string> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    try {
      const made = await cache.get(request.url, async () => {
        const checked = checkGiven(call, request, tidy(request.params));
        if ('refusal' in checked) throw new Refused(checked.refusal.key, 500, checked.refusal.field);
        return replyOf(parse(call.reply, await answer(checked.input)));
      });
      return await send(request, reply, made);
    } catch (error) {
      if (error instanceof Refused) return refuse(request, reply, error.code, error);
      throw error;
    }
  }
}

/** Without a promise where nothing has to be waited for: it would be a twentieth of what a known reply takes. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, compressed }: CatalogueReply,
): FastifyReply | Promise<FastifyReply> {
  reply.headers({ 'cache-control': fresh, etag });
  const isLong = bytes.length >= worthwhile;
  if (isLong) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const encoding = isLong ? encodingFor(request) : undefined;
  if (!encoding) return reply.send(bytes);
  reply.header('content-encoding', encoding);
  const cached = compressed.get(encoding);
  if (cached) return reply.send(cached);
  return compress(bytes, encoding).then((made) => {
    compressed.set(encoding, made);
    return reply.send(made);
  });
}

function replyOf(data: unknown): CatalogueReply {
  const bytes = Buffer.from(JSON.stringify({ code: successCode, msg: '', data }));
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `W/"${hash}"`, compressed: new Map() };
}
