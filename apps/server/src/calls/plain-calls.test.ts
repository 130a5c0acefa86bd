import { randomUUID } from 'node:crypto';
import {
  activateCare,
  activateDevice,
  activateDevicePublicly,
  deleteUpload,
  fieldsWith,
  findCouriers,
  findParcelAddress,
  findRequestProducts,
  recordOf,
  saveByHand,
} from '@payload/api/contract';
import { languages, products } from '@payload/catalog';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleDevices } from '../db/sample-devices.ts';
import { outbox, serviceRequest, upload } from '../db/schema.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { sampleRepair } from '../testing/samples.ts';
import { mailbox, type Service, sendGood, startService } from '../testing/service.ts';

const [first, second, third] = sampleDevices;
if (!first || !second || !third) throw new Error('There are no sample devices.');

describe.each(databasesOfCalls)('devices and requests on $name', ({ missing, open }) => {
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

    describe('activation', () => {
      const { serialNumber, verificationCode, activationCode } = first;
      const typed = {
        serialNumber: ` ${serialNumber.toLowerCase().replace('-', '－')} `,
        verificationCode: verificationCode.toLowerCase(),
        activationCode: activationCode.replaceAll('-', ' – '),
      };

      it('works without an account and with one, and forgives how codes are typed', async () => {
        const publicly = await service.get(activateDevicePublicly.path, null, typed);
        expect(publicly.status).toBe(200);
        const activation = parse(activateDevicePublicly.reply, publicly.data);
        expect(activation).toMatchObject({
          serialNumber,
          productCode: first.productCode,
          activatedAt: service.clock.toISOString(),
        });
        service.clock = new Date(service.clock.getTime() + 3600_000);
        expect(await service.get(activateDevice.path, me, typed)).toEqual({ status: 200, data: activation });
      });

      it.each(languages)('refuses wrong codes in %s', async (language) => {
        const codes = { ...second, serviceHours: '', verificationCode: 'AAAA', language };
        expect(await service.get(activateDevicePublicly.path, null, codes)).toEqual({
          status: 400,
          data: { msg: { en: 'Check Fail', cn: '校验失败' }[language], key: 'checkFail' },
        });
      });

      it('asks for whoever says to be signed in to be so', async () => {
        for (const who of [null, { id: '', email: '', token: 'forged' }]) {
          expect(await service.get(activateDevice.path, who, { ...typed, language: 'cn' })).toEqual({
            status: 401,
            data: { msg: '请先登录', key: 'pleaseLogInFirst' },
          });
        }
      });

      it('names the field that is missing', async () => {
        expect(await service.get(activateDevicePublicly.path, null, { ...typed, serialNumber: '' })).toEqual({
          status: 400,
          data: {
            msg: 'Please enter the device serial number',
            key: 'pleaseEnterSerialNumber',
            field: 'serialNumber',
          },
        });
      });
    });

    it('enrols an activated device in the care plan, for those who are signed in', async () => {
      const { serialNumber, verificationCode, activationCode } = third;
      const person = { serialNumber, contact: '王小明', phone: '+86 138 0013 8000' };
      expect((await service.post(activateCare.path, null, person)).status).toBe(401);
      const refused = await service.post(activateCare.path, me, { ...person, serialNumber: 'T90-SAMPLE-02' });
      expect(refused).toEqual({
        status: 400,
        data: { msg: 'Check Fail', key: 'checkFail', field: 'serialNumber' },
      });
      await service.get(activateDevice.path, me, { serialNumber, verificationCode, activationCode });
      const { status, data } = await service.post(activateCare.path, me, person);
      expect(status).toBe(200);
      expect(parse(activateCare.reply, data)).toMatchObject({
        serialNumber,
        startsAt: service.clock.toISOString(),
      });
    });

    describe('a request', () => {
      it('gets a number that can be read over the phone, and the day to send the device by', async () => {
        const { status, data } = await service.post(saveByHand.path, me, sampleRepair());
        expect(status).toBe(200);
        const { requestNumber, ...days } = parse(saveByHand.reply, data);
        expect(requestNumber).toMatch(/^[2-79A-HJKMNP-TV-Z]{4}-[2-79A-HJKMNP-TV-Z]{4}$/);
        const week = 7 * 24 * 3600_000;
        const sendBy = new Date(service.clock.getTime() + week).toISOString();
        expect(days).toEqual({ promisedBy: null, sendBy });
      });

      it('is kept whole, with its files in order, and tells the staff', async () => {
        const files = [
          await sendGood(service, me, sampleFiles.jpeg, 'one.jpg'),
          await sendGood(service, me, sampleFiles.mp4, 'two.mp4'),
        ];
        const { submissionId, ...given } = {
          ...sampleRepair(),
          uploads: files.map(({ id }) => id).toReversed(),
        };
        const { data } = await service.post(saveByHand.path, me, { submissionId, ...given });
        const { requestNumber } = parse(saveByHand.reply, data);
        const { uploads, ...columns } = given;
        const rows = await service.store.db
          .select()
          .from(serviceRequest)
          .where(eq(serviceRequest.number, requestNumber));
        expect(rows).toEqual([
          {
            ...recordOf(fieldsWith({ kept: 'nullableColumn' }), () => null),
            ...columns,
            address: 'Road 1',
            serialNumber: 'T90-SAMPLE-01',
            serialKey: 'T90SAMPLE01',
            quote: null,
            submissionId,
            number: requestNumber,
            accountId: me.id,
            status: 'submitted',
            // The parcel is on its way.
            waitsFor: 'customer',
            dueAt: null,
            hasReply: false,
            assignee: null,
            fault: null,
            language: 'en',
            createdAt: service.clock,
            contentHash: expect.stringMatching(/^[\da-f]{64}$/),
          },
        ]);
        const attached = await service.store.db
          .select()
          .from(upload)
          .where(eq(upload.requestNumber, requestNumber))
          .orderBy(upload.position);
        expect(attached.map(({ id }) => id)).toEqual(uploads);

        const [mail] = await service.store.db
          .select()
          .from(outbox)
          .where(eq(outbox.recipient, mailbox))
          .orderBy(outbox.createdAt);
        const mails = await service.store.db
          .select()
          .from(outbox)
          .where(eq(outbox.subject, `${requestNumber} repair 维修 T90`));
        expect(mail?.kind).toBe('mail');
        expect(mails).toHaveLength(1);
        expect(mails[0]?.body).toContain('one.jpg');
      });

      it.each([
        ['t90 sample 01', 'T90-SAMPLE-01'],
        ['Ｔ９０ＳＡＭＰＬＥ０１', 'T90-SAMPLE-01'],
        ['t90 unknown–7', 'T90UNKNOWN-7'],
      ])('about %j is kept as %s', async (serialNumber, kept) => {
        const { data } = await service.post(saveByHand.path, me, { ...sampleRepair(), serialNumber });
        const [row] = await service.store.db
          .select()
          .from(serviceRequest)
          .where(eq(serviceRequest.number, parse(saveByHand.reply, data).requestNumber));
        expect(row?.serialNumber).toBe(kept);
      });

      it('is one however often its draft is sent', async () => {
        const { id } = await sendGood(service, me, sampleFiles.png);
        const draft = { ...sampleRepair(), uploads: [id] };
        const replies = await Promise.all(
          Array.from({ length: 20 }, () => service.post(saveByHand.path, me, draft)),
        );
        expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
        expect(
          await service.store.db.$count(serviceRequest, eq(serviceRequest.submissionId, draft.submissionId)),
        ).toBe(1);
        const theirs = await service.post(saveByHand.path, other, { ...draft, uploads: [] });
        expect(theirs.data).not.toEqual(replies[0]?.data);
      });

      it('takes no file of someone else, of another request, or that there is not, and is then not kept', async () => {
        const { id: mine } = await sendGood(service, me, sampleFiles.png);
        const { id: theirs } = await sendGood(service, other, sampleFiles.png);
        const { id: used } = await sendGood(service, me, sampleFiles.png);
        await service.post(saveByHand.path, me, { ...sampleRepair(), uploads: [used] });
        for (const wrong of [theirs, used, randomUUID(), 'x']) {
          const draft = { ...sampleRepair(), uploads: [mine, wrong] };
          expect(await service.post(saveByHand.path, me, draft)).toMatchObject({
            status: 400,
            data: { key: 'operationFailure', field: 'uploads.1' },
          });
          expect(
            await service.store.db.$count(
              serviceRequest,
              eq(serviceRequest.submissionId, draft.submissionId),
            ),
          ).toBe(0);
        }
        const [row] = await service.store.db.select().from(upload).where(eq(upload.id, mine));
        expect(row?.requestNumber).toBeNull();
        expect((await service.post(deleteUpload.path, me, { id: used })).status).toBe(400);
      });

      it('gets each file once when two want the same at the same moment', async () => {
        const ids = [
          await sendGood(service, me, sampleFiles.png),
          await sendGood(service, me, sampleFiles.png),
          await sendGood(service, me, sampleFiles.png),
        ].map(({ id }) => id);
        const replies = await Promise.all(
          [ids, ids.toReversed()].map((uploads) =>
            service.post(saveByHand.path, me, { ...sampleRepair(), uploads }),
          ),
        );
        expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      });

      it.each([
        [{ productCode: 'T91' }, 'incorrectFormat', 'productCode'],
        [{ courier: 'PIGEON' }, 'incorrectFormat', 'courier'],
        [{ courier: undefined }, 'cannotBeEmpty', 'courier'],
        [{ contact: 'x'.repeat(500) }, 'incorrectFormat', 'contact'],
        [{ num: 4 }, 'incorrectFormat', 'num'],
      ])('with %j is refused', async (change, key, field) => {
        expect(await service.post(saveByHand.path, me, { ...sampleRepair(), ...change })).toMatchObject({
          status: 400,
          data: { key, field },
        });
      });

      it('is refused with other content under the number of a draft that was taken', async () => {
        const draft = sampleRepair();
        const { data: taken } = await service.post(saveByHand.path, me, draft);
        const refused = {
          status: 400,
          data: { msg: 'This request was received before it was changed', key: 'alreadySent' },
        };
        for (const change of [
          { description: 'The housing is broken as well.' },
          { phone: '13900139000' },
          { type: 'exchange', num: 4 },
          { uploads: [(await sendGood(service, me, sampleFiles.png)).id] },
        ]) {
          expect(await service.post(saveByHand.path, me, { ...draft, ...change })).toEqual(refused);
        }
        // The same is the same however its keys are ordered and its codes are written.
        const again = Object.fromEntries(Object.entries(draft).toReversed());
        expect((await service.post(saveByHand.path, me, again)).data).toEqual(taken);

        // What a version took in that kept no hash is told by its number alone.
        await service.store.db
          .update(serviceRequest)
          .set({ contentHash: null })
          .where(eq(serviceRequest.submissionId, draft.submissionId));
        const changed = { ...draft, description: 'changed' };
        expect((await service.post(saveByHand.path, me, changed)).data).toEqual(taken);
      });

      it('may be an exchange or, without shipping, a problem, and needs a sign-in', async () => {
        const { courier: _c, trackingNumber: _t, address: _a, ...rest } = sampleRepair();
        expect(
          (await service.post(saveByHand.path, me, { ...sampleRepair(), type: 'exchange', num: 4 })).status,
        ).toBe(200);
        expect((await service.post(saveByHand.path, me, { ...rest, type: 'problem' })).status).toBe(200);
        expect((await service.post(saveByHand.path, null, sampleRepair())).status).toBe(401);
      });
    });

    const ask = (serialNumber: string) =>
      service.get(findRequestProducts.path, null, { language: 'en', serialNumber });

    it('says of a serial number which product it is, or that the registry has none', async () => {
      const known = await ask(first.serialNumber.toLowerCase().replaceAll('-', ' '));
      expect(parse(findRequestProducts.reply, known.data).map(({ code }) => code)).toEqual([
        first.productCode,
      ]);
      expect(await ask('T90-NOWHERE-1')).toEqual({ status: 200, data: [] });
      expect((await ask('T9')).data).toMatchObject({ key: 'incorrectFormat', field: 'serialNumber' });
    });

    it.each(languages)('offers products and couriers in %s', async (language) => {
      const list = await service.get(findRequestProducts.path, null, { language });
      const offered = parse(findRequestProducts.reply, list.data);
      expect(offered.map(({ code }) => code)).toEqual(products.map(({ code }) => code));
      const couriers = parse(
        findCouriers.reply,
        (await service.get(findCouriers.path, null, { language })).data,
      );
      expect(couriers[0]).toEqual({ code: 'SF', name: { en: 'SF Express', cn: '顺丰速运' }[language] });
    });

    it.each(languages)('says in %s where parcels go, and that it is to be asked for', async (language) => {
      const addressFrom = (of: Service) => of.get(findParcelAddress.path, null, { language });
      expect(await addressFrom(service)).toEqual({ status: 200, data: { address: null } });
      const parcelAddress = { en: '1 Keyuan Road, Shenzhen, China', cn: '深圳市科苑路 1 号' };
      const told = await startService(open, undefined, { parcelAddress });
      expect(await addressFrom(told)).toEqual({ status: 200, data: { address: parcelAddress[language] } });
      await told.close();
    });
  });
});
