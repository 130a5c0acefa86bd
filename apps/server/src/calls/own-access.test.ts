import {
  type Call,
  callOffChange,
  changeEmail,
  changePassword,
  changePhone,
  claimDevice,
  deleteAccount,
  endOtherSessions,
  endOwnSession,
  getOwnContact,
  getOwnData,
  getOwnSessions,
  getOwnSignIn,
  releaseDevice,
  removeOwnContact,
  saveOwnContact,
  saveQuote,
  sendOwnCode,
} from '@payload/api/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDevices } from '../db/sample-devices.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { askForOwnData } from '../testing/proof.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { sampleQuote } from '../testing/samples.ts';
import { repairOf, type Service, sendGood, startService } from '../testing/service.ts';

type Input = Readonly<Record<string, unknown>>;

/** What someone gets: HTTP status, and the refusal's key where it is refused. */
type Answer = readonly [status: number, key?: string];

const [device] = sampleDevices;
if (!device) throw new Error('There are no sample devices.');
const { verificationCode, activationCode, serialNumber } = device;

const keyOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'key' in data ? data.key : undefined;

const fine = [200] as const;
const noCode = [400, 'pleaseEnterVerificationCode'] as const;
const wrongCode = [400, 'verificationCodeIncorrect'] as const;
const chosen = { password: 'three quiet lamps', confirmPassword: 'three quiet lamps' };
const details = { contact: 'Kim', phone: '13800138000', region: 'China' };

for (const kind of databasesOfCalls) {
  describe.skipIf(kind.missing)(`who may do what with an account, on ${kind.name}`, () => {
    let service: Service;
    let owner: Customer;
    let other: Customer;

    beforeAll(async () => {
      service = await startService(kind.open);
      owner = await signedInCustomer(service.store.db);
      other = await signedInCustomer(service.store.db);
    });
    afterAll(() => service.close());

    const ask = (call: Call<2>, who: Customer | null, input: Input) =>
      call.method === 'GET' ? service.get(call.path, who, {}) : service.post(call.path, who, input);

    // What an account does with itself: none of it names another, so that everybody signed in gets at their own.
    const table: readonly (readonly [Call<2>, Input, Answer])[] = [
      [getOwnSessions, {}, fine],
      [endOwnSession, { id: 'none' }, fine],
      [endOtherSessions, {}, fine],
      [getOwnSignIn, {}, fine],
      [sendOwnCode, {}, fine],
      [changePassword, chosen, noCode],
      [changePassword, { ...chosen, code: '0000' }, wrongCode],
      [changeEmail, { account: 'new@example.com', accountCode: '0000' }, noCode],
      [changeEmail, { account: 'new@example.com', accountCode: '0000', withoutProof: true }, wrongCode],
      [callOffChange, {}, fine],
      [changePhone, { account: '13800138001', accountCode: '0000' }, noCode],
      [changePhone, { account: '13800138001', accountCode: '0000', withoutProof: true }, wrongCode],
      [claimDevice, { serialNumber, verificationCode, activationCode: 'X' }, [400, 'checkFail']],
      [claimDevice, { serialNumber, verificationCode, activationCode }, fine],
      [releaseDevice, { serialNumber: 'T90-NOWHERE' }, [400, 'operationFailure']],
      [getOwnContact, {}, fine],
      [saveOwnContact, details, fine],
      [removeOwnContact, {}, fine],
      [saveQuote, sampleQuote(), fine],
      [getOwnData, {}, noCode],
      [deleteAccount, {}, noCode],
      [deleteAccount, { code: '0000' }, wrongCode],
    ];
    for (const [call, input, [status, key]] of table) {
      it(`${call.method} ${call.path} gives a stranger 401, and who is signed in ${status} ${key ?? ''}`, async () => {
        const stranger = await ask(call, null, input);
        expect([stranger.status, keyOf(stranger.data)]).toEqual([401, 'pleaseLogInFirst']);
        const forged = await ask(call, { ...owner, token: 'x'.repeat(43) }, input);
        expect([forged.status, keyOf(forged.data)]).toEqual([401, 'pleaseLogInFirst']);
        for (const who of [owner, other]) {
          const reply = await ask(call, who, input);
          expect([reply.status, keyOf(reply.data)]).toEqual([status, key]);
        }
      });
    }

    const dataOf = async (who: Customer) => parse(getOwnData.reply, (await askForOwnData(service, who)).data);
    const sessionsOf = async (who: Customer) =>
      parse(getOwnSessions.reply, (await service.get(getOwnSessions.path, who, {})).data).sessions;

    it('shows nobody what is another’s, and ends no session of another', async () => {
      const number = await repairOf(service, owner);
      await service.post(saveOwnContact.path, owner, details);
      expect(JSON.stringify(await dataOf(owner))).toContain(number);
      const ofOther = JSON.stringify(await dataOf(other));
      for (const secret of [number, owner.email, owner.token, 'Kim']) expect(ofOther).not.toContain(secret);
      const [own] = await sessionsOf(owner);
      await service.post(endOwnSession.path, other, { id: own?.id });
      expect(await sessionsOf(owner)).toHaveLength(1);
      expect((await service.get(getOwnContact.path, other, {})).data).toEqual({ saved: null });
    });

    it('opens a file to who has its link, for a week, and to no changed link', async () => {
      const { id } = await sendGood(service, owner, sampleFiles.png, 'lamp 灯.png');
      await repairOf(service, owner, { uploads: [id] });
      const link = (await dataOf(owner)).requests.flatMap(({ files }) => files)[0]?.link ?? '';
      const { origin } = new URL(service.origin);
      const reply = await fetch(origin + link);
      expect(reply.status).toBe(200);
      expect(Buffer.from(await reply.arrayBuffer()).equals(sampleFiles.png)).toBe(true);
      expect([reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
        'application/octet-stream',
        `attachment; filename*=UTF-8''${encodeURIComponent('lamp 灯.png')}`,
      ]);
      for (const changed of [
        link.replace(/until=\d/, 'until=9'),
        link.replace(/key=./, 'key='),
        link.replace(id, owner.id),
      ]) {
        expect((await fetch(origin + changed)).status).toBe(404);
      }
      const begin = service.clock;
      service.clock = new Date(begin.getTime() + 8 * 24 * 3600_000);
      expect((await fetch(origin + link)).status).toBe(404);
      service.clock = begin;
    });
  });
}
