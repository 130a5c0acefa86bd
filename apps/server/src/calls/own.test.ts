import {
  activateCare,
  activateDevice,
  activateDevicePublicly,
  fieldsWith,
  followRequest,
  getAccountOverview,
  getAccountRequest,
  recordOf,
  saveByHand,
} from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleDevices } from '../db/sample-devices.ts';
import { serviceRequest } from '../db/schema.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { sampleRepair } from '../testing/samples.ts';
import { type Service, sendGood, startService } from '../testing/service.ts';

const [first, second, third] = sampleDevices;
if (!first || !second || !third) throw new Error('There are no sample devices.');
const empty = { requests: [], devices: [], plans: [] };
const codesOf = ({ serviceHours: _hours, ...codes }: typeof first) => codes;

describe.each(databasesOfCalls)("an account's own on $name", ({ missing, open }) => {
  describe.skipIf(missing)('the service', () => {
    let service: Service;
    let me: Customer;
    let other: Customer;

    beforeAll(async () => {
      service = await startService(open);
    });

    afterAll(() => service.close());

    beforeEach(async () => {
      service.clock = new Date('2026-03-01T08:00:00Z');
      me = await signedInCustomer(service.store.db, service.clock);
      other = await signedInCustomer(service.store.db, service.clock);
    });

    const overview = async (who: Customer | null) => {
      const { status, data } = await service.get(getAccountOverview.path, who, {});
      return status === 200 ? parse(getAccountOverview.reply, data) : { status, data };
    };
    const sendRequest = async (change: object = {}) => {
      const { data } = await service.post(saveByHand.path, me, { ...sampleRepair(), ...change });
      return parse(saveByHand.reply, data).requestNumber;
    };

    it('are its requests, newest first, and nobody else sees them', async () => {
      const { courier: _c, trackingNumber: _t, address: _a, ...problem } = sampleRepair();
      const repair = await sendRequest();
      service.clock = new Date('2026-03-01T08:05:00Z');
      const report = await sendRequest({ ...problem, type: 'problem', serialNumber: 'T90-9', uploads: [] });
      expect(await overview(me)).toEqual({
        ...empty,
        requests: [
          {
            number: report,
            type: 'problem',
            status: 'submitted',
            productCode: 'T90',
            serialNumber: 'T90-9',
            quote: null,
            createdAt: '2026-03-01T08:05:00.000Z',
          },
          {
            number: repair,
            type: 'repair',
            status: 'submitted',
            productCode: 'T90',
            serialNumber: 'T90-SAMPLE-01',
            quote: null,
            createdAt: '2026-03-01T08:00:00.000Z',
          },
        ],
      });
      expect(await overview(other)).toEqual(empty);
      expect(await overview(null)).toMatchObject({ status: 401, data: { key: 'pleaseLogInFirst' } });
    });

    it('are the devices it activated while signed in, not those of anybody', async () => {
      await service.get(activateDevice.path, me, codesOf(first));
      await service.get(activateDevicePublicly.path, null, codesOf(second));
      await service.get(activateDevice.path, me, codesOf(second));
      await service.get(activateDevice.path, other, codesOf(third));
      expect(await overview(me)).toEqual({
        ...empty,
        devices: [
          {
            serialNumber: first.serialNumber,
            productCode: first.productCode,
            activatedAt: '2026-03-01T08:00:00.000Z',
            serviceHours: 8760,
            serviceUntil: '2027-03-01T08:00:00.000Z',
            bindBefore: '2026-03-04T08:00:00.000Z',
          },
        ],
      });
    });

    it('are the care plans it enrolled', async () => {
      const [, , , fourth] = sampleDevices;
      if (!fourth) throw new Error('There are no four sample devices.');
      await service.get(activateDevice.path, me, codesOf(fourth));
      const person = { contact: 'Kim', phone: '13800138000' };
      const { status } = await service.post(activateCare.path, me, { ...person, ...codesOf(fourth) });
      expect(status).toBe(200);
      expect(await overview(me)).toMatchObject({
        plans: [
          {
            serialNumber: fourth.serialNumber,
            productCode: fourth.productCode,
            startsAt: '2026-03-01T08:00:00.000Z',
            endsAt: '2027-03-01T08:00:00.000Z',
          },
        ],
      });
      expect(await overview(other)).toEqual(empty);
    });

    it('is a request by its number, whole, however that is typed', async () => {
      const { id } = await sendGood(service, me, sampleFiles.png, 'lamp.png');
      const number = await sendRequest({ uploads: [id], serialNumber: 't90sample01' });
      const ask = (who: Customer | null, asked: string) =>
        service.get(getAccountRequest.path, who, { number: asked, language: 'en' });
      const { data } = await ask(me, number.toLowerCase().replace('-', ' '));
      expect(parse(getAccountRequest.reply, data)).toEqual({
        ...recordOf(fieldsWith({ kept: 'nullableColumn' }), () => null),
        number,
        type: 'repair',
        status: 'submitted',
        productCode: 'T90',
        serialNumber: 'T90-SAMPLE-01',
        quote: null,
        createdAt: '2026-03-01T08:00:00.000Z',
        contact: '王小明 😶',
        phone: '13800138000',
        region: '广东',
        address: 'Road 1',
        courier: 'SF Express',
        trackingNumber: 'SF1234567890',
        description: '=HYPERLINK("http://x")\nno light',
        files: ['lamp.png'],
        history: [{ status: 'submitted', at: '2026-03-01T08:00:00.000Z', note: null }],
        messages: [],
        isAsked: false,
        promisedBy: null,
        sendBy: '2026-03-08T08:00:00.000Z',
        damageBy: null,
      });
      const refused = { status: 400, data: { key: 'operationFailure', field: 'number' } };
      expect(await ask(other, number)).toMatchObject(refused);
      expect(await ask(me, 'ZZZZ-ZZZZ')).toMatchObject(refused);
      expect((await ask(null, number)).status).toBe(401);
    });

    const followed = (number: string, reach: string) =>
      service.post(followRequest.path, null, { number, reach });

    it('is a request for whoever has its number and its phone number, or the address of its account', async () => {
      const number = await sendRequest();
      const { data: own } = await service.get(getAccountRequest.path, me, { number, language: 'en' });
      for (const reach of ['+86 138-0013-8000', me.email.toUpperCase()]) {
        const { status, data } = await followed(number.toLowerCase().replace('-', ' '), reach);
        const nobody = { contact: '', phone: '', region: '', address: null };
        expect([status, parse(followRequest.reply, data)]).toEqual([200, { ...Object(own), ...nobody }]);
      }
    });

    it('is told to nobody else, and not whether there is one', async () => {
      const number = await sendRequest();
      const refused = { status: 400, data: { key: 'operationFailure' } };
      const wrongReach = await followed(number, '13800138001');
      expect(wrongReach).toMatchObject(refused);
      expect(await followed('ZZZZ-ZZZZ', '13800138000')).toEqual(wrongReach);
      expect(await followed(number, other.email)).toEqual(wrongReach);
      expect(await followed(number, 'nobody')).toMatchObject({
        data: { key: 'incorrectFormat', field: 'reach' },
      });
      expect(await followed('', '13800138000')).toMatchObject({
        data: { key: 'cannotBeEmpty', field: 'number' },
      });
    });

    it('waits after five wrong tries at one number, for the right ones too, and other numbers do not', async () => {
      const [number, another] = [await sendRequest(), await sendRequest()];
      for (let tried = 0; tried < 5; tried += 1) await followed(number, '13800138001');
      expect((await followed(number, '13800138000')).status).toBe(400);
      expect((await followed(another, '13800138000')).status).toBe(200);
      service.clock = new Date(service.clock.getTime() + 16 * 60_000);
      expect((await followed(number, '13800138000')).status).toBe(200);
    });

    it('are kept by nobody on the way', async () => {
      const number = await sendRequest();
      for (const call of [getAccountOverview.path, `${getAccountRequest.path}?number=${number}`]) {
        const reply = await fetch(`${service.origin}${call}`, { headers: { authorization: me.token } });
        expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
      }
    });

    it('are shown with the number of the registry, also where a device was not in it at first', async () => {
      const number = await sendRequest();
      await service.store.db
        .update(serviceRequest)
        .set({ serialNumber: 'T90SAMPLE02' })
        .where(eq(serviceRequest.number, number));
      expect(await overview(me)).toMatchObject({ requests: [{ serialNumber: 'T90-SAMPLE-02' }] });
    });
  });
});
