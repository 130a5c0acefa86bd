import {
  activateCare,
  activateDevice,
  claimDevice,
  deleteAccount,
  emailVerify,
  followRequest,
  getAccountOverview,
  getOwnContact,
  getOwnData,
  getOwnSessions,
  type OwnData,
  removeOwnContact,
  saveByHand,
  saveOwnContact,
  sendOwnCode,
  withdrawRequest,
} from '@payload/api/contract';
import { eq, sql } from 'drizzle-orm';
import { object, parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, device, outbox, serviceRequest } from '../db/schema.ts';
import { setStatus } from '../services/request-status.ts';
import { staffWithoutFactor } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { quietReach } from '../testing/parts.ts';
import { askForOwnData } from '../testing/proof.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { sampleRepair } from '../testing/samples.ts';
import { repairOf, type Service, sendGood, startService } from '../testing/service.ts';

const person = { contact: 'Kim Weaver', phone: '13912345678' };

describe.each(databasesOfCalls)('the data of an account on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the service', () => {
    let service: Service;
    let me: Customer;
    let made = 0;

    beforeAll(async () => {
      service = await startService(open);
    });

    afterAll(() => service.close());

    beforeEach(async () => {
      service.clock = new Date('2026-03-01T08:00:00Z');
      me = await signedInCustomer(service.store.db, service.clock);
    });

    const contactOf = async (who: Customer) =>
      parse(getOwnContact.reply, (await service.get(getOwnContact.path, who, {})).data).saved;
    const later = (minutes: number) => {
      service.clock = new Date(service.clock.getTime() + minutes * 60_000);
    };
    const ownCode = async (who: Customer) => {
      later(2);
      await service.post(sendOwnCode.path, who, {});
      const sent = await service.store.db.select().from(outbox).where(eq(outbox.recipient, who.email));
      return sent.filter(({ code }) => code !== null).at(-1)?.code ?? '';
    };
    const remove = async (who: Customer) =>
      service.post(deleteAccount.path, who, { code: await ownCode(who) });
    /** A device with codes of its own. */
    const newDevice = async () => {
      const codes = { serialNumber: `T90-DATA-${++made}`, verificationCode: 'K7P2', activationCode: 'AB-12' };
      await service.store.db.insert(device).values({ ...codes, productCode: 'T90', serviceHours: 10 });
      return codes;
    };
    const end = (number: string) =>
      setStatus(
        service.store.db,
        { number, status: 'closed', words: null },
        { name: 'Lin' },
        quietReach,
        service.clock,
      );

    it('fills forms from the last request, until others are saved, and not at all once they are removed', async () => {
      expect(await contactOf(me)).toBeNull();
      await repairOf(service, me, { contact: 'First', address: 'Road 1' });
      later(1);
      const { courier: _c, trackingNumber: _t, address: _a, ...problem } = sampleRepair();
      await service.post(saveByHand.path, me, { ...problem, type: 'problem', contact: 'Second' });
      const { phone, region } = sampleRepair();
      // A problem has no address, and the repair before it has.
      expect(await contactOf(me)).toEqual({ contact: 'Second', phone, region, address: 'Road 1' });

      const saved = { ...person, region: 'China' };
      const { data } = await service.post(saveOwnContact.path, me, saved);
      expect(data).toEqual({ saved: { ...saved, address: null } });
      expect(await service.post(saveOwnContact.path, me, { ...saved, phone: 'none' })).toMatchObject({
        status: 400,
        data: { key: 'incorrectFormat', field: 'phone' },
      });
      expect((await contactOf(me))?.contact).toBe(person.contact);

      expect((await service.post(removeOwnContact.path, me, {})).data).toEqual({ saved: null });
      await repairOf(service, me);
      expect(await contactOf(me)).toBeNull();
    });

    it('gives all of it in one piece, and no secret', async () => {
      const { id } = await sendGood(service, me, sampleFiles.png, 'lamp.png');
      await sendGood(service, me, sampleFiles.jpeg, 'draft.jpg');
      const number = await repairOf(service, me, { uploads: [id] });
      const codes = await newDevice();
      await service.get(activateDevice.path, me, codes);
      await service.post(activateCare.path, me, { ...person, ...codes });
      const { status, data } = await askForOwnData(service, me);
      expect(status).toBe(200);
      const own: OwnData = parse(getOwnData.reply, data);
      expect(own).toMatchObject({
        account: { email: me.email, phone: null, hasPassword: false },
        requests: [{ number, history: [{ status: 'submitted' }], files: [{ name: 'lamp.png' }] }],
        files: [{ name: 'draft.jpg' }],
        devices: [{ serialNumber: codes.serialNumber }],
        plans: [{ serialNumber: codes.serialNumber, ...person }],
        sessions: [{ isThis: true }],
      });
      const text = JSON.stringify(data);
      for (const secret of [me.token, codes.activationCode, 'hash']) expect(text).not.toContain(secret);
    });

    it('can be had twenty times in an hour', async () => {
      for (let asked = 0; asked < 20; asked += 1) await service.post(getOwnData.path, me, {});
      expect(await askForOwnData(service, me)).toMatchObject({
        status: 400,
        data: { key: 'operationFailure' },
      });
    });

    it('is not deleted while a request is open, nor for someone of the staff', async () => {
      const number = await repairOf(service, me);
      const refused = { status: 400, data: { key: 'notPossibleNow', field: 'requests' } };
      expect(await remove(me)).toMatchObject(refused);
      expect((await service.get(getOwnSessions.path, me, {})).status).toBe(200);
      await service.post(withdrawRequest.path, me, { number });
      expect((await remove(me)).status).toBe(200);
      const colleague = await staffWithoutFactor(service, `Gone ${made}`);
      expect(await remove(colleague)).toMatchObject({ data: { key: 'notPossibleNow', field: 'staff' } });
    });

    it('is deleted at once, leaves nothing of who it was, and the address begins again', async () => {
      const { db } = service.store;
      // Nobody else of these tests is called so.
      const gone = { contact: 'Ada Ferry', phone: '13955556666' };
      const { id } = await sendGood(service, me, sampleFiles.png, 'lamp.png');
      const number = await repairOf(service, me, { ...gone, address: 'Weaver Road 7', uploads: [id] });
      await end(number);
      const [activated, claimed] = [await newDevice(), await newDevice()];
      await service.get(activateDevice.path, me, activated);
      await service.get(activateDevice.path, await signedInCustomer(db, service.clock), claimed);
      await service.post(claimDevice.path, me, claimed);
      await service.post(activateCare.path, me, { ...gone, ...activated });
      await service.post(saveOwnContact.path, me, { ...gone, region: 'China' });
      const stored = service.stored().length;
      expect(await service.post(deleteAccount.path, me, {})).toMatchObject({
        data: { key: 'pleaseEnterVerificationCode', field: 'code' },
      });

      expect((await remove(me)).status).toBe(200);
      expect((await service.get(getAccountOverview.path, me, {})).status).toBe(401);
      expect(service.stored().length).toBeLessThan(stored);
      for (const table of [
        'account',
        'token',
        'known_browser',
        'saved_contact',
        'service_request',
        'care_plan',
        'device',
        'upload',
        'verification_code',
        'request_event',
      ]) {
        const rows: unknown = await db.execute(sql.raw(`select t::text as row from "${table}" t`));
        const text = JSON.stringify(rows);
        for (const own of [me.id, me.email, gone.contact, gone.phone, 'Weaver Road'])
          expect(text, `${own} in ${table}`).not.toContain(own);
      }
      // The device keeps what was done about it.
      const [request] = await db.select().from(serviceRequest).where(eq(serviceRequest.number, number));
      expect(request).toMatchObject({ status: 'closed', contact: '', phone: '', address: null });
      expect(await service.post(followRequest.path, null, { number, reach: gone.phone })).toMatchObject({
        data: { key: 'operationFailure' },
      });
      const waiting = await db.select().from(outbox).where(eq(outbox.recipient, me.email));
      expect(waiting.map(({ subject }) => subject)).toEqual(['Your account was deleted']);

      // Registered again it is another account, which shows the codes to have the rest of the plan.
      const again = await signedInCustomerAt(me.email);
      expect((await service.get(getAccountOverview.path, again, {})).data).toEqual({
        requests: [],
        devices: [],
        plans: [],
      });
      const bare = await service.post(activateCare.path, again, {
        ...gone,
        serialNumber: activated.serialNumber,
      });
      expect(bare.data).toMatchObject({ key: 'pleaseEnterVerificationCode' });
      later(60 * 24);
      const taken = await service.post(activateCare.path, again, { ...gone, ...activated });
      expect(taken.data).toMatchObject({ endsAt: expect.stringMatching(/^2027-03-01/) });
    });

    /** Signs in with a code, as the sign-in panel does. */
    const signedInCustomerAt = async (email: string): Promise<Customer> => {
      later(2);
      const { origin } = new URL(service.origin);
      await fetch(
        `${origin}/api/offi/public/login/sendEmailCode?${new URLSearchParams({ email }).toString()}`,
      );
      const sent = await service.store.db.select().from(outbox).where(eq(outbox.recipient, email));
      const code = sent.findLast((each) => each.code !== null)?.code;
      const reply = await fetch(`${origin}/api${emailVerify.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: email, code }),
      });
      const { token } = parse(object({ data: emailVerify.reply }), await reply.json()).data;
      const [found] = await service.store.db.select().from(account).where(eq(account.email, email));
      return { id: found?.id ?? '', email, token };
    };

    it('loses no race: a request sent while the account is deleted is refused or keeps it', async () => {
      const code = await ownCode(me);
      const form = { ...sampleRepair(), uploads: [] };
      const [sent, deleted] = await Promise.all([
        service.post(saveByHand.path, me, form),
        service.post(deleteAccount.path, me, { code }),
      ]);
      const [left] = await service.store.db.select().from(account).where(eq(account.id, me.id));
      const requests = await service.store.db
        .select()
        .from(serviceRequest)
        .where(eq(serviceRequest.accountId, me.id));
      const isKept = deleted.status !== 200;
      expect([sent.status, left?.id, requests.length]).toEqual(
        isKept ? [200, me.id, 1] : [401, undefined, 0],
      );
      expect(deleted.data).toMatchObject(isKept ? { key: 'notPossibleNow', field: 'requests' } : {});
    });
  });
});
