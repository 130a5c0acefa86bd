import fs from 'node:fs';
import path from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsBy } from '../services/desk/search.ts';
import { followedRequest } from '../services/follow.ts';
import { databaseKinds } from '../testing/databases.ts';
import { exampleNumbers } from '../testing/phone-spellings.ts';
import { account, carePlan, savedContact, serviceRequest } from './schema.ts';
import { migrationsFolder, type Store } from './store.ts';

const owner = '11111111-1111-4111-8111-111111111111';
const now = new Date('2026-11-28T08:00:00Z');

/** Numbers as earlier versions kept what a form said, with its region, and as they are kept now. */
const ofForms: readonly (readonly [region: string, before: string, after: string])[] = [
  ...exampleNumbers.flatMap(({ number, countryCallingCode: code, nationalNumber }) => {
    const withZero = `+${code}0${nationalNumber}`;
    const spelled = [number, number.replace('+', '00')];
    // Where it is dialled inside the country, the zero in brackets was kept; elsewhere nobody writes one.
    if (parsePhoneNumberFromString(withZero)?.number === number) spelled.push(withZero);
    return spelled.map((before) => ['Others', before, number] as const);
  }),
  ['China', '13800138000', '+8613800138000'],
  ['广东', '13800138000', '+8613800138000'],
  ['Others', '13800138000', '+8613800138000'],
  ['China', '8613800138000', '+8613800138000'],
  ['Americas', '8613800138000', '+8613800138000'],
  ['China', '075588888888', '+8675588888888'],
  ['China', '01088888888', '+861088888888'],
  ['China', '+86075588888888', '+8675588888888'],
  ['China', '4001234567', '+864001234567'],
  ['China', '95338', '95338'],
  // Someone's in the United States as well.
  ['Americas', '14155550123', '14155550123'],
  ['Others', '02079460018', '02079460018'],
  ['Others', '07700900123', '07700900123'],
  ['China', '07700900123', '07700900123'],
  ['Others', '+390669812345', '+390669812345'],
  ['China', '', ''],
];

/** What stands in the list behind the countries. */
const others = 16;

const numberAt = (index: number) => `P000-${String(index).padStart(4, '0')}`;

describe.each(databaseKinds)('phone numbers on $name', ({ missing, open }) => {
  describe.skipIf(missing)('of a database that kept them as they were typed', () => {
    let store: Store;
    let dispose: () => Promise<void>;

    beforeAll(async () => {
      ({ store, dispose } = await open());
      await store.prepare(async () => {});
      const { db } = store;
      await db.execute(sql`INSERT INTO account (id, phone, email, created_at) VALUES
        (${owner}, '13800138000', NULL, '2026-01-01Z'),
        (gen_random_uuid(), '+4407700900123', 'first@example.com', '2026-01-01Z'),
        (gen_random_uuid(), '+447700900123', 'second@example.com', '2026-01-02Z'),
        (gen_random_uuid(), '+4407700900124', 'third@example.com', '2026-01-03Z'),
        (gen_random_uuid(), NULL, 'fourth@example.com', '2026-01-04Z')`);
      const rows = ofForms.map(
        (
          [region, before],
          index,
        ) => sql`(${numberAt(index)}, gen_random_uuid(), gen_random_uuid(), 'problem', 3, 'Kim', ${before},
          ${region}, 'T90', 'T90-0001', 'dark', ${now.toISOString()})`,
      );
      await db.execute(sql`INSERT INTO service_request
        (number, account_id, submission_id, type, num, contact, phone, region, product_code, serial_number, description, created_at)
        VALUES ${sql.join(rows, sql`, `)}`);
      await db.execute(sql`INSERT INTO saved_contact (account_id, contact, phone, region)
        VALUES (${owner}, 'Kim', '075588888888', 'China')`);
      await db.execute(sql`INSERT INTO care_plan (serial_number, product_code, account_id, contact, phone, starts_at, ends_at)
        VALUES ('T90-0001', 'T90', ${owner}, 'Kim', '13800138000', ${now.toISOString()}, ${now.toISOString()})`);
      await db.transaction(async (transaction) => {
        const file = fs.readFileSync(path.join(migrationsFolder, '0015_phones.sql'), 'utf8');
        for (const statement of file.split('--> statement-breakpoint'))
          await transaction.execute(sql.raw(statement));
      });
    });
    afterAll(() => dispose());

    it('are of every country in the one spelling that the service gives them', async () => {
      const rows = await store.db
        .select({ number: serviceRequest.number, kept: sql<string>`${serviceRequest.phone}::text` })
        .from(serviceRequest)
        .orderBy(asc(serviceRequest.number));
      expect(rows.map(({ kept }) => kept)).toEqual(ofForms.map(([, , after]) => after));
    });

    it('are those of accounts, contacts and plans too, and no account gets the number of another', async () => {
      const accounts = await store.db
        .select({ email: account.email, phone: sql<string | null>`${account.phone}::text` })
        .from(account)
        .orderBy(asc(account.createdAt), asc(account.email));
      expect(accounts.map(({ email, phone }) => [email, phone])).toEqual([
        ['first@example.com', '+4407700900123'],
        [null, '+8613800138000'],
        ['second@example.com', '+447700900123'],
        ['third@example.com', '+447700900124'],
        ['fourth@example.com', null],
      ]);
      const [contact] = await store.db.select({ phone: sql`${savedContact.phone}::text` }).from(savedContact);
      const [plan] = await store.db.select({ phone: sql`${carePlan.phone}::text` }).from(carePlan);
      expect([contact?.phone, plan?.phone]).toEqual(['+8675588888888', '+8613800138000']);
    });

    it('are read as they are dialled in mainland China, and an account is found by that', async () => {
      const [found] = await store.db.select().from(account).where(eq(account.phone, '13800138000'));
      expect(found).toMatchObject({ id: owner, phone: '13800138000' });
    });

    it('find their request, as they were typed and in the other spelling', async () => {
      for (const [index, [, before, after]] of ofForms.entries()) {
        // Few of the many countries, and each of what follows them.
        if ((index % 20 > 0 && index < ofForms.length - others) || before === '') continue;
        const number = numberAt(index);
        for (const reach of [before.replace(/^00/, '+'), after]) {
          const asked = {
            number,
            reach,
            language: 'en',
            holidays: new Set<string>(),
            network: null,
          } as const;
          expect(await followedRequest(store.db, asked, now)).toMatchObject({ number });
        }
        const found = await store.db
          .select({ number: serviceRequest.number })
          .from(serviceRequest)
          .where(await requestsBy(store.db, before));
        expect([before, found.some((each) => each.number === number)]).toEqual([before, true]);
      }
    });
  });
});
