import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { noStore, quietParts } from '../testing/parts.ts';
import { request } from '../testing/request.ts';
import { indexSite } from './site-index.ts';

const files = {
  'en/index.html': '<p>en home</p>',
  'robots.txt': 'Sitemap: http://127.0.0.1:4173/sitemap.xml\n',
  'sitemap.xml': '<loc>http://127.0.0.1:4173/en/</loc>',
  'en.webmanifest': '{}',
  'search/en.json': '{}',
  'icons/apple-touch-icon.png': '',
  'favicon.ico': '',
  'share/home.jpg': '',
};

let root: string;
let app: FastifyInstance;
let port: string;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'payload-server-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  app = await createApp({ ...quietParts, store: noStore, site: { root, index: await indexSite(root) } });
  port = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port;
});

afterAll(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true });
});

describe.each(['/robots.txt', '/sitemap.xml'])('%s', (address) => {
  const askedAt = async (host: string) =>
    (await request(app, address, { headers: { host } })).body.toString();

  it('names the address that it is asked at', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const text = await askedAt(`${name}:${port}`);
      expect(text).toContain(`http://${name}:${port}/`);
      expect(text).not.toContain('127.0.0.1:4173');
    }
  });

  it('believes no other host', async () => {
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1:1'])
      expect(await askedAt(host)).toBe(files[address === '/robots.txt' ? 'robots.txt' : 'sitemap.xml']);
  });
});

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/en.webmanifest', 'application/manifest+json'],
  ['/search/en.json', 'application/json; charset=utf-8'],
  ['/icons/apple-touch-icon.png', 'image/png'],
  ['/favicon.ico', expect.stringMatching(/^image\//)],
  ['/share/home.jpg', 'image/jpeg'],
])('%s is sent as %s', async (address, type) => {
  const reply = await request(app, address);
  expect([reply.status, reply.headers['content-type']]).toEqual([200, type]);
});
