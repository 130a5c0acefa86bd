import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { TooManyPapers } from '../papers/paper-cache.ts';
import { noStore, quietParts } from '../testing/parts.ts';
import { serveManuals } from './manuals.ts';

const manual = '/static/files/manuals/T90-manual-en.pdf';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({ ...quietParts, store: noStore });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('a manual is shown where it can be, and keeps its name', async () => {
  const whole = await get(manual);
  expect([whole.statusCode, whole.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="T90-manual-en.pdf"',
    'content-length': String(whole.rawPayload.length),
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  const head = await app.inject({ method: 'HEAD', url: manual });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
});

it('a manual goes on where its download broke off, and is not sent again to who has it', async () => {
  const whole = await get(manual);
  const etag = String(whole.headers['etag']);
  const rest = await get(manual, { range: 'bytes=5000-', 'if-range': etag });
  expect([rest.statusCode, rest.headers['content-range']]).toEqual([
    206,
    `bytes 5000-${whole.rawPayload.length - 1}/${whole.rawPayload.length}`,
  ]);
  expect(rest.rawPayload.equals(whole.rawPayload.subarray(5000))).toBe(true);
  const again = await get(manual, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  ['/static/files/manuals/t90-MANUAL-en.pdf', 308, manual],
  ['/static/files/announcements/care-guide-cn.pdf', 200, undefined],
  ['/static/files/announcements/T90-manual-en.pdf', 404, undefined],
  ['/static/files/manuals/T91-manual-en.pdf', 404, undefined],
])('%s is answered with %i', async (url, status, location) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers['location']]).toEqual([status, location]);
});

it('a manual that cannot be made just now is asked for again later, said in its language', async () => {
  const busy = Fastify();
  const counted: string[] = [];
  busy.decorate('onLimitReached', (name: string) => counted.push(name));
  const cache = { get: () => Promise.reject(new TooManyPapers('busy')) };
  serveManuals(busy, { pictures: null, cache });
  const reply = await busy.inject({ url: manual.replace('-en', '-cn') });
  expect([reply.statusCode, reply.headers['retry-after'], reply.headers['content-language']]).toEqual([
    503,
    '5',
    'zh-CN',
  ]);
  expect(counted).toEqual(['papers']);
  await busy.close();
});
