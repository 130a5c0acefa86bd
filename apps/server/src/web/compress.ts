import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = {
  br: (text: string | Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string | Buffer) => promisify(gzip)(text),
};

export type Encoding = keyof typeof compressors;

/** Shorter texts fit into one packet as they are. Characters or bytes. */
export const worthwhile = 1200;

/** As an `onSend` hook: compresses a reply's text as the caller accepts it, brotli before gzip. */
export async function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request);
  if (!encoding) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compress(payload, encoding);
}

export function compress(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](text);
}

/** What callers have sent as `accept-encoding`, and what it comes to: browsers send a handful of texts. */
const encodings = new Map<string, Encoding | undefined>();

/** More than browsers send; past it someone makes them up. */
const mostUnderstood = 100;

/** How the caller wants a text: what it gives the most weight to, else brotli before gzip; undefined for as it is. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  if (encodings.has(accepted)) return encodings.get(accepted);
  const encoding = chosen(accepted);
  if (encodings.size >= mostUnderstood) encodings.clear();
  encodings.set(accepted, encoding);
  return encoding;
}

function chosen(accepted: string): Encoding | undefined {
  // Whoever takes anything takes it as it is; the negotiator would give them brotli, even where they refuse that by name.
  const named = accepted.toLowerCase().replaceAll('*', 'identity');
  const encoding = negotiate(named, ['br', 'gzip', 'identity']);
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}
