import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { TooManyPapers } from '../papers/paper-cache.ts';
import { noStore, quietParts } from '../testing/parts.ts';
import { plain, readPaper } from '../testing/read-paper.ts';
import { servePapers } from './papers.ts';

describe('papers of the server', () => {
  let app: FastifyInstance;
  let time = new Date('2026-11-26T03:00:00Z');

  beforeAll(async () => {
    app = await createApp({
      ...quietParts,
      store: noStore,
      publicUrl: 'https://maker.example',
      now: () => time,
    });
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('are PDF in each language, with a name in each', async () => {
    const [en, cn] = await Promise.all([get('/data/en/T90.pdf'), get('/data/cn/T90.pdf')]);
    expect([en.statusCode, en.headers['content-type'], en.headers['content-language']]).toEqual([
      200,
      'application/pdf',
      'en',
    ]);
    expect(en.headers['content-disposition']).toBe(
      `inline; filename="T90-data-sheet.pdf"; filename*=UTF-8''T90-data-sheet.pdf`,
    );
    expect(cn.headers['content-language']).toBe('zh-CN');
    expect(cn.headers['content-disposition']).toBe(
      `inline; filename="T90-data-sheet.pdf"; filename*=UTF-8''${encodeURIComponent('T90-参数表.pdf')}`,
    );
    const read = await readPaper(cn.rawPayload);
    expect(read.text).toContain(plain('光通量 13 000 lm'));
    expect(read.links).toEqual(['https://maker.example/cn/details/parameter/T90']);
  });

  it('are one for every kind', async () => {
    for (const [url, name] of [
      ['/data/en/T90-tender.pdf', 'T90-tender-table.pdf'],
      ['/data/en/compare.pdf?models=T90,T80', 'T90-T80-comparison.pdf'],
      ['/data/en/load.pdf?aircraft=m350&models=T90,H150T', 'M350-T90-H150T-payload-set.pdf'],
    ] as const) {
      const reply = await get(url);
      expect([url, reply.statusCode]).toEqual([url, 200]);
      expect(reply.headers['content-disposition']).toContain(`filename="${name}"`);
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('tell their size without being sent, and are not sent again to who has them', async () => {
    const whole = await get('/data/en/H1T.pdf');
    const head = await app.inject({ method: 'HEAD', url: '/data/en/H1T.pdf' });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
    const etag = String(whole.headers['etag']);
    expect(head.headers['etag']).toBe(etag);
    const again = await get('/data/en/h1t.pdf', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(whole.headers['cache-control']).toBe('no-cache');
  });

  it('say the day in China', async () => {
    time = new Date('2026-11-26T15:59:00Z');
    expect((await readPaper((await get('/data/en/S3.pdf')).rawPayload)).text).toContain('2026-11-26');
    time = new Date('2026-11-26T16:01:00Z');
    expect((await readPaper((await get('/data/en/S3.pdf')).rawPayload)).text).toContain('2026-11-27');
  });

  it('say what is wrong in the language that was asked for', async () => {
    const cn = await get('/data/cn/T91.pdf');
    expect([cn.statusCode, cn.headers['content-type'], cn.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '没有这个型号：T91。',
    ]);
    const en = await get('/data/en/load.pdf?aircraft=m30&models=T90');
    expect([en.statusCode, en.body]).toEqual([400, 'Not made for the M30: T90.']);
    expect((await get('/data/fr/T90.pdf')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/data/en/T90.pdf' })).statusCode).toBe(405);
  });

  it('of what is chosen are tables too, kept by a name in each language', async () => {
    for (const [url, name] of [
      ['/data/cn/compare.csv?models=T90,t80', 'T90-T80-对比表.csv'],
      ['/data/cn/load.csv?aircraft=m350&models=T90,H150T', 'M350-T90-H150T-挂载方案.csv'],
    ] as const) {
      const reply = await get(url);
      expect([
        url,
        reply.statusCode,
        reply.headers['content-type'],
        reply.headers['content-language'],
      ]).toEqual([url, 200, 'text/csv; charset=utf-8', 'zh-CN']);
      expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"; /);
      expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
      const etag = String(reply.headers['etag']);
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.headers['content-length'], head.headers['etag'], head.body]).toEqual([
        String(reply.rawPayload.length),
        etag,
        '',
      ]);
      const again = await get(url, { 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const foreign = await get('/data/en/load.csv?aircraft=m30&models=T90');
    expect([foreign.statusCode, foreign.body]).toEqual([400, 'Not made for the M30: T90.']);
    expect((await get('/data/fr/compare.csv?models=T90,T80')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/data/en/load.csv' })).statusCode).toBe(405);
  });

  it('leave the tables of models to the site', async () => {
    const reply = await get('/data/en/T90.csv');
    expect(reply.statusCode).toBe(404);
  });

  it('are refused for a moment where someone asks for too many', async () => {
    const busy = Fastify();
    const refused: string[] = [];
    busy.decorate('onLimitReached', (limit: string) => refused.push(limit));
    const cache = { get: () => Promise.reject(new TooManyPapers('too many')) };
    servePapers(busy, { publicUrl: null, pictures: null, now: () => time, cache });
    const reply = await busy.inject({ url: '/data/en/T90.pdf' });
    expect([reply.statusCode, reply.headers['retry-after'], reply.body]).toEqual([
      503,
      '5',
      'Many papers are being made just now. Try again in a moment.',
    ]);
    expect(refused).toEqual(['papers']);
    await busy.close();
  });
});
