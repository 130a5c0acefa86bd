import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lists, listsWeakly, tagOf } from './entity-tags.ts';
import { cacheByFile } from './file-cache.ts';

/**
 * Sends a file to keep, whole or the part asked for, so that a download goes on where it broke off (RFC 9110,
 * sections 13 and 14). Its tag is made of its content, because If-Range asks for a strong one (13.1.5), and no
 * time is told, which another server has not.
 *
 * @param file path on the disk
 * @throws an error with `statusCode` 412 where the file is no longer the one meant, or 416 where it has no
 *   such part, and the `headers` to send with it
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
): Promise<FastifyReply> {
  const content = await contentOf(file);
  if (!content) {
    reply.callNotFound();
    return reply;
  }
  const read = (start: number, end: number) => createReadStream(file, { start, end });
  return send(request, reply, { name: path.basename(file), ...content, read });
}

/** The same of a file that is made when it is asked for. */
export function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { file, etag }: { file: Buffer; etag: string },
): FastifyReply {
  const read = (first: number, last: number) => file.subarray(first, last + 1);
  return send(request, reply, { name, size: file.length, tag: etag, read });
}

function send(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  {
    name,
    size,
    tag,
    read,
  }: { name: string; size: number; tag: string; read: (first: number, last: number) => Buffer | Readable },
): FastifyReply {
  if (!lists(headers['if-match'] ?? '*', tag)) throw refusal(412, {});
  reply.headers({ etag: tag, 'accept-ranges': 'bytes' });
  if (listsWeakly(headers['if-none-match'] ?? '', tag)) return reply.code(304).send();

  const isSameFile = (headers['if-range'] ?? tag) === tag;
  const part = isSameFile ? partOf(headers.range ?? '', size) : null;
  if (part && part.first > part.last) throw refusal(416, { 'content-range': `bytes */${size}` });
  const { first, last } = part ?? { first: 0, last: size - 1 };
  if (part) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  // What a browser can show it shows; the rest is for keeping.
  const inlineType = inlineTypes[path.extname(name).toLowerCase()];
  reply.headers({
    'content-type': inlineType ?? 'application/octet-stream',
    'content-disposition': `${inlineType ? 'inline' : 'attachment'}; filename="${name}"`,
    'content-length': last - first + 1,
  });
  if (method === 'HEAD' || size === 0) return reply.send();
  return reply.send(read(first, last));
}

const inlineTypes: Readonly<Record<string, string>> = { '.pdf': 'application/pdf' };

const contentOf = cacheByFile((content) => ({ size: content.length, tag: tagOf(content) }));

/**
 * The one part a header asks for, its ends included; an empty one where it lies beyond the file. Null where it
 * asks for several, or cannot be understood: then the whole file is the answer.
 */
function partOf(range: string, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range) ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return null;
  return { first: Number(from), last: Math.min(to === '' ? size : Number(to), size - 1) };
}

function refusal(statusCode: 412 | 416, headers: Record<string, string>): Error {
  return Object.assign(new Error(`refused with ${statusCode}`), { statusCode, headers });
}
