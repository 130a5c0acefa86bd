import { randomUUID } from 'node:crypto';
import { lettersAndDigits } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { account, device, outbox, serviceRequest } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { databasesOfCalls } from '../testing/databases.ts';
import { quietReach } from '../testing/parts.ts';
import { storeOfSuite } from '../testing/suite-store.ts';
import { signInByPassword } from './accounts.ts';
import type { Address } from './address.ts';
import type { Caller } from './caller.ts';
import { sendCode, tryCode } from './codes.ts';
import { deviceFacts } from './device-facts.ts';
import { activate } from './devices.ts';
import { followedRequest } from './follow.ts';
import { rememberBrowser } from './known-browsers.ts';
import { limits } from './limits.ts';
import { ownData } from './own-data.ts';
import { hashOfPassword } from './passwords.ts';
import { accountById, proveAgain } from './proven-again.ts';
import { consumeRequestQuota, spendFile } from './quotas.ts';
import { LimitReached } from './refused.ts';
import { newRequestNumber } from './request-number.ts';
import { replyToStaff } from './request-thread.ts';
import { giveSecondFactor, setUpSecondFactor } from './second-factor.ts';
import { addStaff } from './staff.ts';

/** What comes at one moment and is counted by one limit. */
interface Burst {
  /** In the order in which it comes: of tries at a secret the right one is the last. */
  attempts: (() => Promise<unknown>)[];
  /** How many may get through. */
  most: number;
}

type MakeBurst = (db: Database) => Promise<Burst>;

const start = Date.parse('2026-01-31T08:00:00Z');
const now = new Date(start);
const password = 'correct horse battery';
const keys = [Buffer.alloc(32, 'a key for tests alone')] as const;
const plenty = { sms: 1e6, mail: 1e6, wideNetwork: 1e6 };
const shown = { language: 'en', holidays: new Set<string>() } as const;

const minutes = (count: number) => new Date(start + count * 60_000);
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
const network = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;
const from = (index: number, browser: string | null = null): Caller => ({
  network: network(index),
  browser,
  userAgent: null,
});

let made = 0;
const newAddress = (): Address => ({ kind: 'email', value: `zoe-${++made}@example.com` });

async function newAccount(db: Database, passwordHash: string | null = null) {
  const address = newAddress();
  const [row] = await db
    .insert(account)
    .values({ email: address.value, passwordHash, createdAt: now })
    .returning({ id: account.id });
  if (!row) throw new Error('The database took an account without giving its id.');
  return { id: row.id, address };
}

const send = (
  db: Database,
  { address = newAddress(), caller = from(0), at = now, budget = plenty },
): Promise<unknown> => sendCode(db, { address, language: 'en', caller, budget }, at);

/** Sends a code to an address, and gives it. */
async function codeFor(db: Database, address: Address, at = now): Promise<string> {
  await send(db, { address, at, caller: { network: null, browser: null, userAgent: null } });
  const [message] = await db.select().from(outbox).where(eq(outbox.recipient, address.value));
  await db.delete(outbox).where(eq(outbox.recipient, address.value));
  if (!message?.code) throw new Error('No code was sent.');
  return message.code;
}

const other = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1);

/** Tries at a secret: so many that are wrong, and the right one at the end. None may get through once the limit is passed. */
const guesses = (wrong: number, attempt: (index: number, isRight: boolean) => Promise<unknown>): Burst => ({
  attempts: times(wrong + 1, (index) => () => attempt(index, index === wrong)),
  most: 0,
});

/** Codes to one address, of which as many as may be are sent before; others come a minute apart, so that time alone stops none. */
async function codesTo(
  db: Database,
  most: number,
  callerOf: (index: number) => Caller,
  address = newAddress(),
): Promise<Burst> {
  for (let index = 0; index < most; index++)
    await send(db, { address, caller: callerOf(index), at: minutes(index) });
  return {
    attempts: times(
      12,
      (index) => () => send(db, { address, caller: callerOf(most + index), at: minutes(most + index) }),
    ),
    most: 0,
  };
}

async function newDevice(db: Database) {
  const codes = { verificationCode: 'K7P2', activationCode: 'H1T4-9XQM-72WD' };
  const serialNumber = `H1T-BURST-${++made}`;
  await db.insert(device).values({ serialNumber, productCode: 'H1T', serviceHours: 8760, ...codes });
  return { serialNumber, ...codes };
}

const wrongCodes = (serialNumber: string) => ({
  serialNumber,
  verificationCode: 'AAAA',
  activationCode: 'AAAA-AAAA-AAAA',
});

async function newRequest(db: Database, accountId: string = randomUUID()) {
  const number = newRequestNumber();
  const phone = '13800138000';
  await db.insert(serviceRequest).values({
    number,
    phone,
    accountId,
    submissionId: randomUUID(),
    type: 'repair',
    num: 3,
    contact: 'Zoe',
    region: 'China',
    productCode: 'T90',
    serialNumber: 'T90-01',
    courier: 'SF',
    trackingNumber: 'SF1',
    description: 'no light',
    createdAt: now,
  });
  return { number, phone };
}

/** More than one account may spend, all of one network. */
const spending = (
  most: number,
  spend: (spender: { accountId: string; network: string | null }) => Promise<void>,
  ofNetwork: boolean,
): Burst => {
  const spender = { accountId: randomUUID(), network: null };
  return {
    attempts: times(
      most + 12,
      () => () => spend(ofNetwork ? { accountId: randomUUID(), network: network(made) } : spender),
    ),
    most,
  };
};

const quotas = { requests: 4, files: 4, megabytes: 4 };
const requestsBy =
  (ofNetwork: boolean): MakeBurst =>
  async (db) =>
    spending(
      ofNetwork ? 40 : 4,
      (spender) => db.transaction((transaction) => consumeRequestQuota(transaction, quotas, spender, now)),
      ofNetwork,
    );
const filesBy =
  (ofNetwork: boolean, bytes: number, given: Partial<typeof quotas>): MakeBurst =>
  async (db) => {
    made += 1;
    return spending(
      ofNetwork ? 40 : 4,
      (spender) => spendFile(db, { ...quotas, ...given }, spender, bytes, now),
      ofNetwork,
    );
  };

/** One for each limit: a limit without one does not compile. */
const bursts: Record<keyof typeof limits, MakeBurst> = {
  codesForAddressFromNetwork: (db) => codesTo(db, 10, () => from(1)),
  codesForAddress: (db) => codesTo(db, 20, (index) => from(index)),
  async codesForKnownBrowser(db) {
    const { id, address } = await newAccount(db);
    const browser = await rememberBrowser(db, null, id, now);
    return codesTo(db, 10, (index) => from(index, browser), address);
  },
  codesFromNetwork: async (db) => ({
    attempts: times(75, () => () => send(db, { caller: from(2) })),
    most: 60,
  }),
  codesFromWideNetwork: async (db) => ({
    attempts: times(
      20,
      (index) => () =>
        send(db, {
          caller: { network: `2001:db8:1:${index}`, browser: null, userAgent: null },
          budget: { ...plenty, wideNetwork: 5 },
        }),
    ),
    most: 5,
  }),
  sms: async (db) => ({
    attempts: times(
      20,
      (index) => () =>
        send(db, {
          address: { kind: 'phone', value: String(13_800_000_000 + ++made) },
          caller: from(300 + index),
          budget: { ...plenty, sms: 5 },
        }),
    ),
    most: 5,
  }),
  // What other bursts have sent counts for it as well.
  mail: async (db) => ({
    attempts: times(
      20,
      (index) => () => send(db, { caller: from(400 + index), budget: { ...plenty, mail: 5 } }),
    ),
    most: 5,
  }),

  async triesAtCodeFromNetwork(db) {
    const address = newAddress();
    const code = await codeFor(db, address);
    return guesses(30, (_, isRight) =>
      tryCode(db, { address, code: isRight ? code : other(code), caller: from(3) }, now),
    );
  },
  async triesAtCode(db) {
    const address = newAddress();
    const code = await codeFor(db, address);
    return guesses(30, (index, isRight) =>
      tryCode(db, { address, code: isRight ? code : other(code), caller: from(index) }, now),
    );
  },
  async codeTriesForAddress(db) {
    const address = newAddress();
    const tryAt = (code: string, index: number, at: Date) =>
      tryCode(db, { address, code, caller: from(index) }, at);
    for (let round = 0; round < 5; round++) {
      const code = await codeFor(db, address, minutes(round));
      const wrong = times(10, (index) => tryAt(other(code), 500 + 10 * round + index, minutes(round)));
      await Promise.allSettled(wrong);
    }
    const code = await codeFor(db, address, minutes(5));
    return guesses(5, (index, isRight) => tryAt(isRight ? code : other(code), 600 + index, minutes(5)));
  },
  async codeTriesFromNetwork(db) {
    const address = newAddress();
    const code = await codeFor(db, address);
    return guesses(150, (_, isRight) =>
      tryCode(db, { address: isRight ? address : newAddress(), code, caller: from(4) }, now),
    );
  },

  async passwordsForAddressFromNetwork(db) {
    const { address } = await newAccount(db, await hashOfPassword(password));
    return guesses(30, (_, isRight) =>
      signInByPassword(db, { address, password: isRight ? password : 'wrong', caller: from(5) }, now),
    );
  },
  async passwordsForAddress(db) {
    const { address } = await newAccount(db, await hashOfPassword(password));
    return guesses(125, (index, isRight) =>
      signInByPassword(db, { address, password: isRight ? password : 'wrong', caller: from(index) }, now),
    );
  },
  async passwordsFromKnownBrowser(db) {
    const { id, address } = await newAccount(db, await hashOfPassword(password));
    const caller = from(6, await rememberBrowser(db, null, id, now));
    return guesses(30, (_, isRight) =>
      signInByPassword(db, { address, password: isRight ? password : 'wrong', caller }, now),
    );
  },
  async passwordsByAccount(db) {
    const { id } = await newAccount(db, await hashOfPassword(password));
    const own = await accountById(db, id);
    return guesses(30, (_, isRight) =>
      proveAgain(db, own, { currentPassword: isRight ? password : 'wrong' }, from(7), now),
    );
  },
  async passwordsFromNetwork(db) {
    const { address } = await newAccount(db, await hashOfPassword(password));
    return guesses(145, (_, isRight) =>
      signInByPassword(db, { address: isRight ? address : newAddress(), password, caller: from(8) }, now),
    );
  },

  async wrongCodesForDeviceFromNetwork(db) {
    const codes = await newDevice(db);
    return guesses(60, (_, isRight) =>
      activate(
        db,
        isRight ? codes : wrongCodes(codes.serialNumber),
        { accountId: null, network: network(9) },
        now,
      ),
    );
  },
  async wrongCodesForDevice(db) {
    const codes = await newDevice(db);
    return guesses(110, (index, isRight) =>
      activate(
        db,
        isRight ? codes : wrongCodes(codes.serialNumber),
        { accountId: null, network: network(index) },
        now,
      ),
    );
  },
  async wrongCodesByAccount(db) {
    const codes = await newDevice(db);
    const { id: accountId } = await newAccount(db);
    return guesses(90, (index, isRight) =>
      activate(
        db,
        isRight ? codes : wrongCodes(`T90-ACCOUNT-${index}`),
        { accountId, network: network(700 + index) },
        now,
      ),
    );
  },
  async wrongCodesFromNetwork(db) {
    const codes = await newDevice(db);
    return guesses(90, (index, isRight) =>
      activate(
        db,
        isRight ? codes : wrongCodes(`T90-NETWORK-${index}`),
        { accountId: null, network: network(10) },
        now,
      ),
    );
  },
  async wrongFollowsForNumberFromNetwork(db) {
    const { number, phone } = await newRequest(db);
    return guesses(60, (_, isRight) =>
      followedRequest(db, { ...shown, number, reach: isRight ? phone : 'wrong', network: network(11) }, now),
    );
  },
  async wrongFollowsForNumber(db) {
    const { number, phone } = await newRequest(db);
    return guesses(110, (index, isRight) =>
      followedRequest(
        db,
        { ...shown, number, reach: isRight ? phone : 'wrong', network: network(index) },
        now,
      ),
    );
  },
  async wrongFollowsFromNetwork(db) {
    const { number, phone } = await newRequest(db);
    return guesses(90, (_, isRight) =>
      followedRequest(
        db,
        { ...shown, number: isRight ? number : newRequestNumber(), reach: phone, network: network(12) },
        now,
      ),
    );
  },
  async wrongSecondFactors(db) {
    const { id: accountId, address } = await newAccount(db);
    const { enrolmentCode } = await addStaff(db, { address, name: `Lin ${accountId}` }, now);
    const given = { accountId, name: 'Lin', enrolmentCode: lettersAndDigits(enrolmentCode ?? '') };
    const { secret } = await setUpSecondFactor(db, given, keys, now);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const right = totp.generate({ timestamp: start });
    const taken = [-30_000, 0, 30_000].map((shift) => totp.generate({ timestamp: start + shift }));
    const wrong = ['000000', '111111', '222222', '333333'].find((code) => !taken.includes(code)) ?? '';
    return guesses(60, (_, isRight) =>
      giveSecondFactor(
        db,
        { accountId, name: 'Lin', sessionId: randomUUID(), code: isRight ? right : wrong },
        keys,
        now,
      ),
    );
  },
  serialLookupsFromNetwork: async (db) => ({
    attempts: times(
      75,
      (index) => () =>
        deviceFacts(
          db,
          { serialNumber: `T90-${index}`, accountId: null, language: 'en', network: network(13) },
          now,
        ),
    ),
    most: 60,
  }),

  async ownDataByAccount(db) {
    const { id: accountId } = await newAccount(db);
    const own = { accountId, sessionId: randomUUID() };
    const proven = { shown: {}, caller: { network: network(14), browser: null, userAgent: null } };
    return {
      attempts: times(35, () => () => ownData(db, own, proven, { ...shown, filePath: '/' }, now)),
      // Nothing is proven; who proves it again is counted as well.
      most: 0,
    };
  },
  async repliesByAccount(db) {
    const { id: accountId } = await newAccount(db);
    const { number } = await newRequest(db, accountId);
    return {
      attempts: times(
        75,
        () => () =>
          replyToStaff(db, { number, accountId, words: 'and?' }, { mailbox: null, reach: quietReach }, now),
      ),
      most: 60,
    };
  },

  requestsByAccount: requestsBy(false),
  requestsFromNetwork: requestsBy(true),
  filesByAccount: filesBy(false, 1, {}),
  filesFromNetwork: filesBy(true, 1, {}),
  kibibytesByAccount: filesBy(false, 1024 * 1024, { files: 100 }),
  kibibytesFromNetwork: filesBy(true, 1024 * 1024, { files: 100 }),
};

// Whether two are judged at one moment is decided where several connections are served; both databases are for the full run.
describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('at one moment', () => {
    const store = storeOfSuite(open);

    for (const [id, make] of Object.entries(bursts)) {
      it(`${id} lets no more through than one after the other`, async () => {
        const limit = Object.entries(limits).find(([key]) => key === id)?.[1];
        const { attempts, most } = await make(store.db);
        const outcomes = await Promise.allSettled(attempts.map((attempt) => attempt()));
        const passed = outcomes.filter(({ status }) => status === 'fulfilled');
        expect(passed.length).toBeLessThanOrEqual(most);
        const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
        const reached = reasons.flatMap((reason) => (reason instanceof LimitReached ? [reason.limit] : []));
        expect(reached).toContain(limit?.name);
      });
    }
  });
});
