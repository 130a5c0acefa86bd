import { sendEmailCode, sendSmsCode } from '@payload/api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { outbox, verificationCode } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { databaseKinds } from '../testing/databases.ts';
import { deliverDue } from '../testing/deliver-due.ts';
import { type FlakyLine, startFlakyLine } from '../testing/flaky-line.ts';
import { type SmsStandIn, startSmsStandIn } from '../testing/sms-stand-in.ts';
import { type SmtpStandIn, startSmtpStandIn } from '../testing/smtp-stand-in.ts';
import { type Clock, startClock, type Visitors, visitorsOf } from '../testing/visitors.ts';
import type { OnUndelivered } from './deliver.ts';
import { smsSender } from './sms.ts';
import { smtpSender } from './smtp.ts';

/** Milliseconds, instead of the ten seconds of a server in service. */
const timeout = 500;

let store: Store;
let dispose: () => Promise<void>;
let clock: Clock;
let visitors: Visitors;
let smtp: SmtpStandIn;
let gateway: SmsStandIn;
let mailLine: FlakyLine;
let smsLine: FlakyLine;

beforeAll(async () => {
  const [embedded] = databaseKinds;
  if (!embedded) throw new Error('There is no kind of database.');
  ({ store, dispose } = await embedded.open());
  await store.prepare(async () => {});
});

afterAll(() => dispose());

beforeEach(async () => {
  clock = startClock();
  visitors = await visitorsOf(store, clock);
  smtp = await startSmtpStandIn();
  gateway = await startSmsStandIn();
  mailLine = await startFlakyLine(smtp.port);
  smsLine = await startFlakyLine(Number(gateway.host.split(':')[1]));
});

afterEach(async () => {
  await visitors.app.close();
  for (const open of [mailLine, smsLine, smtp, gateway]) await open.close();
  await store.db.delete(outbox);
  await store.db.delete(verificationCode);
});

/** Sends what is due now as a server does. */
function deliver(onUndelivered: OnUndelivered = () => {}): Promise<number> {
  const transports = {
    mail: smtpSender(`smtp://127.0.0.1:${mailLine.port}`, 'no-reply@example.com', timeout),
    sms: smsSender(`http://127.0.0.1:${smsLine.port}/`, timeout),
    show: null,
  };
  return deliverDue(store.db, transports, { now: clock.now, onUndelivered });
}

const kinds = [
  {
    name: 'SMTP server',
    call: sendEmailCode,
    input: { email: 'zoe@example.com' },
    line: () => mailLine,
    arrived: () => smtp.mails.length,
  },
  {
    name: 'SMS gateway',
    call: sendSmsCode,
    input: { phone: '13800138000' },
    line: () => smsLine,
    arrived: () => gateway.posts.length,
  },
];

for (const { name, call, input, line, arrived } of kinds) {
  for (const state of ['cut', 'silent'] as const) {
    it(`${name}, ${state}: the visitor is told that a code comes, and it comes once when it is back`, async () => {
      line().become(state);
      expect(await visitors.call(call, input)).toEqual({
        code: 200,
        msg: '',
        data: { validFor: 300, resendAfter: 60 },
      });

      const failures: { tries: number; isFinal: boolean }[] = [];
      for (const wait of [2, 4]) {
        expect(await deliver(({ tries, isFinal }) => failures.push({ tries, isFinal }))).toBe(1);
        // It waits longer after each try, and nobody sends it before.
        clock.pass(wait - 0.001);
        expect(await deliver()).toBe(0);
        clock.pass(0.001);
      }
      expect(failures).toEqual([
        { tries: 1, isFinal: false },
        { tries: 2, isFinal: false },
      ]);
      expect(arrived()).toBe(0);

      // New sockets only: what lay on the silent line belongs to tries that were given up.
      line().become('cut');
      line().become('up');
      // A connection that the sender has kept may turn out dead first, which is one more try.
      for (const wait of [8, 16, 32]) {
        await deliver();
        if (arrived() === 0) clock.pass(wait);
      }
      expect(arrived()).toBe(1);
      expect(await store.db.$count(outbox)).toBe(0);
    });
  }
}

it('a silent SMTP server holds up no text message', async () => {
  mailLine.become('silent');
  await visitors.call(sendEmailCode, { email: 'zoe@example.com' });
  await visitors.call(sendSmsCode, { phone: '13800138000' });
  expect(await deliver()).toBe(2);
  expect(gateway.posts).toHaveLength(1);
  expect(await store.db.$count(outbox)).toBe(1);
});
