import {
  activateCare,
  activateDevice,
  activateDevicePublicly,
  claimDevice,
  getAccountOverview,
  getDeskDevice,
  getDeviceFacts,
  publishNotice,
  releaseDevice,
  setNoticeChoice,
  undoOfDevice,
} from '@payload/api/contract';
import { and, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { device, deviceEvent, outbox } from '../db/schema.ts';
import { staffAtDesk } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { sampleNotice } from '../testing/samples.ts';
import { repairOf, type Service, startService } from '../testing/service.ts';

const person = { contact: 'Kim', phone: '13800138000' };

describe.each(databasesOfCalls)('a claim on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of a device', () => {
    let service: Service;
    let me: Customer;
    let dealer: Customer;
    let codes: { serialNumber: string; verificationCode: string; activationCode: string };
    let made = 0;

    beforeAll(async () => {
      service = await startService(open);
    });

    afterAll(() => service.close());

    beforeEach(async () => {
      const { db } = service.store;
      me = await signedInCustomer(db, service.clock);
      dealer = await signedInCustomer(db, service.clock);
      codes = { serialNumber: `T90-CLAIM-${++made}`, verificationCode: 'K7P2', activationCode: 'AB-12' };
      await db.insert(device).values({ ...codes, productCode: 'T90', serviceHours: 10 });
    });

    const claim = (who: Customer, changes: object = {}) =>
      service.post(claimDevice.path, who, { ...codes, ...changes });
    const serialsOf = async (who: Customer) =>
      parse(getAccountOverview.reply, (await service.get(getAccountOverview.path, who, {})).data).devices.map(
        ({ serialNumber }) => serialNumber,
      );
    const trail = () =>
      service.store.db.select().from(deviceEvent).where(eq(deviceEvent.serialNumber, codes.serialNumber));

    it('that nobody was noted with puts it among one’s own, once, and into the audit trail', async () => {
      await service.get(activateDevicePublicly.path, null, codes);
      expect(await serialsOf(me)).toEqual([]);
      const typed = { serialNumber: codes.serialNumber.toLowerCase().replaceAll('-', ' ') };
      const first = await claim(me, typed);
      expect(first).toEqual({
        status: 200,
        data: { outcome: 'claimed', serialNumber: codes.serialNumber, productCode: 'T90' },
      });
      expect(await claim(me)).toEqual(first);
      expect(await serialsOf(me)).toEqual([codes.serialNumber]);
      expect(await trail()).toMatchObject([{ kind: 'claim', actor: 'customer' }]);
      const facts = await service.get(getDeviceFacts.path, me, { serialNumber: codes.serialNumber });
      expect(parse(getDeviceFacts.reply, facts.data).device?.own).not.toBeNull();
      // Its owner shows no codes again.
      const plan = await service.post(activateCare.path, me, { ...person, serialNumber: codes.serialNumber });
      expect(plan.status).toBe(200);
    });

    it('that a dealer activated leaves it with the dealer too', async () => {
      await service.get(activateDevice.path, dealer, codes);
      expect((await claim(me)).data).toMatchObject({ outcome: 'claimed' });
      expect([await serialsOf(me), await serialsOf(dealer)]).toEqual([
        [codes.serialNumber],
        [codes.serialNumber],
      ]);
    });

    it('that another account claimed, or has a care plan for, changes nothing', async () => {
      await service.get(activateDevicePublicly.path, null, codes);
      await claim(dealer);
      expect((await claim(me)).data).toMatchObject({ outcome: 'ofAnother' });
      codes = { ...codes, serialNumber: `T90-CLAIM-${++made}` };
      await service.store.db.insert(device).values({ ...codes, productCode: 'T90', serviceHours: 10 });
      await service.get(activateDevicePublicly.path, null, codes);
      await service.post(activateCare.path, dealer, { ...person, ...codes });
      expect((await claim(me)).data).toMatchObject({ outcome: 'ofAnother' });
      expect(await serialsOf(me)).toEqual([]);
      expect(await trail()).toEqual([]);
    });

    it('that is not activated says so to who has its codes', async () => {
      expect((await claim(me)).data).toMatchObject({ outcome: 'notActivated' });
      expect(await serialsOf(me)).toEqual([]);
    });

    it('is made by one, when two show the codes at the same moment', async () => {
      await service.get(activateDevicePublicly.path, null, codes);
      const both = await Promise.all([claim(me), claim(dealer)]);
      const outcomes = both.map(({ data }) => parse(claimDevice.reply, data).outcome);
      expect(outcomes.toSorted((one, other) => one.localeCompare(other))).toEqual(['claimed', 'ofAnother']);
      expect(await trail()).toHaveLength(1);
    });

    it('counts wrong codes as the activation does, a number that nobody has alike', async () => {
      await service.get(activateDevicePublicly.path, null, codes);
      const wrong = { status: 400, data: { key: 'checkFail' } };
      expect(await claim(me, { serialNumber: 'T90-NOWHERE-1' })).toMatchObject(wrong);
      for (let tried = 0; tried < 5; tried += 1) {
        expect(await claim(me, { verificationCode: 'XXXX' })).toMatchObject(wrong);
      }
      expect(await claim(me)).toMatchObject({ status: 400, data: { key: 'operationFailure' } });
      expect(await serialsOf(me)).toEqual([]);
    });

    const release = (who: Customer | null, typed = codes.serialNumber, language = 'en') =>
      service.post(`${releaseDevice.path}?language=${language}`, who, { serialNumber: typed });
    const mailsTo = (who: Customer) =>
      service.store.db
        .select({ subject: outbox.subject, body: outbox.body })
        .from(outbox)
        .where(and(eq(outbox.recipient, who.email), eq(outbox.kind, 'mail')));
    const factsFor = async (who: Customer) => {
      const { data } = await service.get(getDeviceFacts.path, who, { serialNumber: codes.serialNumber });
      return parse(getDeviceFacts.reply, data).device;
    };

    it('ends when its owner gives the device up, whose plan and history stay with it for the next', async () => {
      await service.get(activateDevicePublicly.path, null, codes);
      await claim(me);
      const enrolled = await service.post(activateCare.path, me, {
        ...person,
        serialNumber: codes.serialNumber,
      });
      const number = await repairOf(service, me, { serialNumber: codes.serialNumber });
      expect((await claim(dealer)).data).toMatchObject({ outcome: 'ofAnother' });

      const typed = codes.serialNumber.toLowerCase().replaceAll('-', ' ');
      expect(await release(me, typed)).toEqual({
        status: 200,
        data: { serialNumber: codes.serialNumber, productCode: 'T90' },
      });
      const overview = parse(
        getAccountOverview.reply,
        (await service.get(getAccountOverview.path, me, {})).data,
      );
      expect([overview.devices, overview.plans]).toEqual([[], []]);
      // What was sent stays the sender's.
      expect(overview.requests.map((each) => each.number)).toEqual([number]);
      expect((await factsFor(me))?.own).toBeNull();

      expect((await claim(dealer)).data).toMatchObject({ outcome: 'claimed' });
      const again = await service.post(activateCare.path, dealer, {
        ...person,
        serialNumber: codes.serialNumber,
      });
      expect(again).toEqual(enrolled);
      expect((await claim(me)).data).toMatchObject({ outcome: 'ofAnother' });
      expect((await trail()).map(({ kind, actor }) => [kind, actor])).toEqual([
        ['claim', 'customer'],
        ['release', 'customer'],
        ['claim', 'customer'],
      ]);
      const desk = await staffAtDesk(service, `Desk of releases ${made}`);
      const seen = await service.get(getDeskDevice.path, desk, { serialNumber: codes.serialNumber });
      expect(seen.data).toMatchObject({
        claim: { account: dealer.email },
        plan: { account: dealer.email },
        owners: [{ what: 'claim' }, { what: 'release' }, { what: 'claim' }],
        undone: [],
        requests: [{ number }],
      });
    });

    it('given up is told to its owner in their language, who hears of no more notices for it', async () => {
      await service.get(activateDevice.path, me, codes);
      await service.post(setNoticeChoice.path, me, { isWanted: true });
      await release(me, codes.serialNumber, 'cn');
      expect(await mailsTo(me)).toMatchObject([
        {
          subject: '设备已移出您的账号',
          body: expect.stringMatching(
            `^T90（序列号 ${codes.serialNumber}）已移出“我的设备”.*[^]+如非本人操作`,
          ),
        },
      ]);
      const desk = await staffAtDesk(service, `Desk of notices ${made}`);
      const scopes = [{ productCode: 'T90', from: codes.serialNumber, to: codes.serialNumber }];
      const notice = sampleNotice({ number: `N-RELEASE-${made}`, scopes });
      const published = await service.post(publishNotice.path, desk, { notice, mode: 'publish' });
      expect(published.data).toEqual({ devices: 1, accounts: 0 });
      expect(await mailsTo(me)).toHaveLength(1);
    });

    it('is given up by nobody who does not have the device, and leaves those who also have it', async () => {
      await service.get(activateDevice.path, dealer, codes);
      await claim(me);
      const other = await signedInCustomer(service.store.db, service.clock);
      const refused = { status: 400, data: { key: 'operationFailure', field: 'serialNumber' } };
      expect(await release(other)).toMatchObject(refused);
      expect(await release(other, 'T90-NOWHERE-1')).toMatchObject(refused);
      expect((await release(null)).status).toBe(401);
      expect(await serialsOf(me)).toEqual([codes.serialNumber]);
      expect((await release(me)).status).toBe(200);
      expect(await release(me)).toMatchObject(refused);
      expect([await serialsOf(me), await serialsOf(dealer)]).toEqual([[], [codes.serialNumber]]);
    });

    it('is seen at the desk, and goes with the activation that staff take back', async () => {
      await service.get(activateDevicePublicly.path, null, codes);
      await claim(me);
      const desk = await staffAtDesk(service, `Desk ${made}`);
      const { serialNumber } = codes;
      const seen = await service.get(getDeskDevice.path, desk, { serialNumber });
      expect(seen.data).toMatchObject({ claim: { account: me.email }, undone: [] });
      const undo = { serialNumber, what: 'activation', reason: 'sold' };
      expect((await service.post(undoOfDevice.path, desk, undo)).status).toBe(200);
      expect(await serialsOf(me)).toEqual([]);
    });
  });
});
