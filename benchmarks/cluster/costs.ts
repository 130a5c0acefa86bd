import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../apps/server/src/db/store.ts';
import { sampleRepair } from '../../apps/server/src/testing/samples.ts';
import type { SmsPost } from '../../apps/server/src/testing/sms-stand-in.ts';
import {
  activateCare,
  activateDevice,
  phonePwdLogin,
  phoneVerify,
  registerAndLogin,
  saveByHand,
  sendSmsCode,
  signOut,
  uploadFile,
} from '../../packages/api/src/contract/index.ts';
import { familyTime, parentOf, processorTime } from '../processor-time.ts';
import { callerOf } from './caller.ts';
import { codeOn, newFile, newPhone, password } from './customer.ts';
import type { TrialDevice } from './devices.ts';

/** What is needed to measure. */
interface Setup {
  db: Database;
  /** Of the one server that is asked. */
  origin: string;
  pid: number;
  posts: SmsPost[];
  /** Folder of the built site. */
  site: string;
  nextDevice: () => TrialDevice;
}

/** Requests of each kind that read the database, and of those that do not. */
const few = 240;
const many = 4000;
/** Under way at once. */
const hands = 4;

/**
 * Prints what one request of each kind costs: milliseconds of a core in the server and in PostgreSQL, and statements,
 * BEGIN and COMMIT among them.
 */
export async function measureCosts({ db, origin, pid, posts, site, nextDevice }: Setup): Promise<void> {
  await db.execute('create extension if not exists pg_stat_statements');
  const database = await postmasterOf(db);
  const caller = callerOf(origin, null);

  console.log('\na request of its kind                    server     PostgreSQL   statements');
  const measure = async <Item>(what: string, items: readonly Item[], send: (item: Item) => Promise<void>) => {
    const [statements, server, family] = [await statementsOf(db), processorTime(pid), familyTime(database)];
    const waiting = items.values();
    const work = async () => {
      for (const item of waiting) await send(item);
    };
    await Promise.all(Array.from({ length: hands }, work));
    const each = (value: number, digits: number) => (value / items.length).toFixed(digits).padStart(7);
    const costs = [
      `${each(processorTime(pid) - server, 2)} ms`,
      `${each(familyTime(database) - family, 2)} ms`,
      each((await statementsOf(db)) - statements, 1),
    ];
    console.log(`${what.padEnd(38)} ${costs.join(' ')}`);
  };
  const get =
    (path: string, headers: Record<string, string> = {}) =>
    async () => {
      const reply = await fetch(origin + path, { headers });
      await reply.arrayBuffer();
      if (reply.status !== 200 && reply.status !== 304) throw new Error(`${path} answered ${reply.status}.`);
    };
  const tagOf = async (path: string) => {
    const reply = await fetch(origin + path);
    await reply.arrayBuffer();
    return { 'if-none-match': reply.headers.get('etag') ?? '' };
  };

  const list = '/api/offi/public/findProductsByType/searchlight?language=en';
  const script = readdirSync(join(site, 'assets')).find((name) => name.endsWith('.js')) ?? '';
  for (let warm = 0; warm < many; warm++) await get(list)();
  await measure('home page, compressed', times(many), get('/en/'));
  await measure('home page, 304', times(many), get('/en/', await tagOf('/en/')));
  await measure('a script of the site', times(many), get(`/assets/${script}`));
  await measure('catalogue read', times(many), get(list));
  await measure('catalogue read, 304', times(many), get(list, await tagOf(list)));

  const phones = times(few).map(newPhone);
  await measure('code asked for, its message sent', phones, async (phone) => {
    await caller.ask(sendSmsCode, { query: { phone } });
  });
  const coded: { account: string; code: string }[] = [];
  for (const account of phones) coded.push({ account, code: await codeOn(posts, account) });
  const tokens: string[] = [];
  await measure('sign-in by code', coded, async (body) => {
    tokens.push((await caller.ask(phoneVerify, { body })).token);
  });

  const account = newPhone();
  await caller.ask(sendSmsCode, { query: { phone: account } });
  const code = await codeOn(posts, account);
  await caller.ask(registerAndLogin, { body: { account, code, password, confirmPassword: password } });
  await measure('sign-in by password', times(60), async () => {
    await caller.ask(phonePwdLogin, { body: { account, password } });
  });

  const owned = tokens.map((token) => ({ token, device: nextDevice() }));
  const activate = async ({ token, device }: (typeof owned)[number]) => {
    await caller.ask(activateDevice, { query: { ...device }, token });
  };
  await measure('activation', owned, activate);
  await measure('activation asked for again', owned, activate);
  await measure('care plan', owned, async ({ token, device: { serialNumber } }) => {
    await caller.ask(activateCare, { body: { serialNumber, contact: 'Zoe', phone: '13800138000' }, token });
  });

  const sent: { token: string; id: string; serialNumber: string }[] = [];
  await measure('file of 30 kB', owned, async ({ token, device: { serialNumber } }) => {
    const { id } = await caller.ask(uploadFile, { form: newFile().form, token });
    sent.push({ token, id, serialNumber });
  });
  await measure('request with a file, its mail sent', sent, async ({ token, id, serialNumber }) => {
    const body = { ...sampleRepair(), submissionId: randomUUID(), serialNumber, uploads: [id] };
    await caller.ask(saveByHand, { body, token });
  });
  await measure('sign-out', tokens, async (token) => {
    await caller.ask(signOut, { body: {}, token });
  });
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

async function statementsOf(db: Database): Promise<number> {
  const text = `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%'`;
  return numberIn(await db.execute(text), 'calls');
}

/** The process all backends are children of. */
async function postmasterOf(db: Database): Promise<number> {
  return parentOf(numberIn(await db.execute('select pg_backend_pid() as pid'), 'pid'));
}

/** A number of the first row of what a statement gave. */
function numberIn(result: unknown, column: string): number {
  const rows: unknown = typeof result === 'object' && result ? Reflect.get(result, 'rows') : undefined;
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const value: unknown = typeof row === 'object' && row ? Reflect.get(row, column) : undefined;
  if (typeof value !== 'number') throw new Error(`The database gave no ${column}.`);
  return value;
}
