import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './compress.ts';
import { listsWeakly, tagOf } from './entity-tags.ts';
import { cacheByFile } from './file-cache.ts';
import type { SiteFile } from './site-index.ts';

/** What the build adds to the name of a compressed page. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const contentOf = cacheByFile((bytes) => ({ bytes, tag: tagOf(bytes) }));

const noValidators = { etag: false, lastModified: false, acceptRanges: false };

/**
 * Sends a page, an error's with its status. Compressed, as browsers ask, it comes from memory: pages are asked for at every
 * visit, and all of them are a few megabytes. As it is, ten times that, it comes from the disk.
 *
 * @param root folder of the built site
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  page: SiteFile,
): Promise<FastifyReply> {
  const error = /^\/(?:(?:en|cn)\/)?(403|404)$/.exec(page.address)?.[1];
  reply.code(Number(error ?? 200)).header('cache-control', 'no-cache');
  const encoding = encodingFor(request);
  const content = encoding && (await contentOf(join(root, page.path + endings[encoding])));
  // A condition or a range in the request must not turn an error's status into another one.
  if (!content) return reply.sendFile(page.path, error ? noValidators : {});

  reply.header('vary', 'accept-encoding');
  if (!error) {
    reply.header('etag', content.tag);
    if (listsWeakly(request.headers['if-none-match'] ?? '', content.tag)) return reply.code(304).send();
  }
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding })
    .send(content.bytes);
}
