import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { catalogueRows } from '../db/catalogue-rows.ts';
import { seedCatalogue } from '../db/seed.ts';
import { publish, withdraw } from '../services/desk/notices.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { quietParts, quietReach } from '../testing/parts.ts';
import { sampleNotice } from '../testing/samples.ts';

/** What stands between the tags of a name, in their order. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe.each(databasesOfCalls)('feeds on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of notices', () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let app: FastifyInstance;
    const at = new Date('2026-11-02T08:00:00Z');
    const kim = { name: 'Kim' };

    beforeAll(async () => {
      opened = await open();
      const { store } = opened;
      await store.prepare(async (db) => {
        await seedCatalogue(db, catalogueRows());
      });
      app = await createApp({ ...quietParts, store, publicUrl: 'https://maker.example' });
      await publish(store.db, sampleNotice(), kim, quietReach, at);
    });
    afterAll(async () => {
      await app.close();
      await opened.dispose();
    });

    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

    it('have what RFC 4287 asks of a feed and of an entry', async () => {
      const { statusCode, headers, body } = await get('/feeds/en/notices.xml');
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(body).toMatch(
        /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">/,
      );
      expect(body).toContain(
        'rel="self" type="application/atom+xml" href="https://maker.example/feeds/en/notices.xml"',
      );
      expect(body).toContain('<author><name>JZ Payloads</name></author>');
      const ids = texts(body, 'id');
      expect(ids).toHaveLength(6);
      expect(new Set(ids).size).toBe(6);
      for (const id of ids)
        expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(texts(body, 'updated').slice(0, 2)).toEqual([at.toISOString(), at.toISOString()]);
      expect(texts(body, 'title')[1]).toBe('Check the yoke &lt;before&gt; the next flight');
      expect(body).toContain('href="https://maker.example/en/announcement#N-2026-04"');
      expect(body).toContain('<category term="safety" label="Safety notice"/>');
      expect(texts(body, 'content')[0]).toContain('T90, serial numbers T90-SAMPLE-01 to T90-SAMPLE-01');
    });

    it('are in each language, with ids of their own', async () => {
      const [en, cn] = await Promise.all([get('/feeds/en/notices.xml'), get('/feeds/cn/notices.xml')]);
      expect(cn.body).toContain('xml:lang="zh-CN"');
      expect(texts(cn.body, 'title')[1]).toBe('下次飞行前请检查支架');
      expect(texts(cn.body, 'id').filter((id) => texts(en.body, 'id').includes(id))).toEqual([]);
    });

    it('of a model have its notices and its firmware, with the file to take', async () => {
      const { body } = await get('/feeds/en/T90.xml');
      const titles = texts(body, 'title');
      expect(titles[0]).toBe('T90: notices and firmware');
      expect(titles[1]).toContain('Check the yoke');
      expect(titles).toContain('T90 firmware 1.6.0');
      expect(body).toMatch(
        /rel="enclosure" type="application\/octet-stream" length="49408" href="https:\/\/maker\.example\/static\/files\/firmware\/T90-1\.6\.0\.ufw"/,
      );
      const other = await get('/feeds/en/H1T.xml');
      expect(other.body).not.toContain('Check the yoke');
    });

    it('are valid without a single entry', async () => {
      const { statusCode, body } = await get('/feeds/en/SDKOSDK.xml');
      expect(statusCode).toBe(200);
      expect(texts(body, 'updated')).toHaveLength(1);
    });

    it('are not sent again to who has them, until something in them changes', async () => {
      const first = await get('/feeds/en/T90.xml');
      const tag = String(first.headers['etag']);
      const again = await get('/feeds/en/T90.xml', { 'if-none-match': tag });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
      const [id] = texts(first.body, 'id').slice(1);
      await withdraw(
        opened.store.db,
        { number: 'N-2026-04', reason: 'internal' },
        kim,
        new Date('2026-11-05T08:00:00Z'),
      );
      const changed = await get('/feeds/en/T90.xml', { 'if-none-match': tag });
      expect(changed.statusCode).toBe(200);
      // The same entry, so that who has read it is told.
      expect(texts(changed.body, 'id')[1]).toBe(id);
      expect(texts(changed.body, 'title')[1]).toMatch(/^Withdrawn: /);
      expect(texts(changed.body, 'updated')[0]).toBe('2026-11-05T08:00:00.000Z');
      expect(changed.body).not.toContain('internal');
    });

    it('there are for languages and models alone', async () => {
      for (const url of [
        '/feeds/fr/notices.xml',
        '/feeds/en/T91.xml',
        '/feeds/en/T90',
        '/feeds/en/..%2FT90.xml',
      ])
        expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    });

    it('name their own address where nobody said which the site has', async () => {
      const local = await createApp({ ...quietParts, store: opened.store });
      const { body } = await local.inject({ url: '/feeds/en/notices.xml' });
      expect(body).toMatch(/rel="self" type="application\/atom\+xml" href="[^"]*\/feeds\/en\/notices\.xml"/);
      await local.close();
    });
  });
});
