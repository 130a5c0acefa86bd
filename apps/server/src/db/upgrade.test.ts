import fs from 'node:fs';
import path from 'node:path';
import {
  followRequest,
  getAccountOverview,
  getDeskQueue,
  getOwnData,
  giveSecondFactor,
} from '@payload/api/contract';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { array, type InferOutput, object, parse, record, string, unknown } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { hashOf } from '../services/secret.ts';
import { addStaff } from '../services/staff.ts';
import { staffAtDesk } from '../testing/colleague.ts';
import { type Customer, signedInCustomer } from '../testing/customer.ts';
import {
  clusterMissing,
  createDatabase,
  databaseKinds,
  failOnBroken,
  fillDataFolder,
} from '../testing/databases.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { askForOwnData } from '../testing/proof.ts';
import { type Service, startService } from '../testing/service.ts';
import { openStore } from './open.ts';
import { staff } from './schema.ts';
import { type Database, migrationsFolder } from './store.ts';

/** The last migration before there was a desk. */
const beforeDesk = '0006_undone_plans';

/** When everything was written that the older version left behind. */
const written = '2026-11-02T02:00:00.000Z';
const token = 'token-of-the-older-version';
const account = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';

/** Brings an empty database to the version before the desk, as its migrator left it. */
async function prepareOlder(db: Database): Promise<void> {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  await db.execute(sql`CREATE SCHEMA drizzle`);
  await db.execute(
    sql`CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const last = journal.entries.findIndex(({ tag }) => tag === beforeDesk);
  for (const { tag, when } of journal.entries.slice(0, last + 1)) {
    const file = fs.readFileSync(path.join(migrationsFolder, `${tag}.sql`), 'utf8');
    for (const statement of file.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
    await db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${tag}, ${when})`,
    );
  }
}

const requests = [
  { number: 'K7QP-4MXD', type: 'repair', submission: '33333333-3333-4333-8333-333333333331' },
  { number: 'M2WT-8CNH', type: 'exchange', submission: '33333333-3333-4333-8333-333333333332' },
  { number: 'R9BF-3XKP', type: 'problem', submission: '33333333-3333-4333-8333-333333333333' },
];

/** Statements that fill every table of that version that holds what people have sent. */
const filling = [
  sql`INSERT INTO account (id, phone, email, password_hash, created_at) VALUES
      (${account}, '13800138000', 'lin@example.com', 'a hash', ${written}),
      (${other}, NULL, 'ann@example.com', NULL, ${written})`,
  sql`INSERT INTO token (hash, account_id, created_at, expires_at)
      VALUES (${hashOf(token)}, ${account}, ${written}, '2026-12-02T02:00:00Z')`,
  sql`INSERT INTO known_browser (hash, account_id, expires_at) VALUES ('browser', ${account}, '2027-11-02T02:00:00Z')`,
  sql`INSERT INTO device
      (serial_number, product_code, verification_code, activation_code, activated_at, activated_by, service_hours) VALUES
      ('T90-OLD-01', 'T90', 'AB12', 'ACT-1', ${written}, ${account}, 8760),
      ('T90-OLD-02', 'T90', 'AB13', 'ACT-2', NULL, NULL, 8760)`,
  sql`INSERT INTO care_plan (serial_number, product_code, account_id, contact, phone, starts_at, ends_at)
      VALUES ('T90-OLD-01', 'T90', ${account}, '林', '13800138000', ${written}, '2027-11-02T02:00:00Z')`,
  sql`INSERT INTO care_plan_undone (serial_number, product_code, account_id, starts_at, ends_at, undone_at, reason)
      VALUES ('T90-OLD-02', 'T90', ${other}, ${written}, '2027-11-02T02:00:00Z', ${written}, 'wrong device')`,
  ...requests.map(
    ({ number, type, submission }) => sql`INSERT INTO service_request
      (number, account_id, submission_id, type, num, contact, phone, region, address, product_code, serial_number,
       courier, tracking_number, description, created_at, content_hash)
      VALUES (${number}, ${account}, ${submission}, ${type}, 1, '林', '13800138000', '广东', '深圳 1 号', 'T90',
       'T90-OLD-01', 'sf', 'SF1', 'The lamp stays dark.', ${written}, 'hash')`,
  ),
  sql`INSERT INTO upload (account_id, storage_key, name, type, bytes, sha256, request_number, position, created_at)
      VALUES (${account}, 'key-1', 'lamp.png', 'image/png', 12, 'aa', 'K7QP-4MXD', 0, ${written})`,
  sql`INSERT INTO outbox (kind, recipient, subject, body, created_at, expires_at, next_try_at)
      VALUES ('mail', 'ann@example.com', 'subject', 'body', ${written}, '2027-11-02T02:00:00Z', '2027-11-02T02:00:00Z')`,
];

const tables = [
  'account',
  'token',
  'known_browser',
  'device',
  'care_plan',
  'care_plan_undone',
  'service_request',
  'upload',
  'outbox',
];

const row = record(string(), unknown());
const answer = object({ rows: array(object({ row })) });
type Rows = Record<string, InferOutput<typeof row>[]>;

/** Every row of those tables, as JSON. */
async function rowsOf(db: Database): Promise<Rows> {
  const rows: Rows = {};
  for (const table of tables) {
    const found = await db.execute(sql`SELECT to_jsonb(t) AS "row" FROM ${sql.identifier(table)} AS t`);
    rows[table] = parse(answer, found).rows.map((each) => each.row);
  }
  return rows;
}

describe.each(databaseKinds)('a database on $name from before the desk', ({ missing, open }) => {
  describe.skipIf(missing)('after the upgrade', () => {
    let service: Service;
    let before: Rows;

    beforeAll(async () => {
      service = await startService(async () => {
        const opened = await open({ hasTables: false });
        const { db } = opened.store;
        await prepareOlder(db);
        for (const statement of filling) await db.execute(statement);
        before = await rowsOf(db);
        return opened;
      });
      service.clock = new Date('2026-11-03T02:00:00Z');
    });
    afterAll(() => service.close());

    it('has every row with all that stood in it, but that the only status has another name, and numbers their country code', async () => {
      const after = await rowsOf(service.store.db);
      expect(Object.keys(before)).toEqual(tables);
      for (const [table, rows] of Object.entries(before)) {
        const kept = rows.map((each) =>
          expect.objectContaining({
            ...each,
            ...(table === 'service_request' && { status: 'submitted' }),
            ...(each['phone'] === '13800138000' && { phone: '+8613800138000' }),
          }),
        );
        expect(kept).not.toHaveLength(0);
        expect(after[table]).toEqual(expect.arrayContaining(kept));
      }
    });

    it('still knows who is signed in, and shows them their requests, devices and plans', async () => {
      const me = { id: account, email: 'lin@example.com', token };
      const overview = parse(
        getAccountOverview.reply,
        (await service.get(getAccountOverview.path, me, {})).data,
      );
      expect(overview.requests.map(({ number }) => number).toSorted()).toEqual(
        requests.map(({ number }) => number),
      );
      expect(overview.devices).toMatchObject([{ serialNumber: 'T90-OLD-01', serviceHours: 8760 }]);
      expect(overview.plans).toMatchObject([{ serialNumber: 'T90-OLD-01' }]);
      const own = parse(getOwnData.reply, (await askForOwnData(service, me)).data);
      expect(own.requests.flatMap(({ files }) => files)).toMatchObject([{ name: 'lamp.png', sha256: 'aa' }]);
    });

    it('lays its requests on the desk, each with who is to act, and lets them be followed', async () => {
      const kim = await staffAtDesk(service, 'Kim');
      const { data } = await service.get(getDeskQueue.path, kim, { view: 'open', words: '' });
      const queue = parse(getDeskQueue.reply, data).requests;
      expect(
        queue
          .map(({ number, waitsFor }) => [number, waitsFor])
          .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
      ).toEqual([
        ['K7QP-4MXD', 'customer'],
        ['M2WT-8CNH', 'customer'],
        ['R9BF-3XKP', 'staff'],
      ]);
      const followed = await service.post(followRequest.path, null, {
        number: 'R9BF-3XKP',
        reach: '13800138000',
      });
      expect(parse(followRequest.reply, followed.data)).toMatchObject({
        status: 'submitted',
        description: 'The lamp stays dark.',
      });
    });
  });
});

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const folders = [
  { name: 'embedded', missing: null, isCluster: false },
  { name: 'PostgreSQL', missing: clusterMissing, isCluster: true },
];

describe.each(folders)('a database on $name from before secrets were sealed', ({ missing, isCluster }) => {
  it.skipIf(missing)('keeps who opens the desk with which app, and nothing of it in clear', async () => {
    const folder = temporaryFolder();
    const cluster = isCluster ? await createDatabase() : null;
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '0',
      SITE_DIR: 'none',
      ...(cluster ? { DATABASE_URL: cluster.url } : {}),
    });
    const change = async (work: (db: Database) => Promise<void>) => {
      const store = await openStore(config, { onIdleError: () => {}, onBroken: failOnBroken });
      await store.prepare(work);
      await store.close();
    };
    if (!cluster) await fillDataFolder(folder);
    let kim: Customer | undefined;
    await change(async (db) => {
      kim = await signedInCustomer(db);
      await addStaff(db, { address: { kind: 'email', value: kim.email }, name: 'Kim' }, new Date());
      await db.update(staff).set({ totpSecret: secret, totpConfirmedAt: new Date() });
    });

    const server = await startServer(config);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const given = await fetch(`${server.origin}/jz-api${giveSecondFactor.path}`, {
      method: 'POST',
      headers: { authorization: kim?.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    expect([given.status, await given.json()]).toEqual([200, expect.objectContaining({ name: 'Kim' })]);
    await server.stop();

    await change(async (db) => {
      const [member] = await db.select().from(staff);
      expect(member?.totpSecret).toMatch(/^v1\./);
      expect(member?.totpSecret).not.toContain(secret);
    });
    expect(fs.statSync(path.join(folder, 'second-factor.key')).mode & 0o777).toBe(0o600);
    await cluster?.drop();
  });
});
