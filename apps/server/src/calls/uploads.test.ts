import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { deleteUpload, saveByHand, uploadFile } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { upload } from '../db/schema.ts';
import { orphanAge, sweepUploads } from '../services/uploads.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { jpegOf, pngWith, sampleFiles } from '../testing/sample-files.ts';
import { sampleRepair } from '../testing/samples.ts';
import { type Service, sendGood, startService } from '../testing/service.ts';

/** Milliseconds at most until what happens behind the caller's back has happened. */
const timeoutMs = { timeout: 20_000 };

describe.each(databasesOfCalls)('uploads on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the service', () => {
    let service: Service;
    let me: Customer;
    let other: Customer;

    beforeAll(async () => {
      service = await startService(open);
    });

    afterAll(() => service.close());

    beforeEach(async () => {
      service.clock = new Date();
      me = await signedInCustomer(service.store.db);
      other = await signedInCustomer(service.store.db);
    });

    describe('an upload', () => {
      it.each(Object.entries(sampleFiles))('of %s is known by its content', async (_kind, content) => {
        const { id, name, type, size } = await sendGood(service, me, content, 'holiday.exe');
        expect([name, size]).toEqual(['holiday.exe', content.length]);
        const [row] = await service.store.db.select().from(upload).where(eq(upload.id, id));
        expect(row).toMatchObject({ accountId: me.id, type, requestNumber: null });
        expect(fs.readFileSync(service.storage.locate(row?.storageKey ?? ''))).toEqual(content);
      });

      it.each([
        ['../../../etc/passwd', 'passwd'],
        ['C:\\fakepath\\图片.png', '图片.png'],
        ['a\u202Egnp.exe', 'agnp.exe'],
        ['..', 'file'],
        ['  ', 'file'],
        ['\u3164\u200B', 'file'],
        [`${'x'.repeat(500)}.png`, 'x'.repeat(200)],
        ['😶 بصری.png', '😶 بصری.png'],
      ])('named %j touches no path and is shown as %j', async (given, shown) => {
        const before = new Set(service.stored());
        expect((await sendGood(service, me, sampleFiles.png, given)).name).toBe(shown);
        const added = service.stored().filter((name) => !before.has(name));
        expect(added).toEqual([expect.stringMatching(/^[\da-f-]{36}\.png$/)]);
      });

      it.each([
        ['mov', sampleFiles.mov],
        ['3gp', sampleFiles['3gp']],
        ['3g2', sampleFiles['3g2']],
      ] as const)('of a film keeps its extension %s', async (extension, content) => {
        const { id } = await sendGood(service, me, content, 'flicker');
        const [row] = await service.store.db.select().from(upload).where(eq(upload.id, id));
        expect(row?.storageKey).toBe(`${id}.${extension}`);
      });

      it.each([
        ['a page', Buffer.from('<svg onload="alert(1)">'), 'incorrectFormat'],
        ['eight bytes of a picture', sampleFiles.png.subarray(0, 8), 'incorrectFormat'],
        [
          'a signature and a script',
          Buffer.concat([sampleFiles.png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
          'incorrectFormat',
        ],
        ['a picture without its end', sampleFiles.png.subarray(0, -12), 'incorrectFormat'],
        ['a scan without its end', sampleFiles.jpeg.subarray(0, -2), 'incorrectFormat'],
        ['a picture of 4 thousand million pixels', pngWith(Buffer.alloc(0), 65_535), 'incorrectFormat'],
        ['a film without its pictures', sampleFiles.mp4.subarray(0, -20), 'incorrectFormat'],
        [
          'a film without its header',
          Buffer.concat([sampleFiles.mp4.subarray(0, 24), Buffer.alloc(9e5)]),
          'incorrectFormat',
        ],
        ['a heic without its pixels', sampleFiles.heic.subarray(0, -14), 'incorrectFormat'],
        ['a webp cut short', sampleFiles.webp.subarray(0, -1), 'incorrectFormat'],
        [
          'fill bytes alone',
          Buffer.concat([sampleFiles.jpeg.subarray(0, 2), Buffer.alloc(3e6, 0xff)]),
          'incorrectFormat',
        ],
        ['nothing', Buffer.alloc(0), 'cannotBeEmpty'],
        [
          '20 MB and one byte',
          Buffer.concat([sampleFiles.png, Buffer.alloc(20 * 1024 * 1024)]),
          'incorrectFormat',
        ],
        ['30 MB', Buffer.concat([sampleFiles.png, Buffer.alloc(30_000_000)]), 'incorrectFormat'],
      ])('of %s is refused and leaves nothing', async (_what, content, key) => {
        const before = service.stored();
        const { status, data } = await service.send(me, content);
        expect([status, data]).toEqual([400, { msg: expect.any(String), key, field: 'file' }]);
        expect(service.stored()).toEqual(before);
        expect(await service.store.db.$count(upload, eq(upload.accountId, me.id))).toBe(0);
      });

      it.each(Object.entries(sampleFiles))('of %s loses what is hidden behind it', async (_kind, content) => {
        const script = Buffer.from('<script>alert(document.domain)</script>');
        const { id, size } = await sendGood(service, me, Buffer.concat([content, script]));
        expect(size).toBe(content.length);
        const [row] = await service.store.db.select().from(upload).where(eq(upload.id, id));
        expect(fs.readFileSync(service.storage.locate(row?.storageKey ?? ''))).toEqual(content);
        expect(row?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
      });

      it('of exactly 20 MB is taken', async () => {
        const content = jpegOf(20 * 1024 * 1024);
        const { id } = await sendGood(service, me, content, 'large.jpg');
        const [row] = await service.store.db.select().from(upload).where(eq(upload.id, id));
        expect(fs.readFileSync(service.storage.locate(row?.storageKey ?? '')).equals(content)).toBe(true);
      });

      it('needs a sign-in, a form and a file in it', async () => {
        const before = service.stored();
        expect((await service.send(null, sampleFiles.png)).status).toBe(401);
        expect((await service.send(me, sampleFiles.png, 'a.png', 'files')).data).toMatchObject({
          key: 'cannotBeEmpty',
        });
        expect(await service.post(uploadFile.path, me, { file: 'x' })).toMatchObject({
          status: 400,
          data: { key: 'cannotBeEmpty', field: 'file' },
        });
        expect(service.stored()).toEqual(before);
      });

      it.each([
        [
          'ends before its form does',
          '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n',
        ],
        ['has no boundary', 'nothing of the kind'],
        ['has headers of no end', `--b\r\n${'x: y\r\n'.repeat(9000)}`],
        [
          'has a part named by the prototype',
          '--b\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--b--\r\n',
        ],
      ])('that %s is refused and leaves nothing', async (_what, body) => {
        const before = service.stored();
        const reply = await fetch(`${service.origin}${uploadFile.path}`, {
          method: 'POST',
          headers: { authorization: me.token, 'content-type': 'multipart/form-data; boundary=b' },
          body: Buffer.from(body, 'latin1'),
        });
        expect([reply.status, await reply.json()]).toEqual([400, expect.objectContaining({ field: 'file' })]);
        expect(service.stored()).toEqual(before);
      });

      it('that breaks off leaves nothing', async () => {
        const before = service.stored();
        const { hostname, port, pathname } = new URL(`${service.origin}${uploadFile.path}`);
        const socket = net.connect(Number(port), hostname);
        socket.write(
          `POST ${pathname} HTTP/1.1\r\nhost: x\r\nauthorization: ${me.token}\r\ncontent-length: 9000000\r\n` +
            'content-type: multipart/form-data; boundary=b\r\n\r\n' +
            '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
        );
        socket.write(Buffer.concat([sampleFiles.png, Buffer.alloc(200_000)]));
        await vi.waitFor(() => expect(service.stored().length).toBeGreaterThan(before.length), timeoutMs);
        socket.destroy();
        await vi.waitFor(() => expect(service.stored()).toEqual(before), timeoutMs);
        expect(await service.store.db.$count(upload, eq(upload.accountId, me.id))).toBe(0);
      });

      it('can be taken back by its owner alone, once', async () => {
        const { id } = await sendGood(service, me, sampleFiles.png);
        const before = service.stored();
        for (const [who, named, status] of [
          [null, id, 401],
          [other, id, 400],
          [me, randomUUID(), 400],
          [me, 'not-an-id', 400],
          [me, id, 200],
          [me, id, 400],
        ] as const) {
          expect((await service.post(deleteUpload.path, who, { id: named })).status).toBe(status);
        }
        expect(service.stored()).toHaveLength(before.length - 1);
      });

      it('may wait in drafts 27 times for each account', async () => {
        for (let number = 0; number < 27; number++) await sendGood(service, me, sampleFiles.png);
        expect(await service.send(me, sampleFiles.png)).toMatchObject({
          status: 400,
          data: { key: 'operationFailure' },
        });
        await sendGood(service, other, sampleFiles.png);
      });

      it('goes after a week without a request, and so does what a killed server left', async () => {
        const { id } = await sendGood(service, me, sampleFiles.png);
        const { id: kept } = await sendGood(service, me, sampleFiles.png);
        await service.post(saveByHand.path, me, { ...sampleRepair(), uploads: [kept] });
        fs.writeFileSync(path.join(service.storage.incoming, 'left'), 'half a picture');
        const soon = new Date(service.clock.getTime() + 60_000);
        const week = new Date(service.clock.getTime() + orphanAge + 1);
        await sweepUploads(service.store.db, service.storage, soon);
        expect(service.stored()).toContain(path.join('incoming', 'left'));
        expect(await service.store.db.$count(upload, eq(upload.id, id))).toBe(1);

        await Promise.all([1, 2].map(() => sweepUploads(service.store.db, service.storage, week)));
        const rows = await service.store.db.select().from(upload);
        expect(rows.map((row) => row.requestNumber)).not.toContain(null);
        expect(service.stored().toSorted()).toEqual(
          ['incoming', ...rows.map((row) => row.storageKey)].toSorted(),
        );
      });
    });
  });
});
