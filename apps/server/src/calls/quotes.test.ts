import {
  changeDeskRequest,
  type DeskChange,
  deleteAccount,
  exportDeskQueue,
  followRequest,
  getAccountOverview,
  getAccountRequest,
  getDeskQueue,
  getDeskRequest,
  replyToRequest,
  saveQuote,
  sendOwnCode,
  withdrawRequest,
} from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, serviceRequest } from '../db/schema.ts';
import { type Staffer, staffAtDesk } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { sampleQuote } from '../testing/samples.ts';
import { mailbox, quoteOf, type Service, startService } from '../testing/service.ts';

/** At the maker's place. */
const monday = new Date('2026-11-02T02:00:00Z');

const set = {
  items: [
    { code: 'T90', quantity: 2 },
    { code: 'H1T', quantity: 1 },
  ],
  aircraft: 'M350',
  place: '广东 深圳',
  wantedBy: '2099-12-24',
};

describe.each(databasesOfCalls)('a request for a quote on $name', ({ missing, open }) => {
  describe.skipIf(missing)('once it is sent', () => {
    let service: Service;
    let me: Customer;
    let kim: Staffer;
    let number: string;

    beforeAll(async () => {
      service = await startService(open, undefined, { holidays: new Set(['2026-11-09']) });
      service.clock = monday;
      kim = await staffAtDesk(service, 'Kim');
    });
    afterAll(() => service.close());
    beforeEach(async () => {
      service.clock = monday;
      me = await signedInCustomer(service.store.db, service.clock);
      number = await quoteOf(service, me);
    });

    const own = async () =>
      parse(getAccountRequest.reply, (await service.get(getAccountRequest.path, me, { number })).data);
    const atDesk = async () =>
      parse(getDeskRequest.reply, (await service.get(getDeskRequest.path, kim, { number })).data);
    const does = async (...changes: DeskChange[]) => {
      for (const change of changes) {
        const { version } = await atDesk();
        const { status, data } = await service.post(changeDeskRequest.path, kim, { number, version, change });
        if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(data)}`);
      }
    };
    const mailsTo = (recipient: string) =>
      service.store.db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, recipient))
        .orderBy(outbox.createdAt, outbox.subject);

    it('is shown whole to its account, among its own and to who has number and phone', async () => {
      const request = await own();
      expect(request).toMatchObject({
        type: 'quote',
        status: 'submitted',
        productCode: 'T90',
        serialNumber: null,
        quote: set,
        description: '=1+1 with training',
        address: null,
        sendBy: null,
        // Sent on Monday the 2nd: by the end of Thursday the 5th at the maker's place.
        promisedBy: '2026-11-05T16:00:00.000Z',
      });
      const overview = await service.get(getAccountOverview.path, me, {});
      expect(parse(getAccountOverview.reply, overview.data).requests).toMatchObject([
        { number, type: 'quote', quote: set, serialNumber: null },
      ]);
      const followed = await service.post(followRequest.path, null, { number, reach: '138 0013 8000' });
      // Number and phone stand together on a parcel: they show no more of whom it is of.
      expect(followed.data).toEqual({ ...request, contact: '', phone: '', region: '' });
    });

    it('tells the staff what is wanted, and its sender what happens next, in the language it was sent in', async () => {
      const [toStaff] = (await mailsTo(mailbox)).filter(({ subject }) => subject.startsWith(number));
      expect(toStaff?.subject).toBe(`${number} quote 询价 T90`);
      for (const line of [
        'quantities 型号数量: 2 × T90 + 1 × H1T',
        'aircraft 飞行器: M350',
        'place 使用地点: 广东 深圳',
        'wanted by 希望交付日期: 2099-12-24',
        'description 描述: =1+1 with training',
      ]) {
        expect(toStaff?.body).toContain(`${line}\n`);
      }
      expect(toStaff?.body).not.toContain('not in the registry');
      number = await quoteOf(service, me, { aircraft: undefined }, 'cn');
      const toSender = (await mailsTo(me.email)).find(({ subject }) => subject.startsWith(number));
      expect(toSender?.subject).toBe(`${number}：已提交`);
      expect(toSender?.body).toContain(`询价 ${number}：2 × T90 + 1 × H1T\n`);
      // The page says the same day, in the same words.
      expect(toSender?.body).toContain('我们承诺在 2026年11月5日前处理完毕。\n');
    });

    it('is taken once for a draft, and refused with other content, another model or another aircraft', async () => {
      const draft = sampleQuote();
      const first = await quoteOf(service, me, draft);
      expect(await quoteOf(service, me, draft)).toBe(first);
      const refusalOf = async (changes: object) =>
        (await service.post(saveQuote.path, me, { ...draft, ...changes })).data;
      expect(await refusalOf({ place: 'Leeds' })).toMatchObject({ key: 'alreadySent' });
      const { submissionId } = sampleQuote();
      expect(
        await refusalOf({ submissionId, items: [...set.items, { code: 'X1', quantity: 1 }] }),
      ).toMatchObject({ key: 'incorrectFormat', field: 'items.2.code' });
      expect(await refusalOf({ submissionId, aircraft: 'M999' })).toMatchObject({
        key: 'incorrectFormat',
        field: 'aircraft',
      });
    });

    it('is refused for a day that has passed everywhere, but not where it was taken before that', async () => {
      const draft = { ...sampleQuote(), wantedBy: '2026-11-02' };
      service.clock = new Date('2026-11-03T11:59:00Z');
      const first = await quoteOf(service, me, draft);
      service.clock = new Date('2026-11-03T12:00:00Z');
      expect(await quoteOf(service, me, draft)).toBe(first);
      for (const wantedBy of ['2026-11-02', '1999-01-01', '0000-01-01']) {
        expect(await service.post(saveQuote.path, me, { ...sampleQuote(), wantedBy })).toMatchObject({
          status: 400,
          data: { key: 'dayHasPassed', field: 'wantedBy' },
        });
      }
    });

    it('is refused beside the text that holds half a character, which no database takes', async () => {
      for (const field of ['place', 'note', 'contact', 'region']) {
        const broken = { ...sampleQuote(), [field]: 'Leeds \uD83D' };
        expect(await service.post(saveQuote.path, me, broken)).toMatchObject({
          status: 400,
          data: { key: 'incorrectFormat', field },
        });
      }
    });

    it('lies on no page of the queue that no database counts to', async () => {
      for (const page of ['99999999999999999999', '1e300', '1000001']) {
        expect(await service.get(getDeskQueue.path, kim, { view: 'open', page })).toMatchObject({
          status: 400,
          data: { key: 'incorrectFormat', field: 'page' },
        });
      }
    });

    it('lies in the queue, is found by its number and phone, and stands in the CSV file', async () => {
      for (const words of ['', number, '+86 138 0013 8000', me.email]) {
        const { data } = await service.get(getDeskQueue.path, kim, { view: 'open', words });
        expect(parse(getDeskQueue.reply, data).requests).toContainEqual(
          expect.objectContaining({
            number,
            type: 'quote',
            quote: set,
            serialNumber: null,
            waitsFor: 'staff',
          }),
        );
      }
      const { data } = await service.get(exportDeskQueue.path, kim, { words: number });
      const { text } = parse(exportDeskQueue.reply, data);
      // A tab keeps a spreadsheet from writing the day in its own way.
      expect(text).toContain('2 × T90 + 1 × H1T,M350,广东 深圳,"\t2099-12-24"');
      // A spreadsheet takes it for no formula.
      expect(text).not.toContain(',=1+1');
    });

    it('shows no other request as one about the same device', async () => {
      await quoteOf(service, me);
      expect(await atDesk()).toMatchObject({
        device: null,
        earlier: [],
        next: ['inspecting', 'quoted', 'closed'],
      });
    });

    it('is overdue after three days, those on which the maker is closed moved on', async () => {
      service.clock = new Date('2026-11-05T15:59:00Z');
      const lin = await staffAtDesk(service, 'Lin');
      const overdue = async () => {
        const { data } = await service.get(getDeskQueue.path, lin, { view: 'overdue' });
        return parse(getDeskQueue.reply, data).requests.map((each) => each.number);
      };
      expect(await overdue()).not.toContain(number);
      service.clock = new Date('2026-11-05T16:00:00Z');
      expect(await overdue()).toContain(number);
    });

    it('is promised for the same day by the answer to its form, its pages, the desk and its mail', async () => {
      // Sent on a Thursday, it would be due on Sunday; the maker is closed on Monday.
      service.clock = new Date('2026-11-05T02:00:00Z');
      const promisedBy = '2026-11-10T16:00:00.000Z';
      const draft = sampleQuote();
      const sent = async () => parse(saveQuote.reply, (await service.post(saveQuote.path, me, draft)).data);
      const taken = await sent();
      number = taken.requestNumber;
      expect(taken).toEqual({ requestNumber: number, promisedBy, sendBy: null });
      expect(await own()).toMatchObject({ promisedBy, sendBy: null });
      const noor = await staffAtDesk(service, 'Noor');
      const { data } = await service.get(getDeskRequest.path, noor, { number });
      expect(data).toMatchObject({ promisedBy });
      const followed = await service.post(followRequest.path, null, { number, reach: '138 0013 8000' });
      expect(followed.data).toMatchObject({ promisedBy });
      const mail = (await mailsTo(me.email)).find(({ subject }) => subject.startsWith(number));
      expect(mail?.body).toContain('We have promised to be done by 10 November 2026.\n');
      // Sent again later, it is the request that it was.
      service.clock = new Date('2026-11-06T02:00:00Z');
      expect(await sent()).toEqual(taken);
      await service.post(withdrawRequest.path, me, { number });
      expect(await sent()).toEqual({ ...taken, promisedBy: null });
    });

    it('is priced, quoted in words, answered, priced again and closed, and each step is told', async () => {
      await does({ kind: 'status', status: 'inspecting' }, { kind: 'message', words: '18 000 EUR in all' });
      await does({ kind: 'status', status: 'quoted' });
      expect(await atDesk()).toMatchObject({ waitsFor: 'customer', next: ['closed', 'inspecting'] });
      expect((await service.post(replyToRequest.path, me, { number, words: 'Three of them?' })).status).toBe(
        200,
      );
      await does({ kind: 'status', status: 'inspecting' }, { kind: 'status', status: 'quoted' });
      await does({ kind: 'status', status: 'closed' });
      const { history, messages } = await own();
      expect(history.map(({ status }) => status)).toEqual([
        'submitted',
        'inspecting',
        'quoted',
        'inspecting',
        'quoted',
        'closed',
      ]);
      expect(messages.map(({ words }) => words)).toEqual(['18 000 EUR in all', 'Three of them?']);
      const mails = await mailsTo(me.email);
      expect(new Set(mails.map(({ subject }) => subject))).toEqual(
        new Set([
          `${number}: Submitted`,
          `${number}: Being priced`,
          `${number}: A message from sales`,
          `${number}: Quoted`,
          `${number}: Closed`,
        ]),
      );
      const reply = (await mailsTo(mailbox)).find(({ subject }) => subject.includes('has written'));
      expect(reply?.body).toContain(`${number} 2 × T90 + 1 × H1T / M350`);
    });

    it('is withdrawn while nothing was done, and not after', async () => {
      const withdraw = () => service.post(withdrawRequest.path, me, { number });
      expect((await withdraw()).status).toBe(200);
      expect((await own()).status).toBe('withdrawn');
      number = await quoteOf(service, me);
      await does({ kind: 'status', status: 'inspecting' });
      expect((await withdraw()).data).toMatchObject({ key: 'operationFailure' });
    });

    it('keeps nothing of who sent it once the account is deleted', async () => {
      await service.post(withdrawRequest.path, me, { number });
      await service.post(sendOwnCode.path, me, {});
      const code = (await mailsTo(me.email)).find((mail) => mail.code !== null)?.code;
      expect((await service.post(deleteAccount.path, me, { code })).status).toBe(200);
      const [left] = await service.store.db
        .select()
        .from(serviceRequest)
        .where(eq(serviceRequest.number, number));
      expect(left).toMatchObject({ contact: '', phone: '', region: '', quote: { ...set, place: '' } });
    });
  });
});
