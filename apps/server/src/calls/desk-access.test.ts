import {
  type Call,
  changeDeskRequest,
  deleteAccount,
  exportDeskQueue,
  followRequest,
  getAccountOverview,
  getAccountRequest,
  getDeskDevice,
  getDeskFigures,
  getDeskFile,
  getDeskNotices,
  getDeskQueue,
  getDeskRequest,
  getDeskSession,
  getNoticeChoice,
  getNotices,
  giveSecondFactor,
  printNotice,
  publishNotice,
  replyToRequest,
  setNoticeChoice,
  setUpSecondFactor,
  takeDeviceList,
  undoOfDevice,
  withdrawNotice,
  withdrawRequest,
} from '@payload/api/contract';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownBrowser, requestEvent } from '../db/schema.ts';
import { rememberBrowser } from '../services/known-browsers.ts';
import { addStaff, removeStaff, resetSecondFactor } from '../services/staff.ts';
import { issueToken } from '../services/tokens.ts';
import { type Staffer, staffAtDesk, staffWithoutFactor } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { ownCodeOf } from '../testing/proof.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { sampleNotice } from '../testing/samples.ts';
import { repairOf, type Service, sendGood, startService } from '../testing/service.ts';

type Input = Readonly<Record<string, unknown>>;

/** What a role gets: HTTP status, and the refusal's key where it is refused. */
type Answer = readonly [status: number, key?: string];

/** The key of a refusal; undefined where it is none. */
const keyOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'key' in data ? data.key : undefined;

/** As a query carries it. */
const textsOf = (input: Input) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

const [fine, signIn, staffOnly, factor] = [
  [200],
  [401, 'pleaseLogInFirst'],
  [403, 'staffOnly'],
  [403, 'secondFactorWanted'],
] as const satisfies readonly Answer[];
const [notTheirs, notAsked, wrongCode] = [
  [400, 'operationFailure'],
  [400, 'notPossibleNow'],
  [400, 'verificationCodeIncorrect'],
] as const satisfies readonly Answer[];

for (const kind of databasesOfCalls) {
  describe.skipIf(kind.missing)(`who may see what at the desk, on ${kind.name}`, () => {
    let service: Service;
    let owner: Customer;
    let roles: readonly (Customer | null)[];
    let desk: Staffer;
    let locked: Awaited<ReturnType<typeof staffWithoutFactor>>;
    let number: string;
    let fileId: string;

    beforeAll(async () => {
      service = await startService(kind.open);
      owner = await signedInCustomer(service.store.db);
      const other = await signedInCustomer(service.store.db);
      locked = await staffWithoutFactor(service, 'Locked');
      desk = await staffAtDesk(service, 'Desk 2');
      fileId = (await sendGood(service, owner, sampleFiles.png)).id;
      number = await repairOf(service, owner, { uploads: [fileId] });
      roles = [null, other, owner, locked, desk];
    });
    afterAll(() => service.close());

    // Stranger, another customer, the owner, staff without and with the second factor.
    const table: readonly (readonly [Call<2>, () => Input, ...Answer[]])[] = [
      [getDeskSession, () => ({}), signIn, staffOnly, staffOnly, fine, fine],
      [
        setUpSecondFactor,
        () => ({ enrolmentCode: 'K7QP4-MXDT9' }),
        signIn,
        staffOnly,
        staffOnly,
        wrongCode,
        notTheirs,
      ],
      [
        setUpSecondFactor,
        () => ({ enrolmentCode: locked.enrolmentCode }),
        signIn,
        staffOnly,
        staffOnly,
        fine,
        notTheirs,
      ],
      [
        giveSecondFactor,
        () => ({ code: '000000' }),
        signIn,
        staffOnly,
        staffOnly,
        [400, 'verificationCodeIncorrect'],
        [400, 'verificationCodeIncorrect'],
      ],
      [getDeskQueue, () => ({}), signIn, staffOnly, staffOnly, factor, fine],
      [exportDeskQueue, () => ({}), signIn, staffOnly, staffOnly, factor, fine],
      [getDeskRequest, () => ({ number }), signIn, staffOnly, staffOnly, factor, fine],
      [getDeskRequest, () => ({ number: 'ZZZZ-ZZZZ' }), signIn, staffOnly, staffOnly, factor, notTheirs],
      [
        changeDeskRequest,
        () => ({ number, version: 0, change: { kind: 'undo' } }),
        signIn,
        staffOnly,
        staffOnly,
        factor,
        notAsked,
      ],
      [getDeskFigures, () => ({}), signIn, staffOnly, staffOnly, factor, fine],
      [getDeskFile, () => ({ id: fileId }), signIn, staffOnly, staffOnly, factor, fine],
      [getDeskFile, () => ({ id: number }), signIn, staffOnly, staffOnly, factor, notTheirs],
      [getDeskDevice, () => ({ serialNumber: 'T90-SAMPLE-01' }), signIn, staffOnly, staffOnly, factor, fine],
      [
        undoOfDevice,
        () => ({ serialNumber: 'T90-SAMPLE-01', what: 'care', reason: 'a test' }),
        signIn,
        staffOnly,
        staffOnly,
        factor,
        notAsked,
      ],
      [takeDeviceList, () => ({ list: '', mode: 'preview' }), signIn, staffOnly, staffOnly, factor, fine],
      [getDeskNotices, () => ({}), signIn, staffOnly, staffOnly, factor, fine],
      [
        publishNotice,
        () => ({ notice: sampleNotice(), mode: 'preview' }),
        signIn,
        staffOnly,
        staffOnly,
        factor,
        fine,
      ],
      [printNotice, () => ({ notice: sampleNotice() }), signIn, staffOnly, staffOnly, factor, fine],
      [
        withdrawNotice,
        () => ({ number: 'N-NONE', reason: 'a test' }),
        signIn,
        staffOnly,
        staffOnly,
        factor,
        notTheirs,
      ],
      [getNotices, () => ({}), fine, fine, fine, fine, fine],
      [getNoticeChoice, () => ({}), signIn, fine, fine, fine, fine],
      [setNoticeChoice, () => ({ isWanted: false }), signIn, fine, fine, fine, fine],
      // The desk is no way to a customer's own pages.
      [getAccountOverview, () => ({}), signIn, fine, fine, fine, fine],
      [getAccountRequest, () => ({ number }), signIn, notTheirs, fine, notTheirs, notTheirs],
      [replyToRequest, () => ({ number, words: 'Hello' }), signIn, notTheirs, fine, notTheirs, notTheirs],
      [
        followRequest,
        () => ({ number, reach: 'someone@example.com' }),
        notTheirs,
        notTheirs,
        notTheirs,
        notTheirs,
        notTheirs,
      ],
      [withdrawRequest, () => ({ number }), signIn, notTheirs, fine, notTheirs, notTheirs],
    ];

    const names = ['a stranger', 'another customer', 'its owner', 'staff without', 'staff with'];
    for (const [call, input, ...answers] of table) {
      for (const [index, [status, key]] of answers.entries()) {
        it(`${call.method} ${call.path} gives ${names[index]} ${status} ${key ?? ''}`, async () => {
          const who = roles[index] ?? null;
          const given = input();
          const reply =
            call.method === 'GET'
              ? await service.get(call.path, who, textsOf(given))
              : await service.post(call.path, who, given);
          expect([reply.status, keyOf(reply.data)]).toEqual([status, key]);
        });
      }
    }

    it('lets nobody in with the second factor of another sign-in', async () => {
      const [{ token }] = [await signedInCustomer(service.store.db)];
      expect(token).not.toBe(desk.token);
      const again = await service.get(getDeskQueue.path, { ...desk, token }, {});
      expect([again.status, again.data]).toEqual([403, expect.objectContaining({ key: 'staffOnly' })]);
    });

    it('takes each code once, opens for eight hours, and shuts after five wrong ones', async () => {
      const kim = await staffAtDesk(service, 'Kim');
      const give = (code: string) => service.post(giveSecondFactor.path, kim, { code });
      const wrong = { status: 400, data: { key: 'verificationCodeIncorrect', field: 'code' } };
      expect(await give(kim.code(service.clock))).toMatchObject(wrong);
      const begin = service.clock;
      service.clock = new Date(begin.getTime() + 8 * 3600_000);
      expect((await service.get(getDeskQueue.path, kim, {})).data).toMatchObject({
        key: 'secondFactorWanted',
      });
      // As it is read off a phone.
      const [first, second] = [kim.code(service.clock).slice(0, 3), kim.code(service.clock).slice(3)];
      expect((await give(`${first} ${second}`)).data).toMatchObject({ secondFactor: 'given' });
      for (let tries = 0; tries < 5; tries += 1) await give('000000');
      service.clock = new Date(service.clock.getTime() + 60_000);
      expect((await give(kim.code(service.clock))).data).toMatchObject({ key: 'operationFailure' });
      service.clock = new Date(service.clock.getTime() + 10 * 60_000);
      expect((await give(kim.code(service.clock))).status).toBe(200);
      service.clock = begin;
    });

    it('ends every sign-in of who gets another app: one of before neither opens the desk nor sets the app up', async () => {
      const { db } = service.store;
      const ray = await staffAtDesk(service, 'Ray');
      const lost = await issueToken(db, ray.id, service.clock);
      await rememberBrowser(db, null, ray.id, service.clock);
      const address = { kind: 'email', value: ray.email } as const;
      const { change, enrolmentCode } = await resetSecondFactor(db, address, service.clock);
      expect(change).toBe('reset');
      for (const { token } of [ray, lost]) {
        for (const reply of [
          await service.post(setUpSecondFactor.path, { ...ray, token }, { enrolmentCode }),
          await service.get(getDeskQueue.path, { ...ray, token }, {}),
        ])
          expect([reply.status, keyOf(reply.data)]).toEqual([401, 'pleaseLogInFirst']);
      }
      expect(await db.$count(knownBrowser, eq(knownBrowser.accountId, ray.id))).toBe(0);
      const { token } = await issueToken(db, ray.id, service.clock);
      expect((await service.get(getDeskSession.path, { ...ray, token }, {})).data).toMatchObject({
        secondFactor: 'missing',
      });
      const setUp = (code: string) =>
        service.post(setUpSecondFactor.path, { ...ray, token }, { enrolmentCode: code });
      const wrong = { status: 400, data: { key: 'verificationCodeIncorrect', field: 'enrolmentCode' } };
      expect(await setUp('22222-22222')).toMatchObject(wrong);
      const begin = service.clock;
      service.clock = new Date(begin.getTime() + 3600_000);
      expect(await setUp(enrolmentCode ?? '')).toMatchObject(wrong);
      service.clock = begin;
      // As it was written down, and again where the page was loaded again.
      expect((await setUp((enrolmentCode ?? '').replace('-', ' ').toLowerCase())).status).toBe(200);
      const { data } = await setUp(enrolmentCode ?? '');
      const totp = new TOTP({ secret: Secret.fromBase32(parse(setUpSecondFactor.reply, data).secret) });
      const code = totp.generate({ timestamp: begin.getTime() });
      expect((await service.post(giveSecondFactor.path, { ...ray, token }, { code })).status).toBe(200);
      expect((await setUp(enrolmentCode ?? '')).data).toMatchObject({ key: 'operationFailure' });
    });

    it('shuts the desk at once to who is removed', async () => {
      const lee = await staffAtDesk(service, 'Lee');
      const address = { kind: 'email', value: lee.email } as const;
      expect((await service.get(getDeskQueue.path, lee, {})).status).toBe(200);
      expect(await removeStaff(service.store.db, address, service.clock)).toMatchObject({
        change: 'removed',
      });
      expect((await service.get(getDeskQueue.path, lee, {})).data).toMatchObject({ key: 'staffOnly' });
      const taken = { address: { kind: 'email', value: owner.email } as const, name: 'Desk 2' };
      for (const name of ['Desk 2', 'desk 2', 'D\u0435sk 2', 'Dësk2'])
        expect(await addStaff(service.store.db, { ...taken, name }, service.clock)).toMatchObject({
          change: 'nameTaken',
        });
    });

    it('keeps what who has left did as theirs: their name is nobody else’s, and no event says that someone else did it', async () => {
      const { db } = service.store;
      const uma = await staffAtDesk(service, 'Uma');
      const address = { kind: 'email', value: uma.email } as const;
      const change = { kind: 'note', words: 'Uma was here.' };
      const of = async (who: Customer) =>
        parse(getDeskRequest.reply, (await service.get(getDeskRequest.path, who, { number })).data);
      await service.post(changeDeskRequest.path, uma, { number, version: (await of(uma)).version, change });
      await addStaff(db, { address, name: 'Uma Q' }, service.clock);
      const noteFor = async (who: Customer) =>
        (await of(who)).events.find(({ words }) => words === change.words);
      expect(await noteFor(uma)).toMatchObject({ actor: 'Uma', isYou: true });

      await removeStaff(db, address, service.clock);
      const next = await signedInCustomer(db);
      const nextAddress = { kind: 'email', value: next.email } as const;
      for (const name of ['Uma', 'Uma Q', 'UMA', 'Um\u0430'])
        expect((await addStaff(db, { address: nextAddress, name }, service.clock)).change).toBe('nameTaken');
      expect((await of(desk)).colleagues).not.toContain('Uma Q');
      // Who comes back has the name and what was done under it, and sets up an app.
      const again = await addStaff(db, { address, name: 'Uma' }, service.clock);
      expect(again).toMatchObject({ change: 'added', enrolmentCode: expect.stringContaining('-') });
      const session = await service.get(getDeskSession.path, uma, {});
      expect(session.data).toMatchObject({ name: 'Uma', secondFactor: 'missing' });
      // Nor is the name free once the account is deleted.
      await removeStaff(db, address, service.clock);
      const code = await ownCodeOf(service, uma);
      expect((await service.post(deleteAccount.path, uma, { code })).status).toBe(200);
      expect((await addStaff(db, { address: nextAddress, name: 'Uma' }, service.clock)).change).toBe(
        'nameTaken',
      );
      expect(await noteFor(desk)).toMatchObject({ actor: 'Uma', isYou: false });
    });

    it('keeps the audit trails of requests, devices and notices from the program itself', async () => {
      const { db } = service.store;
      await expect(db.delete(requestEvent)).rejects.toThrow('Failed query');
      await expect(db.update(requestEvent).set({ actor: 'nobody' })).rejects.toThrow('Failed query');
      await expect(db.execute(sql`truncate device_event`)).rejects.toThrow('Failed query');
      await expect(db.execute(sql`delete from device_event`)).rejects.toThrow('Failed query');
      await expect(db.execute(sql`delete from notice_event`)).rejects.toThrow('Failed query');
    });

    it('shows staff a picture encoded again, without what a camera wrote into it', async () => {
      const { data } = await service.get(getDeskFile.path, desk, { id: fileId });
      const { picture, type } = parse(getDeskFile.reply, data);
      expect(type).toBe('image/png');
      const bytes = Buffer.from(picture ?? '', 'base64');
      expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
      expect(bytes.includes(sampleFiles.png.subarray(0, 16))).toBe(false);
    });
  });
}
