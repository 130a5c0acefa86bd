import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './compress.ts';
import { documentPolicy } from './document-policy.ts';
import { listsWeakly, tagOf } from './entity-tags.ts';
import { cacheByFile } from './file-cache.ts';
import { documentHeaders } from './headers.ts';
import type { SiteFile } from './site-index.ts';

/** A document in the form in which it lies on the disk, and what is told with it. */
interface StoredDocument {
  bytes: Buffer;
  tag: string;
  /** Of the same document as it is: each form has its own (RFC 9110, section 8.8.3). */
  plainTag: string;
  policy: string;
}

const storedAs = (decompress: (bytes: Buffer) => Buffer) =>
  cacheByFile((bytes): StoredDocument => {
    // Made of these very bytes: the file beside them may already be another build's.
    const html = decompress(bytes);
    return { bytes, tag: tagOf(bytes), plainTag: tagOf(html), policy: documentPolicy(html.toString()) };
  });

/** What the build adds to the name of a compressed page, and the pages in that form. */
const compressed = {
  br: { ending: '.br', read: storedAs(brotliDecompressSync) },
  gzip: { ending: '.gz', read: storedAs(gunzipSync) },
};

/** Only of a site that was built without compressed copies. */
const readPlain = storedAs((bytes) => bytes);

const decompress = promisify(brotliDecompress);

/** Documents as they are while someone is sent them: however many do not read theirs, each is in memory once. */
const plain = new WeakMap<StoredDocument, WeakRef<Buffer>>();

async function plainOf(document: StoredDocument): Promise<Buffer> {
  const known = plain.get(document)?.deref();
  if (known) return known;
  const made = await decompress(document.bytes);
  // Who asked at the same moment may have been first.
  const shared = plain.get(document)?.deref() ?? made;
  plain.set(document, new WeakRef(shared));
  return shared;
}

/**
 * Sends a page, an error's with its status, under the policy of its own document. It comes from memory compressed: pages are
 * asked for at every visit, and all of them are a few megabytes. As it is, ten times that, it is decompressed for the few
 * that take nothing else.
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
  const accepted = encodingFor(request);
  const { ending, read } = compressed[accepted ?? 'br'];
  const file = join(root, page.path);
  const packed = await read(file + ending);
  const document = packed ?? (await readPlain(file));
  if (!document) {
    reply.callNotFound();
    return reply;
  }

  const encoding = packed ? accepted : undefined;
  const tag = encoding ? document.tag : document.plainTag;
  reply.code(Number(error ?? 200)).headers({
    'cache-control': 'no-cache',
    ...documentHeaders(document.policy),
    vary: 'accept-encoding',
  });
  // A condition in the request must not turn an error's status into another one.
  if (!error) {
    reply.header('etag', tag);
    if (listsWeakly(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
  }
  reply.type('text/html; charset=utf-8');
  if (encoding) return reply.header('content-encoding', encoding).send(document.bytes);
  return reply.send(packed ? await plainOf(packed) : document.bytes);
}
