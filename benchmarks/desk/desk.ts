import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../apps/server/src/app.ts';
import { openCluster } from '../../apps/server/src/db/cluster.ts';
import { openEmbedded } from '../../apps/server/src/db/embedded.ts';
import type { Store } from '../../apps/server/src/db/store.ts';
import { signedInCustomer } from '../../apps/server/src/testing/customer.ts';
import { quietParts } from '../../apps/server/src/testing/parts.ts';
import {
  getAccountOverview,
  getDeskFigures,
  getDeskQueue,
  getDeskRequest,
} from '../../packages/api/src/contract/index.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { type Figure, machine, printFigures } from '../figures.ts';

/**
 * How soon the desk and a customer's own page answer with many requests in the database: ten callers at once, the 99th
 * percentile of each question; the first ten callers after the start are told by themselves. PostgreSQL with 100 000 requests
 * and 20 000 devices, the embedded database with 5 000 and 1 000. A tenth of the requests is open. The plans of the queue's
 * statements are printed.
 */
const callers = 10;
const asked = 600;
/** Milliseconds. */
const goal = 100;

/** Requests of many customers over two years, with their events, and the devices they are about. */
const filling = (requests: number, devices: number) => [
  `insert into account (email, created_at)
    select 'customer' || n || '@example.com', now() from generate_series(1, ${requests / 5}) n`,
  `insert into device (serial_number, product_code, verification_code, activation_code, service_hours)
    select 'T90-' || lpad(n::text, 6, '0'), 'T90', 'AB12', 'ACT-' || n, 8760 from generate_series(1, ${devices}) n`,
  `insert into service_request (number, account_id, submission_id, type, num, status, contact, phone, region, address,
      product_code, serial_number, courier, tracking_number, description, waits_for, due_at, created_at)
    select overlay(lpad(upper(to_hex(n)), 8, '0') placing '-' || substr(lpad(upper(to_hex(n)), 8, '0'), 5, 1) from 5 for 1), a.id, gen_random_uuid(), 'repair', 3,
      case when n % 10 > 0 then 'closed' when n % 20 = 0 then 'received' else 'quoted' end, 'Contact ' || n,
      '1380' || lpad(n::text, 7, '0'), 'Region', 'Address', 'T90', 'T90-' || lpad((n % ${devices} + 1)::text, 6, '0'),
      'SF', 'SF' || n, 'What happened to number ' || n,
      case when n % 10 > 0 then 'nobody' when n % 20 = 0 then 'staff' else 'customer' end,
      case when n % 20 = 0 then now() + (n % 400 - 100) * interval '1 hour' end, now() - n * interval '10 minutes'
    from generate_series(1, ${requests}) n
    join (select id, row_number() over () as place from account) a on a.place = n % ${requests / 5} + 1`,
  `insert into request_event (request_number, kind, status, words, actor, created_at)
    select number, 'status', step.status, null, 'Kim', created_at + step.after
    from service_request, (values ('received', interval '1 day'), ('closed', interval '5 days')) as step(status, after)
    where step.status = 'received' or service_request.status = 'closed'`,
  'analyze',
];

const plans = [
  `select * from service_request where waits_for <> 'nobody' order by due_at, created_at, number limit 51`,
  `select * from service_request where serial_key = 'T90000007'`,
  `select * from service_request where ltrim(phone, '+') = '13800000007'`,
  `select assignee, count(*), count(*) filter (where waits_for = 'customer'), count(*) filter (where due_at <= now())
    from service_request where waits_for <> 'nobody' group by assignee`,
  `select id from account where phone in ('13800000007', '+13800000007')`,
];

async function measure(name: string, store: Store, requests: number, devices: number): Promise<Figure[]> {
  const { db } = store;
  await store.prepare(async () => {});
  for (const statement of filling(requests, devices)) await db.execute(statement);
  const staff = await signedInCustomer(db);
  await db.execute(`insert into staff (account_id, name, totp_confirmed_at, created_at)
    values ('${staff.id}', 'Kim', now(), now())`);
  await db.execute(
    `update token set desk_until = now() + interval '1 hour' where account_id = '${staff.id}'`,
  );
  await db.execute(`update service_request set account_id = '${staff.id}' where number in
    (select number from service_request order by number limit 20)`);
  const app = await createApp({ ...quietParts, store });
  const origin = `${await app.listen({ host: '127.0.0.1', port: 0 })}/jz-api`;
  const headers = { authorization: staff.token };
  const ask = async (path: string, query: Record<string, string>) => {
    const reply = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`, { headers });
    const data: unknown = await reply.json();
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(data)}`);
    return data;
  };
  const [number = ''] = await numbersOf(ask);
  const questions: readonly (readonly [string, string, Record<string, string>])[] = [
    ['queue, open', getDeskQueue.path, {}],
    ['queue, overdue', getDeskQueue.path, { view: 'overdue' }],
    ['queue, ended', getDeskQueue.path, { view: 'ended' }],
    ['search by serial number', getDeskQueue.path, { words: 't90 000007' }],
    ['search by phone number', getDeskQueue.path, { words: '+86 138 0000 0007' }],
    ['search by address', getDeskQueue.path, { words: 'customer7@example.com' }],
    ['one request', getDeskRequest.path, { number }],
    ['my service', getAccountOverview.path, {}],
    ['figures', getDeskFigures.path, {}],
  ];
  const begun = performance.now();
  await Promise.all(Array.from({ length: callers }, () => ask(getDeskQueue.path, {})));
  console.log(
    `${name}, first ${callers} callers after the start: ${(performance.now() - begun).toFixed(0)} ms`,
  );
  const figures: Figure[] = [];
  for (const [question, path, query] of questions) {
    const times: number[] = [];
    const call = async () => {
      while (times.length < asked) {
        const begin = performance.now();
        await ask(path, query);
        times.push(performance.now() - begin);
      }
    };
    await Promise.all(Array.from({ length: callers }, call));
    const sorted = times.toSorted((a, b) => a - b);
    const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    console.log(
      `${name}, ${question}: median ${percentile(0.5).toFixed(1)} ms, p99 ${percentile(0.99).toFixed(1)} ms`,
    );
    figures.push({
      name: `${name}: ${question}, p99`,
      unit: 'ms',
      measured: percentile(0.99),
      goal,
      digits: 1,
    });
  }
  if (name.startsWith('PostgreSQL')) {
    for (const statement of plans) {
      console.log(`\n${statement.replaceAll(/\s+/g, ' ')}`);
      console.log(
        JSON.stringify(await db.execute(`explain ${statement}`), null, 1)
          .match(/"QUERY PLAN": ".*"/g)
          ?.join('\n'),
      );
    }
  }
  await app.close();
  return figures;
}

/** Numbers of the open queue. */
async function numbersOf(
  ask: (path: string, query: Record<string, string>) => Promise<unknown>,
): Promise<string[]> {
  const data = await ask(getDeskQueue.path, {});
  return [...JSON.stringify(data).matchAll(/"number":"([^"]+)"/g)].flatMap(([, each]) => each ?? []);
}

console.log(machine());
const postgres = await startPostgres();
if ('reason' in postgres) throw new Error(postgres.reason);
const figures: Figure[] = [];
try {
  const cluster = await openCluster(postgres.url, () => {});
  figures.push(...(await measure('PostgreSQL, 100 000', cluster, 100_000, 20_000)));
  await cluster.close();
} finally {
  postgres.stop();
}
const folder = mkdtempSync(join(tmpdir(), 'payload-benchmark-'));
const embedded = await openEmbedded(folder, (reason) => {
  throw new Error(`The database broke: ${reason}`);
});
figures.push(...(await measure('Embedded, 5 000', embedded, 5000, 1000)));
await embedded.close();
rmSync(folder, { recursive: true });
printFigures(figures);
