import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import { inBoth } from '../services/in-both.ts';
import { shownCodes } from '../services/outbox.ts';
import { addressIn, isLoopback } from './addresses.ts';
import { documentHeaders, pagePolicy } from './headers.ts';

/** Where whoever runs the server on this machine finds the codes that cannot be sent. */
export const codesPath = '/dev/codes';

/**
 * Serves the page of valid codes to whoever has its key, which is told where the server is started. The key is what
 * counts: a proxy beside the server that adds nothing to a request cannot be told from a browser on this machine.
 */
export function serveCodesPage(
  app: FastifyInstance,
  { db, now, key }: { db: Database; now: () => Date; key: string },
): void {
  app.get<{ Querystring: { key?: unknown } }>(codesPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromHere(request) || !isSame(request.query.key, key)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('Forbidden: open the address of this page that the server printed when it was started.');
    }
    const codes = await shownCodes(db, now());
    const rows = codes.map(
      ({ address, code, createdAt }) =>
        `<tr><td>${escaped(address)}</td><td><code>${escaped(code)}</code></td><td>${createdAt.toISOString()}</td></tr>`,
    );
    return reply
      .headers(documentHeaders(pagePolicy({ styles: [], scripts: [] })))
      .type('text/html; charset=utf-8')
      .send(page(rows, key));
  });
}

const word = (key: 'title' | 'address' | 'code' | 'sent' | 'reload' | 'none') =>
  inBoth(`codes.${key}`, { between: ' · ' });

function page(rows: string[], key: string): string {
  const title = word('title');
  const table = `<table><thead><tr><th>${word('address')}</th><th>${word('code')}</th><th>${word('sent')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const again = `<p><a href="${codesPath}?key=${key}">${word('reload')}</a></p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${rows.length > 0 ? table : `<p>${word('none')}</p>`}${again}</html>`;
}

/** Whether a browser on this machine asks for a name of this machine, as far as can be seen. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => /^(?:x-)?forwarded|^x-real-ip$|^via$/.test(name));
  const isOwnName = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
  return isLoopback(addressIn(socket.remoteAddress ?? '') ?? '') && !isForwarded && isOwnName;
}

/** Compares in a time that tells nothing about how much of a key is right. */
function isSame(candidate: unknown, key: string): boolean {
  return typeof candidate === 'string' && timingSafeEqual(digest(candidate), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
