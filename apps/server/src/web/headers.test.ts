import fs from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { phonePwdLogin } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { serviceBase } from '../calls/call.ts';
import { catalogueRows } from '../db/catalogue-rows.ts';
import { seedCatalogue } from '../db/seed.ts';
import type { Store } from '../db/store.ts';
import { databaseKinds } from '../testing/databases.ts';
import { quietParts } from '../testing/parts.ts';
import { type RawReply, request } from '../testing/request.ts';
import { indexSite } from './site-index.ts';

const own = '<style>p{margin:0}</style><script>1</script>';

const files: Record<string, string> = {
  'cn/404.html': `${own}<p>not found</p>`,
  'en/index.html': `${own}<p>home</p>`,
  'en/403.html': `${own}<p>forbidden</p>`,
  'en/404.html': `${own}<p>not found</p>`,
  'assets/main-Bx71.js': 'export {};',
  'static/pic/T90.webp': 'picture',
  'static/video/T90.mp4': 'film',
  'static/files/app/T90.pdf': 'manual of ten pages',
};

const codesKey = 'k'.repeat(43);

let folder: string;
let store: Store;
let dispose: () => Promise<void>;
/** Served over http to this machine, and behind TLS. */
let plain: FastifyInstance;
let secure: FastifyInstance;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  const [embedded] = databaseKinds;
  if (!embedded) throw new Error('There is no kind of database.');
  ({ store, dispose } = await embedded.open());
  await store.prepare(async (db) => {
    await seedCatalogue(db, catalogueRows());
  });
  const start = async (publicUrl: string | null) => {
    const site = { root: folder, index: await indexSite(folder) };
    const app = await createApp({ ...quietParts, store, site, publicUrl, codesKey });
    app.get('/breaks', () => {
      throw new Error('a fault of the server, with a secret in it');
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };
  plain = await start(null);
  secure = await start('https://example.com');
});

afterAll(async () => {
  await plain.close();
  await secure.close();
  await dispose();
  fs.rmSync(folder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const catalogue = '/api/offi/public/getProductInfo/T90';
const login = serviceBase[1] + phonePwdLogin.path;

/** One of each kind of reply there is: what is asked for, and the status that shows that it is this kind. */
const kinds: [kind: string, status: number, path: string, init?: Parameters<typeof request>[2]][] = [
  ['a page', 200, '/en/'],
  ['a page by HEAD', 200, '/en/', { method: 'HEAD' }],
  ['a script', 200, '/assets/main-Bx71.js'],
  ['a picture', 200, '/static/pic/T90.webp'],
  ['a part of a film', 206, '/static/video/T90.mp4', { headers: { range: 'bytes=0-1' } }],
  ['a range beyond the end', 416, '/static/video/T90.mp4', { headers: { range: 'bytes=99-' } }],
  ['a file to keep', 200, '/static/files/app/T90.pdf'],
  ['a part of a file to keep', 206, '/static/files/app/T90.pdf', { headers: { range: 'bytes=0-1' } }],
  ['a redirect', 308, '/EN/'],
  ['the page for what is forbidden', 403, '/en/403'],
  ['the page for what is not there', 404, '/en/nothing'],
  ['a page that takes no form', 405, '/en/', { method: 'POST' }],
  ['an address that does not decode', 404, '/%zz'],
  ['a call whose address does not decode', 400, '/api/%zz'],
  ['what the catalogue says', 200, catalogue],
  ['a refusal of client 1', 200, '/api/offi/public/getProductInfo/T91'],
  ['a refusal of client 2', 401, '/jz-api/jzcrm/productProblem/upload/', { method: 'POST' }],
  ['an unknown call', 404, '/api/nothing'],
  ['a call by the wrong method', 405, catalogue, { method: 'DELETE' }],
  ['a body that is no JSON', 400, login, { method: 'POST', headers: json, body: '{' }],
  [
    'a body of a type that is not taken',
    415,
    login,
    { method: 'POST', headers: { 'content-type': 'a/b' }, body: 'x' },
  ],
  [
    'a body beyond the limit',
    413,
    login,
    { method: 'POST', headers: json, body: `"${'x'.repeat(2 ** 20)}"` },
  ],
  ['a fault of the server', 500, '/breaks'],
  ['the health', 200, '/healthz'],
  ['no figures', 404, '/metrics'],
  ['the page of codes', 200, `/dev/codes?key=${codesKey}`],
  ['the page of codes without its key', 403, '/dev/codes'],
];

/** Those of which the site's own documents are the body. */
const siteDocuments: ReadonlySet<string> = new Set([
  'a page',
  'a page by HEAD',
  'the page for what is forbidden',
  'the page for what is not there',
  'an address that does not decode',
  'no figures',
]);

/** Whether a browser may make a page of it. */
const isDocument = ({ headers }: RawReply, address: string) =>
  String(headers['content-type']).startsWith('text/html') || (!headers['content-type'] && address === '/en/');

function directivesOf({ headers }: RawReply): ReadonlyMap<string, string> {
  return new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );
}

/** What a reply must carry, whatever it is, and may not carry. Data is told more strictly that it is no page. */
function scan(reply: RawReply, address: string): void {
  const { headers } = reply;
  const directives = directivesOf(reply);
  expect(directives.get('default-src')).toMatch(/^'(?:self|none)'$/);
  expect(directives.get('script-src') ?? directives.get('default-src')).not.toMatch(/unsafe|http|\*|data:/);
  expect(directives.get('object-src') ?? directives.get('default-src')).toBe("'none'");
  expect([directives.get('frame-ancestors'), directives.get('form-action')]).toEqual([
    "'none'",
    expect.stringMatching(/^'(?:self|none)'$/),
  ]);
  expect(directives.get('base-uri')).toMatch(/^'(?:self|none)'$/);

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  // Who serves, with what, is nobody's business; and nothing is kept in the browser by a cookie.
  for (const name of ['server', 'x-powered-by', 'via', 'set-cookie', 'access-control-allow-origin']) {
    expect(headers[name]).toBeUndefined();
  }
  const isOfCall = Object.values(serviceBase).some((base) => address.startsWith(`${base}/`));
  if (isOfCall) scanData(headers, directives);
  else if (isDocument(reply, address)) scanDocument(headers, directives);
}

function scanData(_headers: RawReply['headers'], directives: ReadonlyMap<string, string>): void {
  expect([...directives.values()]).toEqual(Array.from(directives, () => "'none'"));
}

function scanDocument(headers: RawReply['headers'], directives: ReadonlyMap<string, string>): void {
  expect(directives.get('style-src')).not.toMatch(/unsafe|http|\*|data:/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  const permissions = String(headers['permissions-policy']).split(', ');
  expect(permissions).toEqual(
    expect.arrayContaining([
      'serial=(self)',
      'camera=(self)',
      'screen-wake-lock=(self)',
      'microphone=()',
      'geolocation=()',
      'usb=()',
    ]),
  );
  expect(permissions.filter((each) => !/=\((?:self)?\)$/.test(each))).toEqual([]);
}

describe('every kind of reply carries what keeps it safe', () => {
  it.each(kinds)('%s, %i', async (_kind, status, address, init) => {
    const open = await request(plain, address, init);
    expect(open.status).toBe(status);
    scan(open, address);
    expect(open.headers['strict-transport-security']).toBeUndefined();
    expect(open.body.toString()).not.toContain('secret');

    // The page of codes is for whoever sits at the machine.
    const closed = await request(secure, address, init);
    scan(closed, address);
    expect(closed.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}; includeSubDomains$/);
  });

  it.each(kinds)(
    '%s, %i, allows what stands within it only as a document of the site',
    async (kind, _status, address, init) => {
      const directives = directivesOf(await request(plain, address, init));
      const inlined = ['style-src', 'script-src'].map(
        (name) => directives.get(name) ?? directives.get('default-src'),
      );
      const hasOwn = siteDocuments.has(kind);
      expect(inlined.map((sources) => sources?.includes('sha256-'))).toEqual([hasOwn, hasOwn]);
      expect(inlined.filter((sources) => /nonce-|unsafe/.test(sources ?? ''))).toEqual([]);
    },
  );

  it('what is no document is told nothing that only a document goes by', async () => {
    for (const address of ['/assets/main-Bx71.js', '/static/pic/T90.webp', '/static/files/app/T90.pdf']) {
      const { headers } = await request(plain, address);
      expect(headers['permissions-policy']).toBeUndefined();
      expect(String(headers['content-security-policy']).length).toBeLessThan(120);
    }
  });

  it('what has not changed, 304', async () => {
    for (const address of ['/en/', '/assets/main-Bx71.js', catalogue]) {
      const { headers } = await request(plain, address);
      const again = await request(plain, address, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status).toBe(304);
      scan(again, address);
    }
  });
});

it('browsers stay with https on this name alone where others below it have none', async () => {
  const app = await createApp({
    ...quietParts,
    store,
    publicUrl: 'https://example.com',
    hstsSubdomains: false,
  });
  const { headers } = await app.inject('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  await app.close();
});

it.each([
  ['GET /en/ HTTP/1.1', 'Host: example.com\r\nHost: example.com'],
  ['GET /en/ HTTP/1.1', 'Host: example.com\r\nhOST: evil.example'],
  [`GET ${catalogue} HTTP/1.1`, 'host: a\r\nX-Other: b\r\nhost: c'],
])('two Host headers are refused: %s', async (line, hosts) => {
  const address = plain.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  socket.write(`${line}\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it('what is no HTTP is refused without a word about the server', async () => {
  const address = plain.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  const socket = connect(address.port, '127.0.0.1');
  socket.write('GET / HTTP/9.9\r\n\r\n');
  const reply = await text(socket);
  expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(reply).not.toMatch(/^(?:server|x-powered-by):|fastify|node/im);
});
