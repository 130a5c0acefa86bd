import { deleteUpload, findCouriers } from '@payload/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upload } from '../db/schema.ts';
import { sweepUploads } from '../services/uploads.ts';
import { openStorage } from '../storage/open.ts';
import { s3Storage } from '../storage/s3.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databaseKinds } from '../testing/databases.ts';
import { type FlakyLine, startFlakyLine } from '../testing/flaky-line.ts';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { type Service, sendGood, startService } from '../testing/service.ts';

/** Milliseconds, instead of the half minute and the four seconds of a server in service. */
const timeouts = { keep: 1000, remove: 500 };

let stand: S3StandIn;
let line: FlakyLine;
let service: Service;
let zoe: Customer;

beforeAll(async () => {
  const [embedded] = databaseKinds;
  if (!embedded) throw new Error('There is no kind of database.');
  stand = await startS3StandIn();
  const address = new URL(stand.url);
  line = await startFlakyLine(Number(address.port));
  address.port = String(line.port);
  service = await startService(embedded.open, (dataDir) => {
    const { incoming } = openStorage({ storageUrl: stand.url, dataDir });
    return s3Storage(address, incoming, timeouts);
  });
});

afterAll(async () => {
  await service.close();
  await line.close();
  await stand.close();
});

beforeEach(async () => {
  line.become('up');
  stand.objects.clear();
  await service.store.db.delete(upload);
  zoe = await signedInCustomer(service.store.db);
});

const send = () => service.send(zoe, sampleFiles.png);
const refused = {
  status: 500,
  data: { code: 500, msg: expect.stringMatching(/\w/), data: null, key: 'operationFailure' },
};

/** Nothing of a file is left: no row, no object, nothing on the disk. */
async function expectNothing(): Promise<void> {
  expect([await service.store.db.$count(upload), stand.objects.size, service.stored()]).toEqual([
    0,
    0,
    ['incoming'],
  ]);
}

it('refuses a file while the storage answers that it is unable, and takes it afterwards', async () => {
  stand.failures.push(503, 503, 503);
  expect(await send()).toEqual(refused);
  await expectNothing();
  await sendGood(service, zoe, sampleFiles.png);
  expect(stand.objects.size).toBe(1);
});

it.each(['cut', 'silent'] as const)(
  'refuses a file in time while the line is %s, and leaves nothing',
  async (state) => {
    line.become(state);
    const begun = performance.now();
    const sending = send();
    // Whoever sends no file does not notice.
    expect((await service.get(findCouriers.path, null, {})).status).toBe(200);
    expect(await sending).toEqual(refused);
    expect(performance.now() - begun).toBeLessThan(4 * (timeouts.keep + timeouts.remove));

    line.become('cut');
    line.become('up');
    // What could not be taken out then is taken out by the sweep, also before the row's week is over.
    await sweepUploads(service.store.db, service.storage, service.clock);
    await expectNothing();
    await sendGood(service, zoe, sampleFiles.png);
  },
);

it('leaves nothing of a file that arrived although the storage did not say so', async () => {
  stand.unanswered = 1;
  expect(await send()).toEqual(refused);
  await expectNothing();
});

it('keeps a file that cannot be taken back at present, and lets it be taken back later', async () => {
  const { id } = await sendGood(service, zoe, sampleFiles.png);
  line.become('silent');
  expect(await service.post(deleteUpload.path, zoe, { id })).toEqual(refused);
  line.become('cut');
  line.become('up');
  expect(await service.store.db.$count(upload)).toBe(1);
  expect((await service.post(deleteUpload.path, zoe, { id })).status).toBe(200);
  await expectNothing();
});
