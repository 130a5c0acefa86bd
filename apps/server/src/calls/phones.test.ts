import {
  activateCare,
  activateDevice,
  followRequest,
  getDeskQueue,
  getOwnContact,
  saveByHand,
  saveOwnContact,
  saveQuote,
} from '@payload/api/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDevices } from '../db/sample-devices.ts';
import { type Staffer, staffAtDesk } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { sampleQuote, sampleRepair } from '../testing/samples.ts';
import { repairOf, type Service, startService } from '../testing/service.ts';

/** The same number as a form said it, in its region, and as someone says it who asks for the request. */
const pairs: readonly (readonly [region: string, sent: string, asked: readonly string[]])[] = [
  [
    'China',
    '86 13800138000',
    ['13800138000', '+86 138 0013 8000', '\u202D138 0013 8000\u202C', '0086-13800138000'],
  ],
  ['China', '138.0013.8001', ['8613800138001', 'tel:+86-138-0013-8001']],
  ['Others', '0044 7700 900123', ['+44 7700 900123', '07700 900123', '+44 (0)7700 900123', '447700900123']],
  ['Others', '+44 (0)7700 900124', ['+44 7700 900124', '07700900124']],
  ['China', '0755-88888888', ['(0755) 8888 8888', '+86 755 8888 8888', '+86 (0)755 88888888']],
  ['China', '0755-88888888 转 801', ['0755 88888888', '075588888888 ext. 801', '+8675588888888#801']],
  ['Americas', '+1 (202) 555-0143 x12', ['202-555-0143', '1 202 555 0143', '+1 202.555.0143']],
  ['Others', '+39 (0)6 6981 2345', ['06 6981 2345', '+39 06 6981 2345']],
];

describe.each(databasesOfCalls)('phone numbers on $name', ({ missing, open }) => {
  describe.skipIf(missing)('in the calls of a form, of following and of the desk', () => {
    let service: Service;
    let me: Customer;
    let kim: Staffer;

    beforeAll(async () => {
      service = await startService(open);
      me = await signedInCustomer(service.store.db, service.clock);
      kim = await staffAtDesk(service, 'Kim');
    });
    afterAll(() => service.close());

    it.each(pairs)('from %s find the request of %s by every other spelling', async (region, phone, asked) => {
      const number = await repairOf(service, me, { region, phone });
      for (const reach of [phone, ...asked]) {
        const followed = await service.post(followRequest.path, null, { number, reach });
        expect([reach, followed.status]).toEqual([reach, 200]);
        const { data } = await service.get(getDeskQueue.path, kim, { view: 'open', words: reach });
        const found = parse(getDeskQueue.reply, data).requests.map((each) => each.number);
        expect([reach, found]).toEqual([reach, expect.arrayContaining([number])]);
      }
    });

    const refused = { status: 400, data: { key: 'phoneNeedsCountry', field: 'phone' } };

    it('without a country are asked about, in every form', async () => {
      for (const region of ['Americas', 'Others'])
        for (const phone of ['07700 900123', '202-555-0143', '1 415 555 0123', '13800138000']) {
          const details = { contact: 'Kim', phone, region };
          expect(await service.post(saveByHand.path, me, { ...sampleRepair(), phone, region })).toMatchObject(
            refused,
          );
          expect(await service.post(saveQuote.path, me, { ...sampleQuote(), phone, region })).toMatchObject(
            refused,
          );
          expect(await service.post(saveOwnContact.path, me, details)).toMatchObject(refused);
        }
      const chinese = await service.post(`${saveByHand.path}?language=cn`, me, {
        ...sampleRepair(),
        region: 'China',
        phone: '07700 900123',
      });
      expect(chinese).toMatchObject({ status: 400, data: { msg: expect.stringContaining('+44') } });
    });

    it('are of mainland China on the Chinese page of a form that asks for no region', async () => {
      const [device] = sampleDevices;
      if (!device) throw new Error('There are no sample devices.');
      const { serialNumber, verificationCode, activationCode } = device;
      await service.get(activateDevice.path, me, { serialNumber, verificationCode, activationCode });
      const enrolment = { serialNumber, contact: 'Kim', phone: '0755-88888888' };
      expect(await service.post(activateCare.path, me, enrolment)).toMatchObject(refused);
      expect((await service.post(`${activateCare.path}?language=cn`, me, enrolment)).status).toBe(200);
    });

    it('come back as they are dialled from where they are sent, and are sent again so', async () => {
      for (const [region, phone, shown] of [
        ['China', '+86 138 0013 8000', '13800138000'],
        // Without its country code it would be asked about when the form is sent.
        ['Others', '+86 138 0013 8000', '+8613800138000'],
        ['Americas', '+86 755 8888 8888 ext. 801', '+8675588888888 ext. 801'],
        ['China', '0755-88888888-801', '075588888888 ext. 801'],
        ['Others', '+44 (0)20 7946 0018 x 12', '+442079460018 ext. 12'],
      ] as const) {
        await service.post(saveOwnContact.path, me, { contact: 'Kim', phone, region });
        const { data } = await service.get(getOwnContact.path, me, {});
        const { saved } = parse(getOwnContact.reply, data);
        expect(saved?.phone).toBe(shown);
        await repairOf(service, me, { region, phone: saved?.phone });
      }
    });
  });
});
