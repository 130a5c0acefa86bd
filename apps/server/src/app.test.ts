import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as contract from '@payload/api/contract';
import { type Call, envelope, messageKeys } from '@payload/api/contract';
import {
  aircraftKeys,
  compareParams,
  homeInfo,
  languages,
  otaFiles,
  productCodes,
  productInfo,
  productsByDevice,
  productsByType,
  productTypes,
} from '@payload/catalog';
import {
  compareParams as compareParamsSchema,
  deviceProducts,
  homeInfo as homeInfoSchema,
  otaFile,
  productInfo as productInfoSchema,
  productSummary,
} from '@payload/catalog/replies';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { array, type GenericSchema, type InferOutput, null_, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { routeOf } from './calls/call.ts';
import { messageText } from './calls/messages.ts';
import { catalogueRows } from './db/catalogue-rows.ts';
import { product, productText, seed } from './db/schema.ts';
import { type CatalogueRows, seedCatalogue } from './db/seed.ts';
import type { Store } from './db/store.ts';
import { databasesOfCalls } from './testing/databases.ts';
import { quietParts } from './testing/parts.ts';
import { sampleOtaFile } from './testing/samples.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the server', () => {
    let store: Store;
    let dispose: () => Promise<void>;
    let app: FastifyInstance;
    let time = Date.now();

    /** Writes another catalogue and waits until the server has noticed. */
    async function rewriteCatalogue(rows: CatalogueRows): Promise<boolean> {
      const isWritten = await seedCatalogue(store.db, rows);
      time += 1000;
      return isWritten;
    }

    beforeAll(async () => {
      ({ store, dispose } = await open());
      await store.prepare(async (db) => {
        await seedCatalogue(db, catalogueRows());
      });
      app = await createApp({ ...quietParts, store, now: () => new Date(time) });
    });

    afterAll(async () => {
      await app.close();
      await dispose();
    });

    /** What a call answers, parsed by the contract; it has to be a success. */
    async function data<Schema extends GenericSchema>(
      path: string,
      schema: Schema,
    ): Promise<InferOutput<Schema>> {
      const reply = await app.inject(`/api${path}`);
      expect(reply.statusCode).toBe(200);
      const { code, data: given } = parse(envelope(schema), reply.json());
      expect(code).toBe(200);
      return given;
    }

    it('serves every call of the contract', () => {
      const unserved = Object.values<unknown>(contract)
        .filter(isCall)
        .filter((call) => !app.hasRoute({ method: call.method, url: routeOf(call) }));
      expect(unserved.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    });

    describe.each(languages)('in %s', (language) => {
      it('has the home page', async () => {
        const given = await data(`/offi/public/getHomepageInfo?language=${language}`, homeInfoSchema);
        expect(given).toEqual(homeInfo(language));
      });

      it.each(productTypes)('lists and compares the type %s', async (type) => {
        for (const spelling of [type, type.toLowerCase(), type.toUpperCase()]) {
          const list = await data(
            `/offi/public/findProductsByType/${spelling}?language=${language}`,
            array(productSummary),
          );
          expect(list).toEqual(productsByType(type, language));
          expect(list.length).toBeGreaterThan(0);
        }
        const table = await data(
          `/offi/public/getAllProductParamsCompare/${type.toLowerCase()}?language=${language}`,
          compareParamsSchema,
        );
        expect(table).toEqual(compareParams(type, language));
      });

      it('lists what each aircraft carries', async () => {
        for (const key of aircraftKeys) {
          for (const spelling of [key, key.toLowerCase()]) {
            const given = await data(
              `/offi/public/findProductsByDevice/${spelling}?language=${language}`,
              deviceProducts,
            );
            expect(given).toEqual(productsByDevice(key, language));
          }
        }
      });

      it('knows all products', async () => {
        for (const code of productCodes) {
          const given = await data(
            `/offi/public/getProductInfo/${code}?language=${language}`,
            productInfoSchema,
          );
          expect(given).toEqual(productInfo(code, language));
        }
      });

      it('refuses in that language', async () => {
        const reply = await app.inject(`/api/offi/public/getProductInfo/T91?language=${language}`);
        expect(reply.json()).toEqual({
          code: 500,
          msg: { en: 'Operation failure', cn: '操作失败' }[language],
          data: null,
          key: 'operationFailure',
          field: 'code',
        });
      });
    });

    it.each(['', '?language='])(
      'answers in English when the language asked for is none: %s',
      async (query) => {
        expect(await data(`/offi/public/getHomepageInfo${query}`, homeInfoSchema)).toEqual(homeInfo('en'));
      },
    );

    it.each([
      ['/offi/public/getProductInfo/m30SUIT', '/offi/public/getProductInfo/M30suit'],
      ['/offi/public/findProductsByDevice/M400', '/offi/public/findProductsByDevice/m400'],
      [
        '/offi/public/findProductsByType/DISPLAYequipment',
        '/offi/public/findProductsByType/displayEquipment',
      ],
      ['/offi/jz-ota/getByCode/3/S3MINI', '/offi/jz-ota/getByCode/3/S3mini'],
      ['/offi/jz-ota/getByCode/3/dt60s', '/offi/jz-ota/getByCode/3/DT60S'],
      ['/offi/jz-ota/getByType/3/MEGAPHONE', '/offi/jz-ota/getByType/3/megaphone'],
      ['/offi/jz-ota/getByType/3/SPEAKER', '/offi/jz-ota/getByType/3/megaphone'],
      ['/offi/jz-ota/getByType/3/drop%20kit', '/offi/jz-ota/getByType/3/thrower'],
      ['/offi/jz-ota/getByType/6/DT60S', '/offi/jz-ota/getByType/6/AutelAlpha'],
      ['/offi/jz-ota/getByType/6/du4', '/offi/jz-ota/getByType/6/EVOMax'],
      ['/offi/public/getProductInfo/PTS4', '/offi/public/getProductInfo/PTS42023'],
    ])('takes a code in any case: %s is %s', async (asked, spelled) => {
      const reply = await app.inject(`/api${asked}`);
      expect(reply.json()).toMatchObject({ code: 200 });
      expect(reply.json()).toEqual((await app.inject(`/api${spelled}`)).json());
    });

    it.each([
      ['/offi/public/findProductsByType/trumpet', 'incorrectFormat', 'type'],
      ['/offi/public/getAllProductParamsCompare/trumpet', 'incorrectFormat', 'id'],
      ['/offi/public/findProductsByDevice/m401', 'operationFailure', 'code'],
      ['/offi/public/findProductsByDevice/m%20400', 'incorrectFormat', 'code'],
      ['/offi/public/getProductInfo/T91', 'operationFailure', 'code'],
      ['/offi/public/getProductInfo/T90%27--', 'incorrectFormat', 'code'],
      [`/offi/public/getProductInfo/${'x'.repeat(65)}`, 'incorrectFormat', 'code'],
      ['/offi/public/getHomepageInfo?language=fr', 'incorrectFormat', 'language'],
      ['/offi/public/getHomepageInfo?language=en&language=cn', 'incorrectFormat', 'language'],
      ['/offi/jz-ota/getByCode/4/S3mini', 'incorrectFormat', 'otaType'],
      ['/offi/jz-ota/getByCode/3/S4', 'operationFailure', 'productCode'],
      ['/offi/jz-ota/getByType/three/megaphone', 'incorrectFormat', 'otaType'],
      ['/offi/jz-ota/getByType/3/trumpet', 'operationFailure', 'child'],
      ['/offi/jz-ota/getByType/3/DROP%2FKIT', 'incorrectFormat', 'child'],
      ['/offi/jz-ota/getByType/3/DROPKIT', 'operationFailure', 'child'],
    ])('refuses %s with %s, field %s', async (path, key, field) => {
      const reply = await app.inject(`/api${path}`);
      expect(reply.statusCode).toBe(200);
      const refusal = parse(envelope(null_()), reply.json());
      expect([refusal.code, refusal.key, refusal.field]).toEqual([500, key, field]);
      expect(refusal.msg).not.toBe('');
    });

    const filesAt = (path: string) => data(`/offi/jz-ota/${path}`, array(otaFile));

    it.each(languages)('lists firmware by model and by family, newest first, in %s', async (language) => {
      const list = (path: string) => filesAt(`${path}?language=${language}`);
      const of = (code: string) =>
        otaFiles(language).filter(({ productCode, document }) => productCode === code && !document);
      const s3mini = await list('getByCode/3/S3mini');
      expect(s3mini.map(({ version, date }) => [version, date])).toEqual([
        ['2.4.1', '2024-02-20'],
        ['2.3.0', '2023-11-06'],
      ]);
      expect(s3mini).toEqual(of('S3mini'));
      expect(await list('getByCode/3/AD2')).toEqual(of('AD2'));
      expect(of('AD2')).toHaveLength(2);
      for (const spelling of ['flashinglight', 'FlashingLight'])
        expect(await list(`getByType/3/${spelling}`)).toEqual(of('S3mini'));
      expect(await list('getByType/3/thrower')).toEqual(of('AD2'));
      expect(await list('getByCode/6/DT60S')).toEqual(of('DT60S'));
      expect(await list('getByType/6/AutelAlpha')).toEqual(of('DT60S'));
      for (const path of [
        'getByCode/3/T80',
        'getByCode/3/DT60S',
        'getByCode/1/SDK',
        'getByType/2/flashinglight',
      ])
        expect([path, await list(path)]).toEqual([path, []]);
    });

    it('lists manuals in the language asked for, each with the way to the other one', async () => {
      const [english] = await filesAt('getByCode/1/T90?language=en');
      const [chinese] = await filesAt('getByCode/1/T90?language=cn');
      expect([english?.id, chinese?.id]).toEqual(['T90-manual', 'T90-manual']);
      expect([english?.document?.language, chinese?.document?.language]).toEqual(['en', 'cn']);
      expect([english?.url, chinese?.url]).toEqual([
        chinese?.document?.other?.url,
        english?.document?.other?.url,
      ]);
      expect(english?.sha256).toBe(chinese?.document?.other?.sha256);

      const megaphones = await filesAt('getByType/1/megaphone?language=en');
      expect(megaphones.map(({ productCode }) => productCode)).toEqual(
        productsByType('megaphone', 'en').map(({ code }) => code),
      );
      const guides = await filesAt('getByType/2/megaphone?language=en');
      expect(guides.map(({ id, productCode }) => [id, productCode])).toEqual([['megaphone-guide', null]]);
    });

    it('lists files of a whole family, and of a model as it is made for someone', async () => {
      const rows = catalogueRows();
      const forAll = sampleOtaFile({ id: 'all', productCode: null });
      const alpha = sampleOtaFile({
        id: 'alpha',
        otaType: 6,
        productCode: 'DT60S',
        productTypeCode: 'DT60S',
      });
      const otaFileRows = [forAll, alpha].map((file, index) => ({ ...file, position: index + 1 }));
      const otaFileTexts = [forAll, alpha].map((body) => ({ id: body.id, language: 'en' as const, body }));
      await rewriteCatalogue({ ...rows, otaFiles: otaFileRows, otaFileTexts });
      expect(await data('/offi/jz-ota/getByType/3/flashinglight', array(otaFile))).toEqual([forAll]);
      expect(await data('/offi/jz-ota/getByCode/3/S3mini', array(otaFile))).toEqual([]);
      expect(await data('/offi/jz-ota/getByCode/6/DT60S', array(otaFile))).toEqual([alpha]);
      expect(await data('/offi/jz-ota/getByType/6/autelalpha', array(otaFile))).toEqual([alpha]);
      await rewriteCatalogue(rows);
    });

    it('writes the catalogue once, and again when it has changed', async () => {
      const rows = catalogueRows();
      expect(await seedCatalogue(store.db, rows)).toBe(false);

      const fewer = {
        ...rows,
        products: rows.products
          .filter(({ code }) => code !== 'T90')
          .map((row) => ({ ...row, position: 99 - row.position })),
        productTexts: rows.productTexts.filter(({ code }) => code !== 'T90'),
        aircraftProducts: rows.aircraftProducts.filter((row) => row.product !== 'T90'),
      };
      expect(await rewriteCatalogue(fewer)).toBe(true);
      const reply = await app.inject('/api/offi/public/getProductInfo/T90');
      expect(reply.json()).toMatchObject({ code: 500 });
      const list = await data('/offi/public/findProductsByType/searchlight', array(productSummary));
      expect(list.map(({ code }) => code)).toEqual(
        productsByType('searchlight', 'en')
          .map(({ code }) => code)
          .filter((code) => code !== 'T90')
          .toReversed(),
      );

      expect(await rewriteCatalogue(rows)).toBe(true);
      expect(await data('/offi/public/getProductInfo/T90', productInfoSchema)).toEqual(
        productInfo('T90', 'en'),
      );
    });

    it('brings replies that an earlier version has written to their shape of today', async () => {
      const rows = catalogueRows();
      const earlier = rows.productTexts.map((row) => ({ ...row, info: { ...row.info, physics: null } }));
      await rewriteCatalogue({ ...rows, productTexts: earlier });
      const url = '/offi/public/getProductInfo/T90';
      expect(await data(url, productInfoSchema)).toMatchObject({ physics: null });
      expect(await rewriteCatalogue(rows)).toBe(true);
      expect((await data(url, productInfoSchema)).physics).toEqual(productInfo('T90', 'en')?.physics);
    });

    it('keeps the old catalogue whole when writing the new one fails', async () => {
      const rows = catalogueRows();
      const [before] = await store.db.select().from(seed);
      const broken = { ...rows, productTexts: [...rows.productTexts, ...rows.productTexts.slice(0, 1)] };
      await expect(seedCatalogue(store.db, broken)).rejects.toThrow('product_text');
      expect(await store.db.$count(product)).toBe(rows.products.length);
      expect(await store.db.$count(productText, eq(productText.language, 'cn'))).toBe(rows.products.length);
      expect(await store.db.select().from(seed)).toEqual([before]);
    });

    it('does not send again what the browser has, until it changes', async () => {
      const url = '/api/offi/public/getHomepageInfo?language=cn';
      const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      const etag = String(first.headers.etag);
      expect(first.headers['cache-control']).toBe('max-age=60');
      const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } });
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);

      const rows = catalogueRows();
      const changedHome = rows.homeInfo.map((row) => ({
        ...row,
        body: { ...row.body, home_hot_product: [] },
      }));
      await rewriteCatalogue({ ...rows, homeInfo: changedHome });
      const changed = await app.inject({ url, headers: { 'if-none-match': etag } });
      expect(changed.statusCode).toBe(200);
      expect(changed.headers.etag).not.toBe(etag);
      await rewriteCatalogue(rows);
    });

    it('compresses what is long', async () => {
      const url = '/api/offi/public/getAllProductParamsCompare/searchlight';
      const plain = await app.inject(url);
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const [accepted, encoding, decompress] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip, br;q=0', 'gzip', gunzipSync],
      ] as const) {
        const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
        expect(reply.headers['content-encoding']).toBe(encoding);
        expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(reply.headers.vary).toBe('accept-encoding');
        expect(decompress(reply.rawPayload).toString()).toBe(plain.payload);
        expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
        expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
      }
    });

    it('answers HEAD like GET without the body', async () => {
      const reply = await app.inject({ method: 'HEAD', url: '/api/offi/public/getHomepageInfo' });
      expect(reply.statusCode).toBe(200);
      expect(reply.payload).toBe('');
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
      'does not take %s for a call that reads',
      async (method) => {
        for (const payload of ['{"broken":', '{}', 'x'.repeat(2_000_000)]) {
          const reply = await app.inject({
            method,
            url: '/api/offi/public/getProductInfo/T90',
            headers: { 'content-type': 'application/json' },
            payload,
          });
          expect(reply.statusCode).toBe(405);
          expect(reply.headers.allow).toBe('GET, HEAD');
          expect(reply.json()).toEqual({ code: 405, msg: 'Method not allowed', data: null });
        }
      },
    );

    it('has nothing at other addresses of its services', async () => {
      for (const url of [
        '/api',
        '/api/',
        '/api/nothing',
        '/api/offi/public/getProductInfo',
        '/jz-api/nothing',
        '/api/offi/public/getProductInfo/T90/more',
      ]) {
        for (const method of ['GET', 'POST'] as const) {
          const reply = await app.inject({
            method,
            url,
            headers: { 'content-type': 'application/json' },
            payload: '{',
          });
          expect([url, reply.statusCode]).toEqual([url, 404]);
          expect(reply.json()).toEqual({ code: 404, msg: 'Not found', data: null });
        }
      }
    });

    it.each([
      ['GET', '/api/nothing', 404, 'application/json', '该地址不存在'],
      ['POST', '/api/offi/public/getProductInfo/T90', 405, 'application/json', '该地址不支持此请求方法'],
      ['POST', '/api/offi/public/customer/recommend', 400, 'application/json', '请求无法识别'],
      [
        'POST',
        '/api/offi/public/customer/recommend',
        415,
        'text/plain',
        '不支持此内容类型，请以 application/json 发送 JSON',
      ],
      ['GET', '/api/%', 400, 'application/json', '请求无法识别'],
    ] as const)(
      'refuses %s %s with %i in the language asked for',
      async (method, path, status, type, msg) => {
        const reply = await app.inject({
          method,
          url: `${path}?language=cn`,
          headers: { 'content-type': type },
          ...(method === 'POST' ? { payload: '{' } : {}),
        });
        expect([reply.statusCode, reply.json()]).toEqual([status, { code: status, msg, data: null }]);
      },
    );

    it('says that it is well', async () => {
      const reply = await app.inject('/healthz');
      expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok', database: 'ok' }]);
      expect(reply.headers['cache-control']).toBe('no-store');
    });
  });
});

function gone(): Promise<never> {
  return Promise.reject(new Error('connect ECONNREFUSED'));
}

describe('a server whose database is gone', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const select = () => ({ from: () => ({ where: gone }) });
    const db: Store['db'] = Object.assign(Object.create(null), { select });
    app = await createApp({
      ...quietParts,
      store: {
        db,
        hasChecksums: true,
        prepare: gone,
        vacuum: gone,
        ping: gone,
        close: () => Promise.resolve(),
      },
    });
  });

  afterAll(() => app.close());

  it('says so to whoever looks after it', async () => {
    const reply = await app.inject('/healthz');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'unavailable', database: 'unavailable' });
  });

  it('tells callers no more than that it failed', async () => {
    const reply = await app.inject('/api/offi/public/getHomepageInfo?language=cn');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ code: 500, msg: '操作失败', data: null, key: 'operationFailure' });
  });
});

it.each(languages)('has words in %s for every message of the contract', (language) => {
  for (const key of messageKeys) expect(messageText(language, key)).not.toBe('');
});
