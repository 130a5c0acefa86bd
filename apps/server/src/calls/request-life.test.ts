import fs from 'node:fs';
import { join } from 'node:path';
import { getAccountRequest, replyToRequest, saveByHand, withdrawRequest } from '@payload/api/contract';
import { eq, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, outbox, requestEvent, serviceRequest, upload } from '../db/schema.ts';
import { migrationsFolder } from '../db/store.ts';
import { erased, eraseRequest } from '../services/erasure.ts';
import { addNote, NotAllowed, setStatus, undoStatus } from '../services/request-status.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { sampleRepair } from '../testing/samples.ts';
import { type Service, sendGood, startService } from '../testing/service.ts';

const reach = { canSend: () => true, publicUrl: 'https://example.com', holidays: new Set<string>() };
const kim = { name: 'kim' };

/** What the database said to a change, or that it took it. */
const reasonOf = async (change: PromiseLike<unknown>) =>
  Promise.resolve(change).then(
    () => 'changed',
    (error: unknown) => String(error instanceof Error ? error.cause : error),
  );

describe.each(databasesOfCalls)('a request on $name', ({ missing, open }) => {
  describe.skipIf(missing)('once it is sent', () => {
    let service: Service;
    let me: Customer;
    let other: Customer;
    let number: string;

    beforeAll(async () => {
      service = await startService(open);
    });

    afterAll(() => service.close());

    beforeEach(async () => {
      service.clock = new Date('2026-03-01T08:00:00Z');
      me = await signedInCustomer(service.store.db, service.clock);
      other = await signedInCustomer(service.store.db, service.clock);
      number = await send();
    });

    async function send(change: object = {}, language = 'en'): Promise<string> {
      const path = `${saveByHand.path}?language=${language}`;
      const { data } = await service.post(path, me, { ...sampleRepair(), ...change });
      return parse(saveByHand.reply, data).requestNumber;
    }
    const own = async () => {
      const { data } = await service.get(getAccountRequest.path, me, { number });
      return parse(getAccountRequest.reply, data);
    };
    const set = (status: Parameters<typeof setStatus>[1]['status'], words: string | null = null) =>
      setStatus(service.store.db, { number, status, words }, kim, reach, service.clock);
    const mails = () =>
      service.store.db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, me.email))
        .orderBy(outbox.createdAt, outbox.subject);
    const withdrawBy = (who: Customer | null, asked = number) =>
      service.post(withdrawRequest.path, who, { number: asked });
    const refused = { status: 400, data: { key: 'operationFailure', field: 'number' } };

    it('is seen with each step, its day and what the workshop says, from sent to closed', async () => {
      const steps = ['received', 'inspecting', 'quoted', 'repairing', 'returned', 'closed'] as const;
      for (const [index, status] of steps.entries()) {
        service.clock = new Date(Date.UTC(2026, 2, 2 + index));
        await set(status, status === 'quoted' ? '120 EUR, one lamp' : null);
      }
      const { status, history, sendBy, damageBy } = await own();
      expect(status).toBe('closed');
      expect(history.map((each) => [each.status, each.at.slice(0, 10), each.note])).toEqual([
        ['submitted', '2026-03-01', null],
        ['received', '2026-03-02', null],
        ['inspecting', '2026-03-03', null],
        ['quoted', '2026-03-04', '120 EUR, one lamp'],
        ['repairing', '2026-03-05', null],
        ['returned', '2026-03-06', null],
        ['closed', '2026-03-07', null],
      ]);
      expect([sendBy, damageBy]).toEqual([null, '2026-03-13T00:00:00.000Z']);
      expect((await mails()).map(({ subject }) => subject)).toEqual([
        `${number}: Submitted`,
        `${number}: Parcel received`,
        `${number}: Inspecting`,
        `${number}: Quoted`,
        `${number}: Repairing`,
        `${number}: Returned`,
        `${number}: Closed`,
      ]);
    });

    it('says in each mail what it is about, what happened, what comes next and where it is', async () => {
      await set('received', 'The box was torn.');
      const mail = (await mails()).find(({ subject }) => subject === `${number}: Parcel received`);
      expect(mail?.body).toBe(
        `Repair request ${number}: T90, serial number T90-SAMPLE-01\n\n` +
          'Parcel received. Your device has arrived and is linked to your request.\n\n' +
          'From the workshop: The box was torn.\n\n' +
          'What happens next: we open it and find the cause.\n\n' +
          'We have promised to be done by 9 March 2026.\n\n' +
          `The request, and how far it is: https://example.com/en/success?number=${number}\n\n` +
          'You get this message because the request was sent from your account.\n',
      );
    });

    it('writes to its sender in the language it was sent in, and by text message where there is no email', async () => {
      await service.store.db
        .update(account)
        .set({ email: null, phone: `+4477009${number.replace(/\D/g, '').padEnd(5, '0')}` })
        .where(eq(account.id, me.id));
      number = await send({ type: 'exchange', num: 4 }, 'cn');
      for (const status of ['received', 'inspecting', 'repairing'] as const) await set(status);
      const texts = await service.store.db.select().from(outbox).where(eq(outbox.kind, 'sms'));
      expect(texts.map(({ body }) => body).toSorted()).toEqual(
        [
          `${number}：已提交 申请已收到，包裹还在路上。`,
          `${number}：已收件 包裹已到，并与您的申请对应。`,
          `${number}：检测中 设备已拆开，正在查找原因。`,
          `${number}：换货中 正在准备并测试替换设备。`,
        ].toSorted(),
      );
    });

    it('is moved on by one of two people at the same moment, and the other is told', async () => {
      const both = await Promise.allSettled([set('received'), set('received')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [failed] = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
      expect(failed).toMatchObject({ status: 'received', allowed: ['inspecting', 'returned'] });
      expect((await own()).history).toHaveLength(2);
      expect(await mails()).toHaveLength(2);
    });

    it('stands where it stood before once a step is taken back, and says that it was a mistake', async () => {
      await set('received');
      await set('inspecting');
      await undoStatus(service.store.db, number, kim, reach, service.clock);
      expect((await own()).history.map(({ status }) => status)).toEqual(['submitted', 'received']);
      expect((await mails()).map(({ body }) => body)).toContainEqual(
        expect.stringContaining('Our last message about this request was a mistake'),
      );
      await undoStatus(service.store.db, number, kim, reach, service.clock);
      await expect(undoStatus(service.store.db, number, kim, reach, service.clock)).rejects.toThrow(
        NotAllowed,
      );
      expect((await own()).status).toBe('submitted');
    });

    it('can be withdrawn by its account alone, while nothing was done, and once', async () => {
      expect((await withdrawBy(null)).status).toBe(401);
      expect(await withdrawBy(other)).toMatchObject(refused);
      const withdrawn = await withdrawBy(me, number.toLowerCase());
      expect(parse(withdrawRequest.reply, withdrawn.data)).toMatchObject({
        status: 'withdrawn',
        sendBy: null,
      });
      expect((await withdrawBy(me)).status).toBe(200);
      expect((await own()).history).toHaveLength(2);
      await expect(set('received')).rejects.toThrow(NotAllowed);
      await expect(undoStatus(service.store.db, number, kim, reach, service.clock)).rejects.toThrow(
        NotAllowed,
      );
    });

    it('cannot be withdrawn once its parcel has come', async () => {
      await set('received');
      expect(await withdrawBy(me)).toMatchObject(refused);
      expect((await own()).status).toBe('received');
    });

    it('ends without a parcel where it is a report', async () => {
      number = await send({
        type: 'problem',
        address: undefined,
        courier: undefined,
        trackingNumber: undefined,
      });
      await expect(set('received')).rejects.toThrow(NotAllowed);
      await set('inspecting');
      await set('closed', 'Turn the switch to the left.');
      expect(await own()).toMatchObject({ status: 'closed', sendBy: null, damageBy: null });
      const subjects = (await mails()).map(({ subject }) => subject);
      expect(subjects).toContain(`${number}: Being looked into`);
      expect(subjects).toContain(`${number}: Answered`);
    });

    it('gives the turn to the maker when its sender writes under a quote, as the upgrade does for what was written before', async () => {
      const { db } = service.store;
      await set('received');
      await set('inspecting');
      await set('quoted', '120 EUR');
      await service.post(replyToRequest.path, me, { number, words: 'Agreed, and paid.' });
      const ofIt = eq(serviceRequest.number, number);
      const turn = async () => {
        const [row] = await db.select().from(serviceRequest).where(ofIt);
        return [row?.waitsFor, row?.dueAt?.toISOString(), row?.hasReply];
      };
      expect(await turn()).toEqual(['staff', '2026-03-04T16:00:00.000Z', true]);
      await db.update(serviceRequest).set({ waitsFor: 'customer', dueAt: null, hasReply: false }).where(ofIt);
      const migration = fs.readFileSync(join(migrationsFolder, '0021_reply_waits.sql'), 'utf8');
      const update = migration.split('--> statement-breakpoint').at(-1) ?? '';
      await db.execute(sql.raw(update));
      expect(await turn()).toEqual(['staff', '2026-03-04T16:00:00.000Z', true]);
    });

    it('has an audit trail that not even the program can change', async () => {
      await set('received');
      const { db } = service.store;
      const ofIt = eq(requestEvent.requestNumber, number);
      const unchanged = /audit trail/;
      expect(await reasonOf(db.update(requestEvent).set({ actor: 'nobody' }).where(ofIt))).toMatch(unchanged);
      expect(await reasonOf(db.delete(requestEvent).where(ofIt))).toMatch(unchanged);
      expect(await reasonOf(db.execute(sql`truncate request_event`))).toMatch(unchanged);
      const forged = { words: erased, actor: 'nobody' };
      expect(await reasonOf(db.update(requestEvent).set(forged).where(ofIt))).toMatch(unchanged);
    });

    it('is erased once it has ended: no row holds a word of its sender or of the workshop, and its steps stay', async () => {
      const { db } = service.store;
      const secret = 'Rose Cottage, +44 7700 900555';
      const { id } = await sendGood(service, me, sampleFiles.png);
      number = await send({ description: secret, contact: secret, address: secret, uploads: [id] });
      const erase = () => eraseRequest(db, { number, reason: 'asked for' }, 'kim', service.clock);
      await expect(erase()).rejects.toThrow(NotAllowed);
      await set('received');
      await addNote(db, { number, words: secret }, kim, service.clock);
      await set('returned', secret);
      await set('closed');
      await erase();
      await erase();
      const rows = [
        ...(await db.select().from(serviceRequest).where(eq(serviceRequest.number, number))),
        ...(await db.select().from(requestEvent).where(eq(requestEvent.requestNumber, number))),
      ];
      expect(JSON.stringify(rows)).not.toContain('Cottage');
      expect(await db.$count(upload, eq(upload.requestNumber, number))).toBe(0);
      const { status, description, history } = await own();
      expect([status, description]).toEqual(['closed', erased]);
      expect(history.map((each) => [each.status, each.note])).toEqual([
        ['submitted', null],
        ['received', null],
        ['returned', erased],
        ['closed', null],
      ]);
    });
  });
});
