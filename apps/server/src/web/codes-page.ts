import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import { shownCodes } from '../services/outbox.ts';

/** Where whoever runs the server on this machine finds the codes that cannot be sent. */
export const codesPath = '/dev/codes';

/** Serves the page of valid codes, to this machine alone. */
export function serveCodesPage(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  app.get(codesPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromHere(request)) {
      return reply
        .code(403)
        .type('text/plain; charset=utf-8')
        .send('Forbidden: this page is shown only on the machine the server runs on.');
    }
    const codes = await shownCodes(db, now());
    const rows = codes.map(
      ({ address, code, createdAt }) =>
        `<tr><td>${escaped(address)}</td><td><code>${escaped(code)}</code></td><td>${createdAt.toISOString()}</td></tr>`,
    );
    return reply.type('text/html; charset=utf-8').send(page(rows));
  });
}

function page(rows: string[]): string {
  const title = 'Verification codes · 验证码';
  const table = `<table><thead><tr><th>Address · 地址</th><th>Code · 验证码</th><th>Sent · 发送时间</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${rows.length > 0 ? table : '<p>None · 无</p>'}</html>`;
}

/**
 * Whether a browser on this machine asks for a name of this machine. A proxy beside the server would connect
 * from here as well, but says whom it serves; a foreign name that was made to lead here stays in `host`.
 */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const from = socket.remoteAddress?.replace(/^::ffff:/i, '') ?? '';
  const isLoopback = from === '::1' || from.startsWith('127.');
  const isForwarded = Object.keys(headers).some((name) => /^(?:x-)?forwarded|^x-real-ip$|^via$/.test(name));
  const isOwnName = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
  return isLoopback && !isForwarded && isOwnName;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
