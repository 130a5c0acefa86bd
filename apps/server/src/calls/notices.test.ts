import {
  activateDevice,
  getDeskNotices,
  getDeviceFacts,
  getNoticeChoice,
  getNotices,
  type NoticeDraft,
  publishNotice,
  setNoticeChoice,
  withdrawNotice,
} from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDevices } from '../db/sample-devices.ts';
import { carePlan, device, noticeMessage, outbox } from '../db/schema.ts';
import { type Staffer, staffAtDesk } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { sampleNotice } from '../testing/samples.ts';
import { type Service, startService } from '../testing/service.ts';

describe.each(databasesOfCalls)('notices on $name', ({ missing, open }) => {
  describe.skipIf(missing)('from the desk to the owner', () => {
    let service: Service;
    let desk: Staffer;
    let owner: Customer;
    let covered: Customer;
    let quiet: Customer;

    beforeAll(async () => {
      service = await startService(open);
      service.clock = new Date('2026-11-02T08:00:00Z');
      desk = await staffAtDesk(service, 'Kim');
      owner = await signedInCustomer(service.store.db, service.clock);
      covered = await signedInCustomer(service.store.db, service.clock);
      quiet = await signedInCustomer(service.store.db, service.clock);
      await activated('T90-SAMPLE-01', owner);
      await activated('T90-SAMPLE-02', quiet);
      await activated('H1T-SAMPLE-01', quiet);
      await service.store.db.insert(carePlan).values({
        serialNumber: 'T90-SAMPLE-02',
        productCode: 'T90',
        accountId: covered.id,
        contact: 'L. Ortega',
        phone: '+442079460000',
        startsAt: service.clock,
        endsAt: service.clock,
      });
      await service.post(`${setNoticeChoice.path}?language=cn`, owner, { isWanted: true });
      await service.post(setNoticeChoice.path, covered, { isWanted: true });
    });
    afterAll(() => service.close());

    async function activated(serialNumber: string, who: Customer): Promise<void> {
      const sample = sampleDevices.find((each) => each.serialNumber === serialNumber);
      const { status } = await service.get(activateDevice.path, who, {
        serialNumber,
        verificationCode: sample?.verificationCode ?? '',
        activationCode: sample?.activationCode ?? '',
      });
      expect(status).toBe(200);
    }
    const give = (notice: NoticeDraft, mode: 'preview' | 'publish' = 'publish') =>
      service.post(publishNotice.path, desk, { notice, mode });
    const shown = async (query: Record<string, string> = {}) =>
      parse(getNotices.reply, (await service.get(getNotices.path, null, query)).data).notices;
    const numbersOn = async (serialNumber: string) => {
      const { data } = await service.get(getDeviceFacts.path, null, { serialNumber });
      return parse(getDeviceFacts.reply, data).device?.notices.map(({ number }) => number);
    };
    const waiting = () => service.store.db.select().from(outbox);

    it('say whom they would reach before anything is written', async () => {
      expect((await give(sampleNotice(), 'preview')).data).toEqual({ devices: 1, accounts: 1 });
      const whole = sampleNotice({ scopes: [{ productCode: 'T90', from: null, to: null }] });
      expect((await give(whole, 'preview')).data).toEqual({ devices: 2, accounts: 3 });
      const asked = { ...whole, severity: 'important' as const };
      expect((await give(asked, 'preview')).data).toEqual({ devices: 2, accounts: 2 });
      expect(await shown()).toEqual([]);
      expect(await waiting()).toEqual([]);
    });

    it('stand in both languages, on their models and on devices within their range', async () => {
      expect((await give(sampleNotice())).data).toEqual({ devices: 1, accounts: 1 });
      service.clock = new Date('2026-11-02T09:00:00Z');
      const { texts, ...rest } = sampleNotice();
      expect(await shown({ language: 'cn' })).toEqual([
        { ...rest, ...texts.cn, publishedAt: '2026-11-02T08:00:00.000Z' },
      ]);
      expect(await shown({ product: 'T90' })).toMatchObject([{ number: 'N-2026-04', ...texts.en }]);
      expect(await shown({ product: 'H1T' })).toEqual([]);
      expect(await numbersOn('t90 sample 01')).toEqual(['N-2026-04']);
      expect(await numbersOn('T90-SAMPLE-02')).toEqual([]);
    });

    it('tell an owner who wants it, in the language they chose, once', async () => {
      await give(sampleNotice());
      await Promise.all([give(sampleNotice()), give(sampleNotice())]);
      const sent = await waiting();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ kind: 'mail', recipient: owner.email });
      expect(sent[0]?.subject).toBe('安全公告 N-2026-04：下次飞行前请检查支架');
      expect(sent[0]?.body).toContain('T90，序列号 T90-SAMPLE-01');
      expect(sent[0]?.body).toContain('螺钉可能松动。\n请拧紧至 2 N·m。');
    });

    it('are one for two who publish at the same moment', async () => {
      const notice = sampleNotice({
        number: 'N-2026-05',
        scopes: [{ productCode: 'PT4', from: null, to: null }],
      });
      const other = { ...notice, severity: 'information' as const };
      const replies = await Promise.all([give(notice), give(other)]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      expect(replies.find(({ status }) => status === 400)?.data).toMatchObject({
        key: 'alreadySent',
        field: 'notice.number',
      });
      expect((await shown()).filter(({ number }) => number === 'N-2026-05')).toHaveLength(1);
    });

    it('are refused for a model that does not exist', async () => {
      const unknown = sampleNotice({
        number: 'N-2026-06',
        scopes: [{ productCode: 'T91', from: null, to: null }],
      });
      expect(await give(unknown)).toMatchObject({
        status: 400,
        data: { key: 'incorrectFormat', field: 'notice.scopes' },
      });
    });

    it('of safety tell every owner whatever they chose, in both languages where none is known', async () => {
      await give(
        sampleNotice({ number: 'N-2026-03', scopes: [{ productCode: 'H1T', from: null, to: null }] }),
      );
      const [sent, ...more] = (await waiting()).filter(({ subject }) => subject.includes('N-2026-03'));
      expect(more).toEqual([]);
      const { en, cn } = sampleNotice().texts;
      expect(sent).toMatchObject({ kind: 'mail', recipient: quiet.email });
      expect(sent?.subject).toBe(`Safety notice N-2026-03: ${en.title} / 安全公告 N-2026-03：${cn.title}`);
      expect(sent?.body).toContain(en.text);
      expect(sent?.body).toContain(cn.text);
      expect(sent?.body).toContain('Safety notices go to every owner');
    });

    it('tell the holder of a care plan too, and nobody who did not ask', async () => {
      await give(
        sampleNotice({
          number: 'N-2026-07',
          severity: 'important',
          scopes: [{ productCode: 'T90', from: null, to: null }],
        }),
      );
      const told = await service.store.db
        .select()
        .from(noticeMessage)
        .where(eq(noticeMessage.noticeNumber, 'N-2026-07'));
      expect(new Set(told.map(({ accountId }) => accountId))).toEqual(new Set([owner.id, covered.id]));
    });

    it('leave the site when they are withdrawn, with their unsent messages, and stay at the desk with the reason', async () => {
      const take = () =>
        service.post(withdrawNotice.path, desk, { number: 'N-2026-07', reason: 'wrong model' });
      expect((await take()).status).toBe(200);
      expect((await take()).data).toMatchObject({ key: 'notPossibleNow' });
      expect((await shown()).map(({ number }) => number)).not.toContain('N-2026-07');
      expect(await numbersOn('T90-SAMPLE-02')).toEqual([]);
      expect((await waiting()).map(({ subject }) => subject).join()).not.toContain('N-2026-07');
      const { data } = await service.get(getDeskNotices.path, desk, {});
      const [newest] = parse(getDeskNotices.reply, data).notices;
      expect(newest).toMatchObject({
        number: 'N-2026-07',
        publishedBy: 'Kim',
        told: 2,
        withdrawn: { actor: 'Kim', reason: 'wrong model' },
      });
      // What was withdrawn does not come back under its number.
      const again = sampleNotice({
        number: 'N-2026-07',
        scopes: [{ productCode: 'T90', from: null, to: null }],
      });
      expect((await give(again)).data).toMatchObject({ key: 'alreadySent' });
    });

    it('take serial numbers of one length alone, wherever the database sorts them', async () => {
      await service.store.db.insert(device).values(
        ['T90-7', 'T90-07', 'T90-075'].map((serialNumber) => ({
          serialNumber,
          productCode: 'T90',
          verificationCode: 'AAAA',
          activationCode: 'BBBB',
          serviceHours: 1,
        })),
      );
      const range = { productCode: 'T90', from: 'T90-05', to: 'T90-09' };
      await give(sampleNotice({ number: 'N-2026-08', scopes: [range] }));
      expect(await numbersOn('T90-07')).toEqual(['N-2026-08']);
      expect(await numbersOn('T90-7')).toEqual([]);
      expect(await numbersOn('T90-075')).toEqual([]);
    });

    it('are asked for and no longer, as often as someone likes', async () => {
      const choice = async () => (await service.get(getNoticeChoice.path, quiet, {})).data;
      expect(await choice()).toEqual({ isWanted: false });
      await service.post(setNoticeChoice.path, quiet, { isWanted: true });
      await service.post(`${setNoticeChoice.path}?language=cn`, quiet, { isWanted: true });
      expect(await choice()).toEqual({ isWanted: true });
      await service.post(setNoticeChoice.path, quiet, { isWanted: false });
      expect(await choice()).toEqual({ isWanted: false });
    });
  });
});
