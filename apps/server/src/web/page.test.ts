import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { noStore, quietParts } from '../testing/parts.ts';
import { type RawReply, request } from '../testing/request.ts';
import { indexSite } from './site-index.ts';

/** A document with a style and a script of its own. */
const documentWith = (words: string) =>
  `<!doctype html><html><head><style>p{content:"${words}"}</style><script>log("${words}")</script></head><body><p>${words}</p></body></html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the policy of `documentWith` has to say of styles and of scripts. */
const allowedIn = (words: string) => [
  `style-src 'self' ${hashOf(`p{content:"${words}"}`)}`,
  `script-src 'self' ${hashOf(`log("${words}")`)}`,
];

function allowed({ headers }: RawReply): string[] {
  const directives = String(headers['content-security-policy']).split('; ');
  return ['style-src ', 'script-src '].map((name) => directives.find((each) => each.startsWith(name)) ?? '');
}

function textOf({ headers, body }: RawReply): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Writes a built site with the compressed copies of each page. */
function build(root: string, pages: Record<string, string>): void {
  for (const [name, html] of Object.entries(pages)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, html);
    fs.writeFileSync(`${file}.br`, brotliCompressSync(html));
    fs.writeFileSync(`${file}.gz`, gzipSync(html));
  }
}

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(root: string): Promise<void> {
  app = await createApp({ ...quietParts, store: noStore, site: { root, index: await indexSite(root) } });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

const forms = [
  ['br', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['gzip', { 'accept-encoding': 'gzip' }],
  [undefined, { 'accept-encoding': 'identity' }],
] as const;

it.each(forms)('a page as %s allows what stands in it, also by HEAD and with 304', async (form, headers) => {
  const root = temporaryFolder();
  build(root, { 'en/index.html': documentWith('home'), 'en/faq.html': documentWith('questions') });
  await serve(root);
  for (const [url, words] of [
    ['/en/', 'home'],
    ['/en/faq', 'questions'],
  ] as const) {
    const reply = await request(app, url, { headers });
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, form]);
    expect(reply.headers.vary).toBe('accept-encoding');
    expect(textOf(reply)).toBe(documentWith(words));
    expect(allowed(reply)).toEqual(allowedIn(words));

    const head = await request(app, url, { headers, method: 'HEAD' });
    const again = await request(app, url, {
      headers: { ...headers, 'if-none-match': reply.headers.etag ?? '' },
    });
    expect([head.status, again.status]).toEqual([200, 304]);
    expect(head.headers['content-length']).toBe(String(reply.body.length));
    for (const other of [head, again]) {
      expect(other.headers['content-security-policy']).toBe(reply.headers['content-security-policy']);
      expect(other.headers.etag).toBe(reply.headers.etag);
    }
  }
});

it('each form of a page has a tag of its own', async () => {
  const root = temporaryFolder();
  build(root, { 'en/index.html': documentWith('home') });
  await serve(root);
  const tags = await Promise.all(
    forms.map(async ([, headers]) => (await request(app, '/en/', { headers })).headers.etag),
  );
  expect(new Set(tags).size).toBe(3);
});

it('pages for what is forbidden, not there or offline have their own policy', async () => {
  const root = temporaryFolder();
  const pages = ['en/403', 'en/404', 'en/offline', 'cn/404', '404'];
  build(root, Object.fromEntries(pages.map((page) => [`${page}.html`, documentWith(page)])));
  await serve(root);
  for (const [url, status, words] of [
    ['/en/403', 403, 'en/403'],
    ['/en/nothing', 404, 'en/404'],
    ['/cn/nothing', 404, 'cn/404'],
    ['/nothing', 404, '404'],
    ['/en/offline', 200, 'en/offline'],
  ] as const) {
    for (const [, headers] of forms) {
      const reply = await request(app, url, { headers });
      expect([reply.status, textOf(reply)]).toEqual([status, documentWith(words)]);
      expect(allowed(reply)).toEqual(allowedIn(words));
    }
  }
});

it.each(forms)('a new build under a running server has its own policy as %s', async (_form, headers) => {
  const root = temporaryFolder();
  build(root, { 'en/index.html': documentWith('old'), 'en/404.html': documentWith('old and gone') });
  await serve(root);
  expect(allowed(await request(app, '/en/', { headers }))).toEqual(allowedIn('old'));

  fs.rmSync(root, { recursive: true });
  build(root, { 'en/index.html': documentWith('newer'), 'en/404.html': documentWith('newer and gone') });
  for (const [url, words] of [
    ['/en/', 'newer'],
    ['/en/nothing', 'newer and gone'],
  ] as const) {
    const reply = await request(app, url, { headers });
    expect(textOf(reply)).toBe(documentWith(words));
    expect(allowed(reply)).toEqual(allowedIn(words));
  }
});

it('the policy is that of the bytes sent, also while a build changes the file beside them', async () => {
  const root = temporaryFolder();
  build(root, { 'en/index.html': documentWith('old') });
  fs.writeFileSync(path.join(root, 'en/index.html.br'), brotliCompressSync(documentWith('newer')));
  await serve(root);
  const reply = await request(app, '/en/', { headers: { 'accept-encoding': 'br' } });
  expect([textOf(reply), allowed(reply)]).toEqual([documentWith('newer'), allowedIn('newer')]);
});

it.each([
  ['gzip;q=0.9, br;q=0.5', 'gzip'],
  ['br;q=0.9, gzip;q=0.9', 'br'],
  ['BR', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['zstd, gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=0.5, identity', undefined],
  ['br;q=0, *', undefined],
  ['*', undefined],
  ['zstd', undefined],
  ['br;q=0, gzip;q=0.0', undefined],
  ['', undefined],
])('accept-encoding %s gets %s', async (accepted, encoding) => {
  const root = temporaryFolder();
  build(root, { 'en/index.html': documentWith('home') });
  await serve(root);
  const reply = await request(app, '/en/', { headers: { 'accept-encoding': accepted } });
  expect([reply.headers['content-encoding'], textOf(reply)]).toEqual([encoding, documentWith('home')]);
});
