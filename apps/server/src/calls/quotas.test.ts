import { saveByHand } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { object, parse, string } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { serviceRequest, upload } from '../db/schema.ts';
import { openStorage } from '../storage/open.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databaseKinds, databasesOfCalls } from '../testing/databases.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { quietParts } from '../testing/parts.ts';
import { pngWith, sampleFiles } from '../testing/sample-files.ts';
import { sampleRepair } from '../testing/samples.ts';
import { type Service, sendGood, startService } from '../testing/service.ts';

const quotas = { requests: 3, files: 12, megabytes: 2 };
const beyond = (field?: string) => ({
  status: 400,
  data: {
    msg: 'The limit for one day is reached',
    key: 'dailyLimitReached',
    ...(field === undefined ? {} : { field }),
  },
});

describe.each(databasesOfCalls)('what an account may send on $name', ({ missing, open }) => {
  describe.skipIf(missing)('within a day', () => {
    let service: Service;
    let me: Customer;
    let other: Customer;

    beforeAll(async () => {
      service = await startService(open, undefined, { quotas });
    });

    afterAll(() => service.close());

    beforeEach(async () => {
      service.clock = new Date();
      me = await signedInCustomer(service.store.db);
      other = await signedInCustomer(service.store.db);
    });

    const tomorrow = () => {
      service.clock = new Date(service.clock.getTime() + 24 * 3600_000);
    };

    it('are so many requests, of which those of a moment count one by one', async () => {
      const drafts = Array.from({ length: 20 }, sampleRepair);
      const answers = await Promise.all(drafts.map((draft) => service.post(saveByHand.path, me, draft)));
      const taken = answers.findIndex(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 400)).toEqual(
        Array.from({ length: 17 }, () => beyond()),
      );
      expect(await service.store.db.$count(serviceRequest, eq(serviceRequest.accountId, me.id))).toBe(3);
      // One that was taken is still answered, and others are not kept from theirs.
      expect((await service.post(saveByHand.path, me, drafts[taken])).status).toBe(200);
      expect((await service.post(saveByHand.path, other, sampleRepair())).status).toBe(200);
      tomorrow();
      expect((await service.post(saveByHand.path, me, sampleRepair())).status).toBe(200);
    });

    it('are so many files, at whatever moments and servers they come', async () => {
      const app = await createApp({
        ...quietParts,
        quotas,
        store: service.store,
        storage: service.storage,
        now: () => service.clock,
      });
      const second = `${await app.listen({ host: '127.0.0.1', port: 0 })}/jz-api`;
      const before = service.stored().length;
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, index) =>
          service.send(me, sampleFiles.png, 'a.png', 'file', index % 2 === 0 ? undefined : second),
        ),
      );
      await app.close();
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
      expect(answers.find(({ status }) => status !== 200)).toEqual(beyond('file'));
      expect(await service.store.db.$count(upload, eq(upload.accountId, me.id))).toBe(12);
      expect(service.stored()).toHaveLength(before + 12);
      await sendGood(service, other, sampleFiles.png);
    });

    it('are so many files, those that are refused among them', async () => {
      const damaged = sampleFiles.png.subarray(0, -1);
      const answers = await Promise.all(Array.from({ length: 40 }, () => service.send(me, damaged)));
      const keys = answers.map(({ data }) => parse(object({ key: string() }), data).key);
      expect(keys.filter((key) => key === 'incorrectFormat')).toHaveLength(12);
      expect(keys.filter((key) => key === 'dailyLimitReached')).toHaveLength(28);
      expect(await service.send(me, sampleFiles.png)).toEqual(beyond('file'));
      await sendGood(service, other, sampleFiles.png);
    });

    it('are so many bytes, refused before they are taken where their number is told', async () => {
      const half = pngWith(Buffer.alloc(900 * 1024));
      for (let number = 0; number < 2; number++) await sendGood(service, me, half);
      expect(await service.send(me, half)).toEqual(beyond('file'));
      await sendGood(service, me, sampleFiles.png);
      tomorrow();
      await sendGood(service, me, half);
    });
  });
});

it('refuses files while the disk has less room than it must keep, and takes them with it', async () => {
  const dataDir = temporaryFolder();
  const storage = openStorage({ storageUrl: null, dataDir, minFreeMegabytes: 1e9 });
  expect(await storage.reserve(1)).toBeNull();
  const roomy = openStorage({ storageUrl: null, dataDir, minFreeMegabytes: 1 });
  const giveFree = await roomy.reserve(1);
  expect(giveFree).not.toBeNull();
  // What is on its way counts as well.
  expect(await roomy.reserve(1e15)).toBeNull();
});

it('says so where a disk is full, and leaves nothing', async () => {
  const [embedded] = databaseKinds;
  if (!embedded) throw new Error('There is no kind of database.');
  const service = await startService(embedded.open, (dataDir) =>
    openStorage({ storageUrl: null, dataDir, minFreeMegabytes: 1e9 }),
  );
  const me = await signedInCustomer(service.store.db);
  expect(await service.send(me, sampleFiles.png)).toEqual({
    status: 400,
    data: { msg: 'There is no room for files at present', key: 'noRoomForFiles', field: 'file' },
  });
  expect(service.stored()).toEqual(['incoming']);
  expect(await service.store.db.$count(upload)).toBe(0);
  await service.close();
});
