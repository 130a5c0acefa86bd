import {
  callOffChange,
  changeEmail,
  changePassword,
  deleteAccount,
  exportDeskQueue,
  getDeskFile,
  giveSecondFactor,
  publishNotice,
  sendEmailCode,
  setUpSecondFactor,
  takeDeviceList,
  withdrawNotice,
  withdrawRequest,
} from '@payload/api/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleCommand } from '../commands/answer.ts';
import { outbox, securityEvent } from '../db/schema.ts';
import { type Staffer, staffAtDesk, staffWithoutFactor } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import { databaseKinds, databasesOfCalls } from '../testing/databases.ts';
import { quietReach } from '../testing/parts.ts';
import { askForOwnData, ownCodeOf } from '../testing/proof.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { sampleNotice } from '../testing/samples.ts';
import { repairOf, type Service, sendGood, startService } from '../testing/service.ts';
import { storeOfSuite } from '../testing/suite-store.ts';
import { chainChecker, noteSecurity, securityActs, securityEvents } from './security-log.ts';

type Act = (typeof securityActs)[number];

const chosen = { password: 'three quiet lamps', confirmPassword: 'three quiet lamps' };

/** What each act is done with here, and what the log says of it besides. */
interface Doing {
  (parts: { service: Service; desk: Staffer; customer: Customer; command: Command }): Promise<unknown>;
}
type Command = (name: 'staff' | 'requests' | 'devices', ...args: string[]) => Promise<unknown>;

let people = 0;
const newAddress = () => `log-${++people}@example.com`;

/** Asks for another email address, which has to be proven by a code as well. */
async function askForEmail(service: Service, who: Customer): Promise<unknown> {
  const { store, origin } = service;
  const account = newAddress();
  await fetch(`${new URL(origin).origin}/api${sendEmailCode.path}?email=${account}`);
  const [sent] = await store.db.select().from(outbox).where(eq(outbox.recipient, account));
  return service.post(changeEmail.path, who, { account, accountCode: sent?.code, withoutProof: true });
}

const doings: Record<Act, Doing> = {
  'desk opened': ({ service }) => staffAtDesk(service, 'Opener'),
  'second factor refused': ({ service, desk }) =>
    service.post(giveSecondFactor.path, desk, { code: '000000' }),
  'app set up': ({ service }) => staffAtDesk(service, 'Setter'),
  'enrolment refused': async ({ service }) => {
    const who = await staffWithoutFactor(service, 'Refused');
    return service.post(setUpSecondFactor.path, who, { enrolmentCode: '22222-22222' });
  },
  'staff added': ({ command }) => command('staff', 'add', newAddress(), 'Ada'),
  'staff renamed': ({ command, desk }) => command('staff', 'add', desk.email, 'Desk 3'),
  'staff removed': async ({ service, command }) => {
    const { email } = await staffWithoutFactor(service, 'Leaver');
    return command('staff', 'remove', email);
  },
  'staff reset': async ({ service, command }) => {
    const { email } = await staffWithoutFactor(service, 'Loser');
    return command('staff', 'reset', email);
  },
  'requests exported': async ({ service, desk, command }) => {
    await service.get(exportDeskQueue.path, desk, {});
    return command('requests', 'export');
  },
  'request erased': async ({ service, customer, command }) => {
    const number = await repairOf(service, customer);
    await service.post(withdrawRequest.path, customer, { number });
    return command('requests', 'erase', number, 'asked for');
  },
  'file opened': async ({ service, desk, customer }) => {
    const { id } = await sendGood(service, customer, sampleFiles.png);
    await repairOf(service, customer, { uploads: [id] });
    return service.get(getDeskFile.path, desk, { id });
  },
  'device list taken in': ({ service, desk }) =>
    service.post(takeDeviceList.path, desk, {
      list: 'serialNumber,productCode,verificationCode,activationCode\nT90-LOG-01,T90,AB12,ACT-1',
      mode: 'take',
    }),
  'notice published': ({ service, desk }) =>
    service.post(publishNotice.path, desk, { notice: sampleNotice(), mode: 'publish' }),
  'notice withdrawn': async ({ service, desk }) => {
    const { number } = sampleNotice();
    await service.post(publishNotice.path, desk, { notice: sampleNotice(), mode: 'publish' });
    return service.post(withdrawNotice.path, desk, { number, reason: 'a test' });
  },
  'password set': async ({ service, customer }) => {
    const code = await ownCodeOf(service, customer);
    return service.post(changePassword.path, customer, { ...chosen, code });
  },
  'address change asked for': ({ service, customer }) => askForEmail(service, customer),
  'address change called off': async ({ service, customer }) => {
    await askForEmail(service, customer);
    return service.post(callOffChange.path, customer, {});
  },
  'address changed': async ({ service, customer }) => {
    const account = newAddress();
    await fetch(`${new URL(service.origin).origin}/api${sendEmailCode.path}?email=${account}`);
    const [sent] = await service.store.db.select().from(outbox).where(eq(outbox.recipient, account));
    const code = await ownCodeOf(service, customer);
    return service.post(changeEmail.path, customer, { account, accountCode: sent?.code, code });
  },
  'own data taken': ({ service, customer }) => askForOwnData(service, customer),
  'account deleted': async ({ service, customer }) => {
    const code = await ownCodeOf(service, customer);
    return service.post(deleteAccount.path, customer, { code });
  },
};

describe.each(databasesOfCalls)('on $name', ({ missing, open }) => {
  describe.skipIf(missing)('the security log', () => {
    let service: Service;
    let desk: Staffer;

    beforeAll(async () => {
      service = await startService(open);
      desk = await staffAtDesk(service, 'Desk 2');
    });
    afterAll(() => service.close());

    const command = async (name: 'staff' | 'requests' | 'devices', ...args: string[]) => {
      const answer = await handleCommand(
        { db: service.store.db, storage: service.storage, reach: quietReach },
        { name, args, input: null, actor: 'kim' },
      );
      let { text } = answer;
      for await (const piece of answer.more ?? []) text += piece;
      return text;
    };

    it.each(securityActs)('has that: %s', async (act) => {
      const customer = await signedInCustomer(service.store.db, service.clock);
      const count = () => service.store.db.$count(securityEvent, eq(securityEvent.act, act));
      const before = await count();
      await doings[act]({ service, desk, customer, command });
      expect(await count()).toBeGreaterThan(before);
      const [last] = await service.store.db
        .select()
        .from(securityEvent)
        .where(eq(securityEvent.act, act))
        .orderBy(desc(securityEvent.id))
        .limit(1);
      expect(last?.actor).toMatch(/^(?:Desk [23]|Opener|Setter|Refused|kim|customer)$/);
    });

    it('names neither codes nor addresses, and is printed with what it comes to', async () => {
      const text = await command('staff', 'log');
      expect(text).toMatch(/The log is whole: \d+ lines, the last with the hash [\da-f]{64}\.\n$/);
      expect(text).toContain('  desk opened  Opener  ');
      expect(text).not.toContain('@');
    });
  });
});

describe.each(databaseKinds)('the chain on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of what is written down', () => {
    const store = storeOfSuite(open);
    const now = new Date('2026-01-31T08:00:00.123Z');

    const faults = async () => {
      const faultOf = chainChecker();
      const found: (string | null)[] = [];
      for await (const event of securityEvents(store.db)) found.push(faultOf(event));
      return found;
    };

    it('is whole whoever writes at one moment, and has nothing of what was taken back', async () => {
      const writers = Array.from({ length: 24 }, (_, index) =>
        store.db.transaction(async (transaction) => {
          await noteSecurity(transaction, { act: 'file opened', actor: 'Lin', subject: String(index) }, now);
          if (index % 4 === 0) throw new Error('taken back');
        }),
      );
      await Promise.allSettled(writers);
      expect(await faults()).toEqual(Array.from({ length: 18 }, () => null));
    });

    it('is changed by nobody, and shows it where someone got around that', async () => {
      const { db } = store;
      await expect(db.delete(securityEvent)).rejects.toThrow('Failed query');
      await expect(db.update(securityEvent).set({ actor: 'nobody' })).rejects.toThrow('Failed query');
      await expect(db.execute(sql`truncate security_event`)).rejects.toThrow('Failed query');
      await db.execute(sql`alter table security_event disable trigger security_event_unchanged`);
      await db.update(securityEvent).set({ actor: 'nobody' }).where(eq(securityEvent.id, 5));
      await db.delete(securityEvent).where(eq(securityEvent.id, 9));
      const found = await faults();
      expect(found.filter((each) => each !== null)).toEqual([
        'this one was changed',
        '1 before this one are gone',
      ]);
      expect(found[4]).toBe('this one was changed');
    });
  });
});
