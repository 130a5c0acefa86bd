import { activateDevice, getDeviceFacts } from '@payload/api/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { type Service, startService } from '../testing/service.ts';
import { startClock, visitorsOf } from '../testing/visitors.ts';

describe.each(databasesOfCalls)('a device by its serial number on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the service', () => {
    let service: Service;
    let owner: Customer;
    let other: Customer;

    beforeAll(async () => {
      service = await startService(open);
      service.clock = new Date('2026-03-01T08:00:00Z');
      owner = await signedInCustomer(service.store.db, service.clock);
      other = await signedInCustomer(service.store.db, service.clock);
    });
    afterAll(() => service.close());

    const ask = async (who: Customer | null, serialNumber: string) =>
      parse(getDeviceFacts.reply, (await service.get(getDeviceFacts.path, who, { serialNumber })).data);

    it('is known to anybody by its model, however it is written, and its dates to its owner alone', async () => {
      const known = { serialNumber: 'T90-SAMPLE-01', productCode: 'T90', notices: [] };
      expect(await ask(null, 't90 sample 01')).toEqual({
        device: { ...known, isActivated: false, own: null },
      });
      await service.get(activateDevice.path, owner, {
        serialNumber: 'T90-SAMPLE-01',
        verificationCode: 'W9CJ',
        activationCode: 'T904-6FHP-25LS',
      });
      const activated = { ...known, isActivated: true };
      expect(await ask(other, 'T90-SAMPLE-01')).toEqual({ device: { ...activated, own: null } });
      expect(await ask(owner, 'T90-SAMPLE-01')).toEqual({
        device: {
          ...activated,
          own: {
            activatedAt: '2026-03-01T08:00:00.000Z',
            serviceUntil: '2027-03-01T08:00:00.000Z',
            careUntil: null,
          },
        },
      });
    });

    it('is said not to be there', async () => {
      expect(await ask(null, 'T90-NOWHERE')).toEqual({ device: null });
    });

    it('is told to one network sixty times within an hour, known or not', async () => {
      const clock = startClock();
      const { send } = await visitorsOf(service.store, clock, { isPrivate: false });
      const statuses: number[] = [];
      for (let count = 0; count < 61; count += 1) {
        const serialNumber = `T90-SAMPLE-${String(count).padStart(2, '0')}`;
        statuses.push((await send(getDeviceFacts, { serialNumber }, { from: '203.0.113.7' })).statusCode);
      }
      expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
      expect(statuses.at(-1)).toBe(400);
      const elsewhere = await send(
        getDeviceFacts,
        { serialNumber: 'T90-SAMPLE-01' },
        { from: '203.0.113.8' },
      );
      expect(elsewhere.statusCode).toBe(200);
    });
  });
});
