import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendDownload } from './download.ts';
import { sendPage } from './page.ts';
import { atServedOrigin } from './served-origin.ts';
import { shortcutFrom } from './shortcuts.ts';
import type { SiteFile, SiteIndex } from './site-index.ts';
import { dropVainRange } from './vain-range.ts';

/** Where files lie that a customer keeps. */
const downloads = /^\/static\/files\/(?:app|firmware)\//;

const immutable = 'public, max-age=31536000, immutable';
/** Kept, but asked after each time; an unchanged file costs a 304. */
const revalidated = 'no-cache';

/** Serves the built site in `root` at every path that no call has. */
export async function serveSite(app: FastifyInstance, root: string, site: SiteIndex): Promise<void> {
  // Only for its way of sending a file (ranges, conditions, compressed neighbours); what is sent is decided here.
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    index: false,
    preCompressed: true,
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answer(request, reply, root, site),
  });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  site: SiteIndex,
): Promise<FastifyReply> {
  const [pathname, search] = split(request.raw.url ?? '/', '?');
  // The router has refused what does not decode.
  const requested = decodeURIComponent(pathname).replaceAll(/\/{2,}/g, '/');
  const path = requested.replace(/^\/public\/min(?=[^/])/, '/public/min/');
  const shortcut = shortcutFrom(path);
  if (shortcut) {
    const [to, anchor] = split(shortcut, '#');
    return reply.header('cache-control', revalidated).redirect(to + search + anchor, 302);
  }

  if (!site.exact(path)) await site.refresh();
  const file = site.exact(path);
  if (file && downloads.test(file.address)) {
    reply.header('cache-control', cacheControl(file, search));
    return sendDownload(request, reply, join(root, file.path));
  }
  if (file?.isPage && path === decodeURIComponent(pathname)) return sendPage(request, reply, root, file);
  if (file && wholeAddresses.has(file.address)) return sendAddresses(request, reply, join(root, file.path));
  if (file && !file.isPage) {
    dropVainRange(request);
    return reply.header('cache-control', cacheControl(file, search)).sendFile(file.path);
  }

  const meant = file ?? site.similar(path);
  if (meant) return redirect(reply, meant, search);

  return sendErrorPage(request, reply, { root, index: site }, /^\/403\/?$/.test(path) ? 403 : 404);
}

/** Sends the site's page of an error, in the language of the address; its words alone where the site has none. */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, index }: { root: string; index: SiteIndex },
  status: 403 | 404,
): Promise<FastifyReply> {
  const language = /^\/+(en|cn)(?:[/?]|$)/i.exec(request.raw.url ?? '')?.[1]?.toLowerCase();
  const page =
    index.exact(language ? `/${language}/${status}` : `/${status}`) ?? index.exact(`/cn/${status}`);
  if (page) return sendPage(request, reply, root, page);
  return reply
    .code(status)
    .header('cache-control', revalidated)
    .type('text/plain; charset=utf-8')
    .send(status === 403 ? 'Forbidden' : 'Not found');
}

/** Files for crawlers: they name whole addresses, and are asked for too seldom to be kept. */
const wholeAddresses: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml']);

async function sendAddresses(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
): Promise<FastifyReply> {
  const type = file.endsWith('.xml') ? 'application/xml' : 'text/plain';
  const text = atServedOrigin(request, await readFile(file, 'utf8'));
  return reply.header('cache-control', revalidated).type(`${type}; charset=utf-8`).send(text);
}

function cacheControl(file: SiteFile, search: string): string {
  if (file.address.startsWith('/assets/')) return immutable;
  const isVersioned = /^\/(?:static|public)\//.test(file.address) && new URLSearchParams(search).get('v');
  return isVersioned ? immutable : revalidated;
}

function redirect(reply: FastifyReply, to: SiteFile, search: string): FastifyReply {
  return reply.header('cache-control', revalidated).redirect(encodeURI(to.address) + search, 308);
}

/** An address in two; the second part keeps the mark that it begins with. */
function split(address: string, mark: '?' | '#'): [before: string, from: string] {
  const at = address.indexOf(mark);
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}
