import { findProduct, languages } from '@payload/catalog';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import { noticeFeed } from '../services/feed.ts';
import { atomOf } from './atom.ts';
import { compressText } from './compress.ts';
import { listsWeakly, tagOf } from './entity-tags.ts';
import { ownOrigin } from './served-origin.ts';

/** What feed a file name stands for: null for that of all models, else the code of one; undefined for none. */
function productOf(file: string): string | null | undefined {
  const name = /^([\w-]+)\.xml$/.exec(file)?.[1];
  if (name === 'notices') return null;
  return findProduct(name ?? '')?.code;
}

/**
 * Serves what the maker says of devices in use as feeds (Atom, RFC 4287), in each language: `/feeds/en/notices.xml` for all
 * models, `/feeds/en/T90.xml` for one of them and its firmware.
 */
export function serveFeeds(
  app: FastifyInstance,
  { db, publicUrl }: { db: Database; publicUrl: string | null },
): void {
  app.route<{ Params: { language: string; file: string } }>({
    method: 'GET',
    url: '/feeds/:language/:file',
    onSend: compressText,
    handler: async (request, reply) => {
      const language = languages.find((each) => each === request.params.language);
      const product = productOf(request.params.file);
      if (language === undefined || product === undefined) return reply.callNotFound();
      const origin = publicUrl ?? ownOrigin(request) ?? '';
      const text = atomOf(await noticeFeed(db, { product, language, origin }));
      // Weak: it goes out compressed as well.
      const etag = `W/${tagOf(Buffer.from(text))}`;
      // A reader asks every hour or so, and is told at once of what is withdrawn.
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (listsWeakly(request.headers['if-none-match'] ?? '', etag.slice(2))) return reply.code(304).send();
      return reply.type('application/atom+xml; charset=utf-8').send(text);
    },
  });
}
