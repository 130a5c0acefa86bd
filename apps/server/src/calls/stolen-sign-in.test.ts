import * as contract from '@payload/api/contract';
import {
  addressWait,
  type Call,
  changeEmail,
  changePassword,
  changePhone,
  deleteAccount,
  disownChange,
  emailForgetPassword,
  emailRegisterAndLogin,
  getOwnSessions,
  getOwnSignIn,
  newAddressTime,
  type OwnSignIn,
  phoneForgetPassword,
  phoneVerify,
  type ResetTicket,
  resetPassword,
  sendOwnCode,
} from '@payload/api/contract';
import { describe, expect, it } from 'vitest';
import { letChangesTakeEffect } from '../services/address-change.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { visitorsOfSuite } from '../testing/suite-visitors.ts';

const chosen = { password: 'three quiet lamps', confirmPassword: 'three quiet lamps' };

/** Calls that change or give away whose an account is, and what whoever has a stolen sign-in can send without a proof. */
const guarded: Record<string, readonly object[]> = {
  changePassword: [chosen, { ...chosen, code: '0000' }, { ...chosen, currentPassword: 'a guess at it' }],
  changeEmail: [{ account: 'thief@example.com', accountCode: '0000' }],
  changePhone: [{ account: '13900139000', accountCode: '0000' }],
  getOwnData: [{}, { code: '0000' }],
  deleteAccount: [{}, { code: '0000' }],
};

/** The others of an account's own calls, and why a sign-in is enough for them. */
const open: Record<string, string> = {
  getAccountOverview: 'shows what was sent; no address, no password',
  getAccountRequest: 'shows what was sent',
  withdrawRequest: 'the device stays its owner’s, and it can be sent again',
  replyToRequest: 'a word among others in the thread',
  getOwnSessions: 'shows no token',
  endOwnSession: 'its owner signs in again',
  endOtherSessions: 'its owner signs in again',
  getOwnSignIn: 'addresses have their middle hidden',
  sendOwnCode: 'the code goes to the owner',
  callOffChange: 'keeps what there was',
  disownChange: 'asks for the key of a message instead',
  claimDevice: 'asks for the codes of the label',
  releaseDevice: 'the codes of the label bring it back, and the owner is told',
  getOwnContact: 'fills a form',
  saveOwnContact: 'fills a form',
  removeOwnContact: 'fills a form',
  getNoticeChoice: 'whether notices are wanted',
  setNoticeChoice: 'whether notices are wanted',
};

/** The contract's calls about an account's own things. */
const ofAccount = Object.entries(contract).flatMap(([name, each]): [string, Call<2>][] =>
  typeof each === 'object' &&
  'path' in each &&
  each.client === 2 &&
  each.path.startsWith('/jzcrm/wx/account/')
    ? [[name, each]]
    : [],
);

it('all calls of an account are known to ask for a proof, or not to need one', () => {
  expect(ofAccount.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(guarded), ...Object.keys(open)].toSorted(),
  );
});

describe.each(databasesOfCalls)('on $name', ({ missing, open: openStore }) => {
  describe.skipIf(missing)('whoever has a stolen sign-in alone', () => {
    const { clock, store, visitors } = visitorsOfSuite(openStore, { publicUrl: 'https://example.com' });
    let people = 0;

    const newPhone = () => String(13_800_000_000 + ++people);
    const ask = async (call: Call<2>, token: string | null, input: object) => {
      const reply = await visitors.send(call, input, token === null ? {} : { token });
      return { status: reply.statusCode, ...reply.json() };
    };
    const owner = async () => {
      const phone = newPhone();
      return { phone, token: (await visitors.signIn(phone)).token };
    };
    const signInOf = async (token: string): Promise<OwnSignIn> => ask(getOwnSignIn, token, {});
    const ownCodeOf = async (token: string, address: string) => {
      clock.pass(60);
      expect((await ask(sendOwnCode, token, {})).status).toBe(200);
      return (await visitors.messagesTo(address))[0]?.code ?? '';
    };
    const newsTo = async (address: string) =>
      (await visitors.messagesTo(address)).filter(({ code }) => code === null);
    const wait = async (hours: number) => {
      // Who is away uses it all the same, or it ended.
      clock.pass(hours * 3600);
      const reach = { canSend: () => true, publicUrl: 'https://example.com', holidays: new Set<string>() };
      await letChangesTakeEffect(store.db, reach, clock.now());
    };
    /** Asks for an address that is the thief's, with the code that came to it. */
    const askFor = async (call: Call<2>, account: string, token: string, shown: object = {}) =>
      ask(call, token, { account, accountCode: await visitors.codeFor(account), ...shown });

    for (const [name, inputs] of Object.entries(guarded)) {
      it(`comes to nothing with ${name}`, async () => {
        const { phone, token } = await owner();
        const call = ofAccount.find(([each]) => each === name)?.[1];
        if (!call) throw new Error(`There is no ${name}.`);
        for (const input of inputs) expect((await ask(call, token, input)).status).toBe(400);
        expect(await signInOf(token)).toMatchObject({ email: null, hasPassword: false, pending: null });
        expect((await visitors.signIn(phone)).account).toBe((await visitors.signIn(phone)).account);
      });
    }

    for (const call of [changeEmail, changePhone]) {
      it(`has with ${call.path} no address until its owner has had three days, and with it no proof for one more`, async () => {
        const { phone, token } = await owner();
        const mine = call === changeEmail ? `thief-${++people}@example.com` : newPhone();
        expect(await askFor(call, mine, token)).toMatchObject({
          status: 400,
          key: 'pleaseEnterVerificationCode',
          field: 'code',
        });
        const waits = await askFor(call, mine, token, { withoutProof: true });
        expect(waits).toMatchObject({ status: 200, email: null, pending: {} });
        const [told] = await newsTo(phone);
        expect(told?.body).toMatch(/https:\/\/example\.com\/en\/user#disown=[\w-]{43}/);

        await wait(addressWait - 1);
        const code = await ownCodeOf(token, phone);
        expect(code).not.toBe('');
        expect(await signInOf(token)).toMatchObject({ email: null, pending: {} });
        await wait(2);
        const has = await signInOf(token);
        expect(has.pending).toBeNull();
        expect(has[call === changeEmail ? 'email' : 'phone']).toBe(waits.pending.to);

        const own = await visitors.codeFor(mine);
        for (const [guardedCall, input] of [
          [changePassword, chosen],
          [deleteAccount, {}],
        ] as const) {
          expect((await ask(guardedCall, token, { ...input, code: own })).status).toBe(400);
        }
        // Nor does it by the way of who forgot the password.
        const [forgotten, registration] =
          call === changeEmail
            ? [emailForgetPassword, emailRegisterAndLogin]
            : [phoneForgetPassword, contract.registerAndLogin];
        const registered = { account: mine, code: own, ...chosen };
        expect(await visitors.call(registration, registered)).toMatchObject({ key: 'notPossibleNow' });
        const { data } = await visitors.call<ResetTicket>(forgotten, { account: mine, code: own });
        const reset = await visitors.call(resetPassword, { ticket: data.ticket, ...chosen });
        expect(reset).toMatchObject({ key: 'notPossibleNow' });
        await wait(newAddressTime);
        expect((await signInOf(token)).proves).not.toBeNull();
      });
    }

    it('is stopped by the link of the message, once and signed out', async () => {
      const { phone, token } = await owner();
      await askFor(changePhone, newPhone(), token, { withoutProof: true });
      const key = /#disown=([\w-]+)/.exec((await newsTo(phone))[0]?.body ?? '')?.[1] ?? '';
      expect((await ask(disownChange, null, { key: 'x'.repeat(43) })).key).toBe('notPossibleNow');
      expect((await ask(disownChange, null, { key })).status).toBe(200);
      expect((await ask(disownChange, null, { key })).key).toBe('notPossibleNow');
      expect((await ask(getOwnSessions, token, {})).status).toBe(401);
      await wait(addressWait + 1);
      const again = await visitors.signIn(phone);
      expect(await signInOf(again.token)).toMatchObject({ pending: null });
    });

    it('is stopped by its owner, with a new password as with a word', async () => {
      const { phone, token } = await owner();
      await askFor(changePhone, newPhone(), token, { withoutProof: true });
      expect(await ask(contract.callOffChange, token, {})).toMatchObject({ status: 200, pending: null });
      await askFor(changePhone, newPhone(), token, { withoutProof: true });
      const code = await ownCodeOf(token, phone);
      expect((await ask(changePassword, token, { ...chosen, code })).status).toBe(200);
      expect((await signInOf(token)).pending).toBeNull();
    });

    it('whereas a code to the old address changes it at once', async () => {
      const { phone, token } = await owner();
      const next = newPhone();
      const accountCode = await visitors.codeFor(next);
      const code = await ownCodeOf(token, phone);
      const changed = await ask(changePhone, token, { account: next, accountCode, code });
      expect(changed).toMatchObject({ status: 200, pending: null, proves: null });
      expect((await ask(sendOwnCode, token, {})).key).toBe('notPossibleNow');
      const { data } = await visitors.call<contract.Session>(phoneVerify, {
        account: next,
        code: await visitors.codeFor(next),
      });
      expect((await signInOf(data.token)).phone).toBe(changed.phone);
    });

    it('leaves an address alone that has become another’s while the change waited', async () => {
      const { phone, token } = await owner();
      const next = newPhone();
      await askFor(changePhone, next, token, { withoutProof: true });
      await visitors.signIn(next);
      await wait(addressWait + 1);
      const { token: again } = await visitors.signIn(phone);
      expect((await signInOf(again)).pending).toBeNull();
      expect((await newsTo(phone)).map(({ body }) => body).join()).toContain('belongs to another account');
    });
  });
});
