import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { noStore, quietParts } from '../testing/parts.ts';
import { request } from '../testing/request.ts';
import { indexSite } from './site-index.ts';

const url = '/static/files/firmware/S3mini-2.4.1.ufw';
const file = Buffer.from('0123456789'.repeat(100));

/** A server of a site with one file to download in it, and where that lies. */
async function serve(content: Buffer): Promise<{ app: FastifyInstance; origin: string; place: string }> {
  const root = temporaryFolder();
  const place = path.join(root, url);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, content);
  fs.writeFileSync(path.join(root, 'index.html'), '<p>home</p>');
  const app = await createApp({
    ...quietParts,
    store: noStore,
    site: { root, index: await indexSite(root) },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { app, origin, place };
}

/** Asks for the file and hangs up as soon as something of it has come; gives that. */
function breakOff(origin: string): Promise<{ got: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    const asked = http.get(`${origin}${url}`, { agent: false }, (reply) => {
      reply.once('data', (got: Buffer) => {
        asked.destroy();
        resolve({ got, etag: reply.headers.etag ?? '' });
      });
    });
    asked.once('error', reject);
  });
}

describe('a firmware file', () => {
  it('is one to keep, under its own name', async () => {
    const { app } = await serve(file);
    const whole = await request(app, url);
    expect([whole.status, whole.body]).toEqual([200, file]);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="S3mini-2.4.1.ufw"',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const head = await request(app, url, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe('1000');
    expect(head.headers.etag).toBe(whole.headers.etag);

    const versioned = await request(app, `${url}?v=1a2b`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const otherCase = await request(app, url.toLowerCase());
    expect([otherCase.status, otherCase.headers.location]).toEqual([308, url]);
  });

  it('comes whole and unharmed by way of two downloads, the first of which broke off', async () => {
    const large = randomBytes(8_000_000);
    const { app, origin } = await serve(large);
    const { got, etag } = await breakOff(origin);
    expect(got.length).toBeLessThan(large.length);
    const rest = await request(app, url, {
      headers: { range: `bytes=${got.length}-`, 'if-range': etag },
    });
    expect(rest.status).toBe(206);
    expect(Buffer.compare(Buffer.concat([got, rest.body]), large)).toBe(0);
  });

  it('is continued by another server that has the same file', async () => {
    const [one, other] = [await serve(file), await serve(file)];
    fs.utimesSync(other.place, 1, 1);
    const { etag = '' } = (await request(one.app, url)).headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const condition of ['if-range', 'if-match']) {
      const rest = await request(other.app, url, { headers: { range: 'bytes=990-', [condition]: etag } });
      expect([rest.status, rest.body.toString()]).toEqual([206, '0123456789']);
    }
  });

  it('starts from its beginning when it has changed since', async () => {
    const { app, place } = await serve(file);
    const { etag = '' } = (await request(app, url)).headers;
    const changed = Buffer.from('abcdefghij'.repeat(100));
    fs.writeFileSync(place, changed);
    const again = await request(app, url, { headers: { range: 'bytes=500-', 'if-range': etag } });
    expect([again.status, again.body]).toEqual([200, changed]);
    expect(again.headers.etag).not.toBe(etag);
    const strict = await request(app, url, { headers: { range: 'bytes=500-', 'if-match': etag } });
    expect([strict.status, strict.body.toString()]).toEqual([412, 'Bad request']);
    // A time is no tag, and none was given.
    const since = { range: 'bytes=500-', 'if-range': new Date().toUTCString() };
    expect((await request(app, url, { headers: since })).status).toBe(200);
  });

  it.each([
    ['bytes=0-0', 206, 'bytes 0-0/1000', '0'],
    ['bytes=995-', 206, 'bytes 995-999/1000', '56789'],
    ['bytes=-3', 206, 'bytes 997-999/1000', '789'],
    ['bytes=998-5000', 206, 'bytes 998-999/1000', '89'],
    ['bytes=-5000', 206, 'bytes 0-999/1000', file.toString()],
    ['bytes=1000-', 416, 'bytes */1000', 'Bad request'],
    ['bytes=-0', 416, 'bytes */1000', 'Bad request'],
    ['bytes=99999999999999999999-', 416, 'bytes */1000', 'Bad request'],
    ['bytes=5-2', 200, undefined, file.toString()],
    ['bytes=0-1,5-6', 200, undefined, file.toString()],
    ['bytes=-', 200, undefined, file.toString()],
    ['bytes=a-b', 200, undefined, file.toString()],
    ['lines=1-2', 200, undefined, file.toString()],
  ])('answers %s with %i', async (range, status, contentRange, body) => {
    const { app } = await serve(file);
    const reply = await request(app, url, { headers: { range } });
    expect([reply.status, reply.headers['content-range'], reply.body.toString()]).toEqual([
      status,
      contentRange,
      body,
    ]);
    const head = await request(app, url, { method: 'HEAD', headers: { range } });
    expect([head.status, head.body.length]).toEqual([status, 0]);
  });

  it('is not sent again to someone who has it', async () => {
    const { app } = await serve(file);
    const { etag = '' } = (await request(app, url)).headers;
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const reply = await request(app, url, { headers: { 'if-none-match': tags, range: 'bytes=5-' } });
      expect([tags, reply.status, reply.body.length]).toEqual([tags, 304, 0]);
      expect(reply.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    }
    expect((await request(app, url, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('may be empty, or gone', async () => {
    const { app, place } = await serve(Buffer.alloc(0));
    const empty = await request(app, url);
    expect([empty.status, empty.headers['content-length']]).toEqual([200, '0']);
    fs.rmSync(place);
    const gone = await request(app, url);
    expect([gone.status, gone.body.toString()]).toEqual([404, 'Not found']);
  });
});
