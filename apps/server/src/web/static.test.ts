import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { noStore, quietParts } from '../testing/parts.ts';
import { type RawReply, request } from '../testing/request.ts';
import { indexSite } from './site-index.ts';

const script = 'export const answer = 42;\n'.repeat(100);
const manual = Buffer.from('0123456789'.repeat(100));

const files: Record<string, string | Buffer> = {
  'cn/index.html': '<p>cn home</p>',
  'cn/404.html': '<p>cn not found</p>',
  'cn/403.html': '<p>cn forbidden</p>',
  'cn/series/megaphone.html': '<p>cn megaphone</p>',
  'en/index.html': '<p>en home</p>',
  'en/404.html': '<p>en not found</p>',
  'en/403.html': '<p>en forbidden</p>',
  'en/series/megaphone.html': '<p>en megaphone</p>',
  'en/series/megaphone.html.br': brotliCompressSync('<p>en megaphone</p>'),
  'en/series/displayequipment.html': '<p>en display</p>',
  'en/details/product/S3mini.html': '<p>en S3mini</p>',
  'en/download/jzapp/app.html': '<p>en app</p>',
  'en/download/products/megaphone.html': '<p>en manuals</p>',
  'assets/main-Bx71.js': script,
  'assets/main-Bx71.js.br': brotliCompressSync(script),
  'assets/main-Bx71.js.gz': gzipSync(script),
  'static/pic/night/T90.webp': 'large T90',
  'public/min/night/T90.webp': 'small T90',
  'public/jz/d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/files/manual.pdf': manual,
  'static/video/T90.mp4': manual,
  'static/video/T90.webm': manual,
  'static/video/T90.en.vtt': 'WEBVTT\n',
  '.vite/manifest.json': '{}',
};

function writeSite(root: string, content: Record<string, string | Buffer>): string {
  for (const [name, text] of Object.entries(content)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}

async function listen(root: string): Promise<FastifyInstance> {
  const site = { root, index: await indexSite(root) };
  const app = await createApp({ ...quietParts, store: noStore, site });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = writeSite(fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-')), files);
  app = await listen(root);
});

afterAll(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}): Promise<RawReply> =>
  request(app, url, { headers });

describe('a page', () => {
  it.each([
    ['/en/', '<p>en home</p>'],
    ['/cn/', '<p>cn home</p>'],
    ['/en/series/megaphone', '<p>en megaphone</p>'],
    ['/en/series/megaphone?from=footer', '<p>en megaphone</p>'],
    ['/en/details/product/S3mini', '<p>en S3mini</p>'],
    ['/en/details/product/%533mini', '<p>en S3mini</p>'],
  ])('is served at %s and asked after each time', async (url, text) => {
    const reply = await get(url);
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toBe(text);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');

    const etag = reply.headers.etag ?? '';
    const again = await get(url, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect((await get(url, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('has one tag on every server, whenever it was written there, and another for another content', async () => {
    const browser = { 'accept-encoding': 'gzip, br' };
    const other = temporaryFolder();
    const listening = await listen(writeSite(other, files));
    const ask = (headers = {}) =>
      request(listening, '/en/series/megaphone', { headers: { ...browser, ...headers } });
    const { headers } = await get('/en/series/megaphone', browser);
    expect((await ask()).headers.etag).toBe(headers.etag);

    for (const tag of [headers.etag, `W/${headers.etag}`, `"another", ${headers.etag}`, '*']) {
      const again = await ask({ 'if-none-match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('no-cache');
      expect(again.headers.vary).toBe('accept-encoding');
      expect(again.headers.etag).toBe(headers.etag);
    }

    writeSite(other, { 'en/series/megaphone.html.br': brotliCompressSync('<p>en megaphones</p>') });
    const changed = await ask({ 'if-none-match': headers.etag });
    expect([changed.status, brotliDecompressSync(changed.body).toString()]).toEqual([
      200,
      '<p>en megaphones</p>',
    ]);
    fs.rmSync(path.join(other, 'en/series/megaphone.html.br'));
    const plain = await ask();
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([
      undefined,
      '<p>en megaphone</p>',
    ]);
    await listening.close();
  });

  it.each([
    ['/en', '/en/'],
    ['/EN', '/en/'],
    ['/en/index.html', '/en/'],
    ['/en/index', '/en/'],
    ['//en/', '/en/'],
    ['/en//series/megaphone', '/en/series/megaphone'],
    ['/en/series/megaphone/', '/en/series/megaphone'],
    ['/en/series/megaphone.html', '/en/series/megaphone'],
    ['/en/series/Megaphone', '/en/series/megaphone'],
    ['/en/series/displayEquipment?models=DS4,DS16', '/en/series/displayequipment?models=DS4,DS16'],
    ['/en/details/product/s3MINI', '/en/details/product/S3mini'],
    ['/en/details/product/s3mini?q=%E5%96%8A#x', '/en/details/product/S3mini?q=%E5%96%8A#x'],
  ])('that is meant by %s is at %s', async (url, location) => {
    const reply = await get(url);
    expect(reply.status).toBe(308);
    expect(reply.headers.location).toBe(location);
    const target = await get(location);
    expect(target.status).toBe(200);
  });
});

describe('a shortcut', () => {
  it.each([
    ['/en/app?from=box', 302, '/en/download/jzapp/app?from=box'],
    ['/en/series?from=box', 302, '/en/?from=box#families'],
    ['/en/Details/product', 302, '/en/#families'],
    ['/EN/Download/Products', 302, '/en/download/products/megaphone'],
    ['/en/download/Products/Megaphone', 308, '/en/download/products/megaphone'],
  ])('%s answers %i', async (url, status, location) => {
    const reply = await get(url);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
    expect(reply.headers['cache-control']).toBe('no-cache');
    // What stands behind the mark stays in the browser.
    expect((await get(location.replace(/#.*/, ''))).status).toBe(200);
  });
});

describe('an error page', () => {
  it.each([
    ['/en/series/trumpet', 404, '<p>en not found</p>'],
    ['/en/404', 404, '<p>en not found</p>'],
    ['/EN/series/trumpet', 404, '<p>en not found</p>'],
    ['/cn/series/trumpet', 404, '<p>cn not found</p>'],
    ['/english', 404, '<p>cn not found</p>'],
    ['/404', 404, '<p>cn not found</p>'],
    ['/assets/gone.js', 404, '<p>cn not found</p>'],
    ['/en/403', 403, '<p>en forbidden</p>'],
    ['/cn/403', 403, '<p>cn forbidden</p>'],
    ['/403', 403, '<p>cn forbidden</p>'],
  ])('answers %s with %i', async (url, status, text) => {
    for (const headers of [{}, { range: 'bytes=0-3' }, { 'if-none-match': '"x"' }]) {
      const reply = await get(url, headers);
      expect(reply.status).toBe(status);
      expect(reply.body.toString()).toBe(text);
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('is the same compressed, and is never answered with 304', async () => {
    const sent = brotliCompressSync(String(files['en/404.html']));
    const site = await listen(writeSite(temporaryFolder(), { ...files, 'en/404.html.br': sent }));
    for (const tags of ['"x"', '*']) {
      const reply = await request(site, '/en/nothing', {
        headers: { 'accept-encoding': 'br', 'if-none-match': tags, range: 'bytes=0-3' },
      });
      expect([reply.status, reply.headers['content-encoding'], reply.headers.etag]).toEqual([
        404,
        'br',
        undefined,
      ]);
      expect(reply.body).toEqual(sent);
    }
    await site.close();
  });

  it('outside both languages is one of its own when the site has it', async () => {
    const own = { '404.html': 'nowhere', '403.html': 'no way' };
    const site = await listen(writeSite(temporaryFolder(), { ...files, ...own }));
    for (const [url, status, text] of [
      ['/nothing', 404, 'nowhere'],
      ['/404', 404, 'nowhere'],
      ['/403', 403, 'no way'],
      ['/cn/nothing', 404, '<p>cn not found</p>'],
      ['/en/nothing', 404, '<p>en not found</p>'],
      ['/%', 404, 'nowhere'],
      ['/en/%', 404, '<p>en not found</p>'],
      ['/en%', 404, 'nowhere'],
      ['/cn/search/%E0%A4%A', 404, '<p>cn not found</p>'],
    ] as const) {
      const reply = await request(site, url);
      expect([url, reply.status, reply.body.toString()]).toEqual([url, status, text]);
    }
    await site.close();
  });

  it('is plain when the site has none', async () => {
    const bare = await listen(writeSite(temporaryFolder(), { 'en/index.html': 'x' }));
    const reply = await request(bare, '/en/nothing');
    expect([reply.status, reply.body.toString()]).toEqual([404, 'Not found']);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    await bare.close();
  });
});

describe('a file', () => {
  it('comes as the browser accepts it', async () => {
    const url = '/assets/main-Bx71.js';
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);

    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);

    const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);

    for (const reply of [plain, brotli, gzip]) {
      expect(reply.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
      expect(reply.headers.vary).toBe('accept-encoding');
    }
    expect(new Set([plain, brotli, gzip].map((reply) => reply.headers.etag)).size).toBe(3);

    const page = await get('/en/series/megaphone', { 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/assets/main-Bx71.js', 'public, max-age=31536000, immutable'],
    ['/static/pic/night/T90.webp', 'no-cache'],
    ['/static/pic/night/T90.webp?v=', 'no-cache'],
    ['/static/pic/night/T90.webp?v=1a2b', 'public, max-age=31536000, immutable'],
    ['/public/min/night/T90.webp?v=1a2b', 'public, max-age=31536000, immutable'],
    ['/public/jz/d.svg', 'no-cache'],
    ['/en/series/megaphone?v=1', 'no-cache'],
  ])('%s is kept as %s', async (url, cacheControl) => {
    const reply = await get(url);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe(cacheControl);
    expect(reply.headers.etag).toBeTruthy();
  });

  it.each([
    ['/public/min/night/T90.webp', 'small T90'],
    ['/public/minnight/T90.webp', 'small T90'],
    ['/public/min//night/T90.webp', 'small T90'],
    ['/static/pic//night/T90.webp', 'large T90'],
    ['//static//pic/night/T90.webp', 'large T90'],
  ])('is found at %s', async (url, text) => {
    const reply = await get(url);
    expect([reply.status, reply.body.toString()]).toEqual([200, text]);
    expect(reply.headers['content-type']).toBe('image/webp');
  });

  it('is found in another case', async () => {
    const reply = await get('/static/pic/NIGHT/t90.webp?v=1');
    expect([reply.status, reply.headers.location]).toEqual([308, '/static/pic/night/T90.webp?v=1']);
  });

  it('comes in parts', async () => {
    const part = await get('/static/files/manual.pdf', { range: 'bytes=10-13' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 10-13/1000');
    expect(part.body.toString()).toBe('0123');

    const beyond = await get('/static/files/manual.pdf', { range: 'bytes=2000-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */1000');
  });

  it.each(['bytes=abc', 'bytes=5-2', 'bytes=', 'bytes=-', 'bytes=1-2,x', 'lines=0-5', 'bytes 0-5', '0-5'])(
    'comes whole where no part can be understood from %j',
    async (range) => {
      const whole = await get('/static/video/T90.mp4', { range });
      expect([whole.status, whole.headers['content-range']]).toEqual([200, undefined]);
      expect(whole.body).toEqual(manual);
    },
  );

  it('comes whole to who has a part of it by a tag that does not vouch for every byte', async () => {
    const address = '/static/video/T90.mp4';
    const { headers } = await get(address, { range: 'bytes=0-9' });
    const tag = String(headers.etag);
    expect(tag).toMatch(/^W\//);
    for (const ifRange of [tag, tag.slice(2), '"another"', 'W/"another"', 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const whole = await get(address, { range: 'bytes=10-19', 'if-range': ifRange });
      expect([ifRange, whole.status, whole.body.length]).toEqual([ifRange, 200, manual.length]);
    }
    const dated = { range: 'bytes=10-19', 'if-range': String(headers['last-modified']) };
    expect((await get(address, dated)).status).toBe(206);
  });

  it.each([
    ['bytes=0-1', 'bytes 0-1/1000'],
    ['bytes=0-', 'bytes 0-999/1000'],
    ['bytes=-4', 'bytes 996-999/1000'],
    ['bytes=990-2000', 'bytes 990-999/1000'],
  ])('comes in the part %j', async (range, part) => {
    const { status, headers } = await get('/static/video/T90.mp4', { range });
    expect([status, headers['content-range']]).toEqual([206, part]);
  });

  it('is not one of the build or of the compressor', async () => {
    for (const url of ['/.vite/manifest.json', '/assets/main-Bx71.js.br', '/assets', '/assets/']) {
      expect((await get(url)).status).toBe(404);
    }
  });

  it.each([
    ['/static/video/T90.mp4', 'video/mp4'],
    ['/static/video/T90.webm', 'video/webm'],
  ])('of a film comes in the part a player asks for: %s', async (address, type) => {
    const part = await get(address, { range: 'bytes=100-' });
    expect([part.status, part.headers['content-type']]).toEqual([206, type]);
    expect(part.headers['content-range']).toBe('bytes 100-999/1000');
    expect(part.body).toEqual(manual.subarray(100));
  });

  it('of captions is named as such', async () => {
    const { headers } = await get('/static/video/T90.en.vtt');
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
  });
});

describe('a request', () => {
  it('with HEAD gets the headers alone', async () => {
    for (const [url, status] of [
      ['/en/series/megaphone', 200],
      ['/en/nothing', 404],
      ['/en/403', 403],
    ] as const) {
      const whole = await get(url);
      const head = await request(app, url, { method: 'HEAD' });
      expect(head.status).toBe(status);
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(whole.body.length));
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    'with %s is not taken',
    async (method) => {
      for (const url of ['/en/', '/en/nothing', '/assets/main-Bx71.js']) {
        const reply = await request(app, url, {
          method,
          headers: { 'content-type': 'application/json' },
          body: '{',
        });
        expect(reply.status).toBe(405);
        expect(reply.headers.allow).toBe('GET, HEAD');
      }
    },
  );

  it.each([
    '/../../../../../../etc/passwd',
    '/en/../../../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/en/..%5c..%5cetc%5cpasswd',
    '/static/pic/%2e%2e/%2e%2e/.vite/manifest.json',
    '/en/%00',
    '/en/series/megaphone%00.html',
    '/%',
    '/en/%zz',
    '/en/%ff%fe',
    '/en/%c0%ae%c0%ae/',
    '/en/?%',
    '/en/series/megaphone/..',
    `/en/${'a'.repeat(8000)}`,
    `/en/${'a/'.repeat(4000)}`,
    '/__proto__',
    '/en/constructor',
    '/%0d%0aset-cookie:%20a=b',
    'http://elsewhere.example/en/',
    '*',
  ])('for %s gets nothing it should not, and no server error', async (url) => {
    const reply = await get(url);
    expect(reply.status === 200 ? url : reply.status).toBeOneOf(['/en/?%', 400, 404]);
    expect(reply.body.toString()).not.toContain('root:');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('never leads to another site', async () => {
    for (const url of [
      '//evil.example',
      '//evil.example/en/',
      '///evil.example/en',
      '/\\evil.example',
      '//cn',
    ]) {
      const { headers } = await get(url);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('a site that is built again', () => {
  it('is served without a restart', async () => {
    const folder = writeSite(temporaryFolder(), { ...files });
    const running = await listen(folder);
    fs.rmSync(folder, { recursive: true });
    const gone = await request(running, '/en/');
    expect([gone.status, gone.body.toString()]).toEqual([404, 'Not found']);
    await running.close();

    writeSite(folder, { 'en/index.html': 'old', 'assets/main-old.js': 'old' });
    const rebuilt = await listen(folder);
    expect((await request(rebuilt, '/assets/main-old.js')).body.toString()).toBe('old');
    fs.rmSync(folder, { recursive: true });
    writeSite(folder, { 'en/index.html': 'new', 'assets/main-new.js': 'new' });
    expect((await request(rebuilt, '/en/')).body.toString()).toBe('new');
    expect((await request(rebuilt, '/assets/main-new.js')).body.toString()).toBe('new');
    expect((await request(rebuilt, '/assets/main-old.js')).status).toBe(404);
    await rebuilt.close();
  });
});

describe('a folder without a site', () => {
  it('is refused with what to do', async () => {
    const empty = temporaryFolder();
    await expect(indexSite(empty)).rejects.toThrow(
      `There is no built site in ${empty} (there is no page in it)`,
    );
    await expect(indexSite(path.join(empty, 'none'))).rejects.toThrow(/ENOENT.*npm run build.*SITE_DIR/);
  });
});
