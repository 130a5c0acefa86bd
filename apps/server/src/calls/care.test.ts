import {
  activateCare,
  activateDevice,
  activateDevicePublicly,
  claimDevice,
  type PlainRefusal,
} from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleDevices, seedSampleDevices } from '../db/sample-devices.ts';
import { carePlan, device, rateLimit } from '../db/schema.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { type Service, startService } from '../testing/service.ts';

const [first, second] = sampleDevices;
if (!first || !second) throw new Error('There are no sample devices.');

const { serialNumber, verificationCode, activationCode } = first;
const codes = { verificationCode, activationCode };
const person = { contact: '王小明', phone: '13800138000' };

const refusal = (key: PlainRefusal['key'], field?: string) => ({
  status: 400,
  data: { msg: expect.stringMatching(/\S/), key, ...(field === undefined ? {} : { field }) },
});

describe.each(databasesOfCalls)('care plans on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the service', () => {
    let service: Service;
    let owner: Customer;
    let stranger: Customer;

    beforeAll(async () => {
      service = await startService(open);
    });

    afterAll(() => service.close());

    beforeEach(async () => {
      service.clock = new Date();
      for (const table of [carePlan, device, rateLimit]) await service.store.db.delete(table);
      await seedSampleDevices(service.store.db);
      owner = await signedInCustomer(service.store.db);
      stranger = await signedInCustomer(service.store.db);
    });

    const activateBy = (who: Customer | null, sample = { serialNumber, ...codes }) =>
      service.get((who ? activateDevice : activateDevicePublicly).path, who, sample);
    const enrol = (who: Customer, more: object = {}) =>
      service.post(activateCare.path, who, { serialNumber, ...person, ...more });
    const ownerNow = async () => {
      const [row] = await service.store.db.select().from(device).where(eq(device.serialNumber, serialNumber));
      return row?.activatedBy;
    };

    it('belong to the account that activated the device: another one does not take it by its serial number', async () => {
      await activateBy(owner);
      expect(await enrol(stranger)).toEqual(refusal('pleaseEnterVerificationCode', 'verificationCode'));
      expect((await enrol(owner)).status).toBe(200);
      expect(await enrol(owner)).toEqual(await enrol(owner));
    });

    it('ask for the codes of the label where nobody was signed in, and note the device with who has them', async () => {
      await activateBy(null);
      expect(await enrol(owner)).toEqual(refusal('pleaseEnterVerificationCode', 'verificationCode'));
      expect(await enrol(owner, { verificationCode })).toEqual(refusal('cannotBeEmpty', 'activationCode'));
      expect(await enrol(owner, { ...codes, verificationCode: 'AAAA' })).toEqual(refusal('checkFail'));
      expect(await ownerNow()).toBeNull();
      expect((await enrol(owner, codes)).status).toBe(200);
      expect(await ownerNow()).toBe(owner.id);
      expect((await enrol(owner)).status).toBe(200);
    });

    it('are not for who shows the codes of a device that another account has claimed, nor for the dealer of it', async () => {
      for (const activator of [null, stranger]) {
        for (const table of [carePlan, device]) await service.store.db.delete(table);
        await seedSampleDevices(service.store.db);
        await activateBy(activator);
        const claimed = await service.post(claimDevice.path, owner, { serialNumber, ...codes });
        expect(claimed.data).toMatchObject({ outcome: 'claimed' });
        expect(await enrol(stranger, codes)).toEqual(refusal('ofAnotherAccount', 'serialNumber'));
        expect((await enrol(owner)).status).toBe(200);
      }
    });

    it('tell nobody without the codes that a device was claimed', async () => {
      await activateBy(null);
      await service.post(claimDevice.path, owner, { serialNumber, ...codes });
      const wrong = { ...codes, verificationCode: 'AAAA' };
      expect(await enrol(stranger, wrong)).toEqual(refusal('checkFail'));
    });

    it('come to who has the label where a dealer activated the device, which stays noted with the dealer', async () => {
      const dealer = stranger;
      await activateBy(dealer);
      expect((await enrol(owner, codes)).status).toBe(200);
      expect(await ownerNow()).toBe(dealer.id);
      expect(await enrol(dealer)).toEqual(refusal('coveredByAnotherAccount', 'serialNumber'));
    });

    it('need a device that is there and activated, whatever else is said', async () => {
      for (const more of [{}, codes]) {
        expect(await enrol(owner, more)).toEqual(refusal('checkFail', 'serialNumber'));
        expect(await enrol(owner, { ...more, serialNumber: 'T90-SAMPLE-99' })).toEqual(
          refusal('checkFail', 'serialNumber'),
        );
      }
      expect(await service.store.db.$count(carePlan)).toBe(0);
    });

    it('tell a walker of serial numbers nothing after thirty, at whatever moments they come', async () => {
      await activateBy(owner);
      const walk = Array.from({ length: 60 }, (_, index) =>
        enrol(stranger, index % 2 === 0 ? {} : { serialNumber: `T90-WALK-${index}` }),
      );
      const keys = (await Promise.all(walk)).map(({ data }) => Reflect.get(Object(data), 'key'));
      expect(keys.filter((key) => key !== 'operationFailure').length).toBeLessThanOrEqual(30);
      expect(await enrol(stranger)).toEqual(refusal('operationFailure'));
      expect(await enrol(stranger, { serialNumber: 'T90-WALK-1' })).toEqual(refusal('operationFailure'));
      // The owner is not kept from their own plan by it.
      expect((await enrol(owner)).status).toBe(200);
    });

    it('are one for a device, also when twenty with its label ask at the same moment', async () => {
      await activateBy(null);
      const twenty = await Promise.all(Array.from({ length: 20 }, () => signedInCustomer(service.store.db)));
      const answers = await Promise.all(twenty.map((who) => enrol(who, codes)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await service.store.db.$count(carePlan)).toBe(1);
      const winner = twenty[answers.findIndex(({ status }) => status === 200)];
      expect(await ownerNow()).toBe(winner?.id);
    });
  });
});
