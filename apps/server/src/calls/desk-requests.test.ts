import {
  activateDevice,
  changeDeskRequest,
  type DeskChange,
  type DeskView,
  exportDeskQueue,
  getAccountRequest,
  getDeskDevice,
  getDeskQueue,
  getDeskRequest,
  replyToRequest,
  takeDeviceList,
  undoOfDevice,
} from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleDevices } from '../db/sample-devices.ts';
import { account, outbox, serviceRequest } from '../db/schema.ts';
import { type Staffer, staffAtDesk } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { mailbox, repairOf, type Service, startService } from '../testing/service.ts';

const day = 24 * 3600_000;

describe.each(databasesOfCalls)('the service desk on $name', ({ missing, open }) => {
  describe.skipIf(missing)('with two members of staff', () => {
    let service: Service;
    let me: Customer;
    let kim: Staffer;
    let lee: Staffer;
    let number: string;

    beforeAll(async () => {
      service = await startService(open);
      service.clock = new Date('2026-11-02T02:00:00Z');
      kim = await staffAtDesk(service, 'Kim');
      lee = await staffAtDesk(service, 'Lee');
    });
    afterAll(() => service.close());
    beforeEach(async () => {
      me = await signedInCustomer(service.store.db, service.clock);
      number = await repairOf(service, me);
    });

    const requestOf = async (who: Staffer) =>
      parse(getDeskRequest.reply, (await service.get(getDeskRequest.path, who, { number })).data);
    const change = (who: Staffer, version: number, what: DeskChange) =>
      service.post(changeDeskRequest.path, who, { number, version, change: what });
    /** Does one thing after another, each on what the one before came to. */
    const does = async (who: Staffer, ...changes: DeskChange[]) => {
      let { version } = await requestOf(who);
      for (const what of changes) {
        const { status, data } = await change(who, version, what);
        if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(data)}`);
        ({ version } = parse(changeDeskRequest.reply, data));
      }
      return requestOf(who);
    };
    const own = async () =>
      parse(getAccountRequest.reply, (await service.get(getAccountRequest.path, me, { number })).data);
    const queue = async (who: Staffer, view: DeskView, words = '') =>
      parse(getDeskQueue.reply, (await service.get(getDeskQueue.path, who, { view, words })).data);
    const numbersIn = async (who: Staffer, view: DeskView, words?: string) =>
      (await queue(who, view, words)).requests.map((each) => each.number);
    const say = () => service.post(replyToRequest.path, me, { number, words: 'Again.' });
    const mailsTo = (recipient: string) =>
      service.store.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.createdAt);

    it('is handed to a colleague, who is told by mail and has it then', async () => {
      await does(kim, { kind: 'assign', to: 'me' });
      expect((await requestOf(kim)).colleagues).toContain('Lee');
      const handed = await does(kim, { kind: 'assign', to: { colleague: 'Lee' } });
      expect(handed.assignee).toEqual({ name: 'Lee', isYou: false });
      expect(await numbersIn(lee, 'mine')).toContain(number);
      expect(await numbersIn(kim, 'mine')).not.toContain(number);
      const mails = (await mailsTo(lee.email)).filter(({ subject }) => subject.includes(number));
      expect(mails.map(({ subject }) => subject)).toEqual([`Kim handed you ${number}`]);
      const { version } = handed;
      expect(await change(kim, version, { kind: 'assign', to: { colleague: 'Nobody Else' } })).toMatchObject({
        status: 400,
        data: { key: 'notPossibleNow' },
      });
      expect((await requestOf(lee)).assignee).toEqual({ name: 'Lee', isYou: true });
    });

    it('says by what its sender signs in, an address or a phone number alone', async () => {
      expect((await requestOf(kim)).account).toBe(me.email);
      const phone = `+4477009${number.replace(/\D/g, '').padEnd(5, '0')}`;
      await service.store.db.update(account).set({ email: null, phone }).where(eq(account.id, me.id));
      expect((await requestOf(kim)).account).toBe(phone);
    });

    it('moves a request from queue to queue as it goes on', async () => {
      expect(await numbersIn(kim, 'new')).toContain(number);
      expect(await numbersIn(kim, 'waiting')).toContain(number);
      await does(kim, { kind: 'assign', to: 'me' }, { kind: 'status', status: 'received' });
      expect(await numbersIn(kim, 'new')).not.toContain(number);
      expect(await numbersIn(kim, 'mine')).toContain(number);
      expect(await numbersIn(lee, 'mine')).not.toContain(number);
      expect(await numbersIn(kim, 'waiting')).not.toContain(number);
      // Received on Monday the 2nd, promised by the end of Monday the 9th at the maker's place.
      expect((await requestOf(lee)).promisedBy).toBe('2026-11-09T16:00:00.000Z');
      await does(kim, { kind: 'status', status: 'inspecting' }, { kind: 'status', status: 'returned' });
      expect(await numbersIn(kim, 'open')).not.toContain(number);
      expect(await numbersIn(kim, 'ended')).toContain(number);
    });

    it('finds requests by what a customer says on the phone, and counts every queue', async () => {
      for (const words of [
        number.toLowerCase().replace('-', ' '),
        'T90 sample 01',
        '+86 138-0013-8000',
        me.email,
      ]) {
        expect(await numbersIn(lee, 'open', words)).toContain(number);
      }
      expect(await numbersIn(lee, 'open', 'nothing of the kind')).toEqual([]);
      const { counts, requests } = await queue(lee, 'open');
      expect(counts.open).toBe(requests.length);
      expect(counts.waiting).toBe((await queue(lee, 'waiting')).requests.length);
    });

    it('finds nothing by marks alone, which are not the phone of an account that was deleted either', async () => {
      const left = await repairOf(service, me);
      const { db } = service.store;
      await db.update(serviceRequest).set({ phone: '' }).where(eq(serviceRequest.number, left));
      for (const words of ['%', '-', ' . ', '+']) expect(await numbersIn(lee, 'open', words)).toEqual([]);
      await db.update(serviceRequest).set({ waitsFor: 'nobody' }).where(eq(serviceRequest.number, left));
    });

    it('is told of each other: the second of two who change one request at once changes nothing', async () => {
      const { version } = await requestOf(kim);
      const replies = await Promise.all([
        change(kim, version, { kind: 'status', status: 'received' }),
        change(lee, version, { kind: 'status', status: 'received' }),
      ]);
      const refusals = replies.filter(({ status }) => status !== 200);
      expect(refusals).toEqual([
        { status: 400, data: expect.objectContaining({ key: 'changedMeanwhile', field: 'version' }) },
      ]);
      expect((await requestOf(kim)).events).toHaveLength(1);
      const subjects = (await mailsTo(me.email)).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual([`${number}: Parcel received`, `${number}: Submitted`]);
    });

    it('takes a repair from the form to its return, with a mail to the customer at each step', async () => {
      const steps = ['received', 'inspecting', 'quoted', 'repairing', 'returned'] as const;
      for (const status of steps) {
        service.clock = new Date(service.clock.getTime() + 3600_000);
        await does(kim, { kind: 'status', status, ...(status === 'quoted' && { words: '120 EUR' }) });
        expect((await own()).status).toBe(status);
      }
      const mails = await mailsTo(me.email);
      expect(mails.map(({ subject }) => subject)).toEqual(
        ['Submitted', 'Parcel received', 'Inspecting', 'Quoted', 'Repairing', 'Returned'].map(
          (name) => `${number}: ${name}`,
        ),
      );
      expect(mails[3]?.body).toContain('From the workshop: 120 EUR');
      // Each says what comes next.
      for (const { body } of mails) expect(body).toContain('What happens next: ');
      expect(await numbersIn(kim, 'ended')).toContain(number);
    });

    it('does nothing a request does not allow, and takes the last step back', async () => {
      const { version } = await requestOf(kim);
      expect((await change(kim, version, { kind: 'status', status: 'repairing' })).data).toMatchObject({
        key: 'notPossibleNow',
      });
      const received = await does(kim, { kind: 'status', status: 'received', words: 'The box was torn.' });
      expect([received.status, received.canUndo, received.next]).toEqual([
        'received',
        true,
        ['inspecting', 'returned'],
      ]);
      const back = await does(lee, { kind: 'undo' });
      expect([back.status, back.canUndo]).toEqual(['submitted', false]);
      expect(back.events.map(({ kind, actor, isYou }) => [kind, actor, isYou])).toEqual([
        ['status', 'Kim', false],
        ['undo', 'Lee', true],
      ]);
    });

    it('asks the customer, waits for the answer, and tells whoever has the request', async () => {
      await does(
        kim,
        { kind: 'assign', to: 'me' },
        { kind: 'status', status: 'received' },
        { kind: 'note', words: 'Water behind lens 3.' },
        { kind: 'question', words: 'Was it flown in rain?' },
      );
      expect(await numbersIn(kim, 'waiting')).toContain(number);
      expect(await own()).toMatchObject({ isAsked: true, promisedBy: null });
      // The clock stands still, so mails have no order of their own.
      const question = `${number}: A question from the workshop`;
      const asked = (await mailsTo(me.email)).find(({ subject }) => subject === question);
      expect(asked?.subject).toBe(question);
      expect(asked?.body).toContain('\n\nWas it flown in rain?\n\n');

      service.clock = new Date(service.clock.getTime() + 3600_000);
      const reply = await service.post(replyToRequest.path, me, { number, words: 'Yes, for an hour.' });
      expect(reply.status).toBe(200);
      const { messages, isAsked } = await own();
      // Notes are for the staff, and names of theirs for nobody else.
      expect(messages).toEqual([
        expect.objectContaining({ from: 'workshop', words: 'Was it flown in rain?', isQuestion: true }),
        expect.objectContaining({ from: 'customer', words: 'Yes, for an hour.', isQuestion: false }),
      ]);
      expect(isAsked).toBe(false);
      expect(JSON.stringify(await own())).not.toMatch(/Kim|lens 3/);
      expect(await numbersIn(kim, 'waiting')).not.toContain(number);
      expect((await mailsTo(kim.email)).map(({ subject }) => subject)).toEqual([
        `${number}: the customer has written`,
      ]);
    });

    it('gets what customers write of requests nobody has in the mailbox of the service', async () => {
      await service.post(replyToRequest.path, me, { number, words: 'Sent today.' });
      const bodies = (await mailsTo(mailbox)).map(({ body }) => body);
      expect(bodies.some((body) => body.startsWith(number) && body.includes('Sent today.'))).toBe(true);
    });

    it('takes no more than sixty messages of an account within a day, and none when all is over', async () => {
      for (let count = 0; count < 60; count += 1) expect((await say()).status).toBe(200);
      expect((await say()).data).toMatchObject({ key: 'dailyLimitReached' });
      await does(kim, { kind: 'status', status: 'closed' });
      expect((await say()).data).toMatchObject({ key: 'operationFailure' });
      expect(
        (await change(kim, (await requestOf(kim)).version, { kind: 'question', words: 'Why?' })).data,
      ).toMatchObject({ key: 'notPossibleNow' });
    });

    it('exports a queue as the terminal does', async () => {
      const { data } = await service.get(exportDeskQueue.path, kim, { words: number });
      const { text } = parse(exportDeskQueue.reply, data);
      expect(text.startsWith('\uFEFFnumber 编号,')).toBe(true);
      expect(text).toContain(`\r\n${number},`);
      expect(text).toContain("'=HYPERLINK");
      // Who has it, the day by which to act, and how much was written.
      const { events, assignee, promisedBy } = await requestOf(kim);
      const written = events.filter(({ kind: of }) => ['message', 'question', 'reply'].includes(of));
      expect(text.trimEnd().split(',').slice(-3)).toEqual([
        assignee?.name ?? '',
        promisedBy?.slice(0, 10) ?? '',
        String(written.length),
      ]);
    });

    it('shows a device, takes its activation back with a reason, and reads a list before it takes it', async () => {
      const [sample] = sampleDevices;
      if (!sample) throw new Error('There is no sample device.');
      const { serialNumber, verificationCode, activationCode } = sample;
      const device = async () =>
        parse(getDeskDevice.reply, (await service.get(getDeskDevice.path, kim, { serialNumber })).data);
      await service.get(activateDevice.path, me, { serialNumber, verificationCode, activationCode });
      expect(await device()).toMatchObject({ account: me.email, plan: null, undone: [] });
      const undo = { serialNumber, what: 'activation', reason: 'the wrong device' };
      expect((await service.post(undoOfDevice.path, kim, undo)).status).toBe(200);
      expect(await device()).toMatchObject({
        activatedAt: null,
        account: null,
        undone: [{ what: 'activation', reason: 'the wrong device', actor: 'Kim' }],
      });
      expect((await service.post(undoOfDevice.path, kim, undo)).data).toMatchObject({
        key: 'notPossibleNow',
      });

      const list = 'serialNumber,productCode,verificationCode,activationCode\nT90-7777,T90,AB12,ACT-1\n';
      const take = async (mode: string) =>
        (await service.post(takeDeviceList.path, kim, { list, mode })).data;
      expect(await take('preview')).toEqual({ faults: [], added: 1, existing: 0 });
      expect(await take('take')).toEqual({ faults: [], added: 1, existing: 0 });
      expect(await take('preview')).toEqual({ faults: [], added: 0, existing: 1 });
    });

    it('sees as overdue what was promised for a day that is over', async () => {
      await does(kim, { kind: 'status', status: 'received' });
      const begin = service.clock;
      service.clock = new Date(begin.getTime() + 9 * day);
      const nine = await staffAtDesk(service, 'Nine');
      expect(await numbersIn(nine, 'overdue')).toContain(number);
      expect((await queue(nine, 'overdue')).requests.every(({ isOverdue }) => isOverdue)).toBe(true);
      service.clock = begin;
    });
  });
});
